// What the engine asks of the page: the only functions that legato.wasm imports.
//
// Web/legato implements them under the module name "legato". A function that is not declared here is a link error, not an import,
// so nothing else can slip in.

#ifndef LEGATO_HOST_H
#define LEGATO_HOST_H

#include <stdint.h>

#define LEGATO_IMPORT(name) __attribute__((import_module("legato"), import_name(#name)))

/// Something happened that the page must hear of now. The meaning of the values is the kind's.
LEGATO_IMPORT(notify)
void legato_notify(int32_t kind, int32_t a, int32_t b);

#undef LEGATO_IMPORT
#endif
