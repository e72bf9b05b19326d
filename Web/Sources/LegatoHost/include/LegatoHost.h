// What the engine asks of the page: the only functions that legato.wasm imports.
//
// Web/legato implements them under the module name "legato". A function that is not declared here is a link error, not
// an import, so nothing else can slip in.

#ifndef LEGATO_HOST_H
#define LEGATO_HOST_H

#include <stdint.h>

#define PAGE(name) __attribute__((import_module("legato"), import_name(#name))) page_##name

/// What the page has just asked for has this number.
void PAGE(requested)(int32_t container, int32_t run);
/// Whether the run may begin: 0 denies it, 1 allows it, and 2 lets it wait for a call of `answer`.
int32_t PAGE(should)(
  int32_t container, int32_t run, int32_t operation, int32_t from, int32_t to, int32_t is_interactive);
/// What was to become this run was denied.
void PAGE(denied)(int32_t container, int32_t run);
/// Puts the new screen in place, which is the covered one in reverse, measures, and writes a context into the
/// mailbox: 0 if a screen is not there. The tag is that of the transition.
int32_t PAGE(measure)(int32_t container, int32_t covered, int32_t covering, int32_t is_back, int32_t tag);
/// The layers have changed; the mailbox holds them.
void PAGE(layers)(int32_t container, int32_t count);
/// A run has begun (0), changed its inputs (1), decided to do what was asked (2) or not (3), or ended so (4, 5); the
/// value is the fraction. A screen has come to another detent (6), of which the value is the place. A finger has
/// attempted what may not be (7).
void PAGE(event)(
  int32_t container, int32_t kind, int32_t run, int32_t operation, int32_t from, int32_t to, int32_t is_interactive,
  double value, double pull);
/// The scroller of a place among those under the finger is put at an offset; with a velocity in points per second it
/// goes on.
void PAGE(scroll)(int32_t container, int32_t place, double offset, double velocity);
/// The screen that a finger is about to push, or -1; the mailbox holds its policy.
int32_t PAGE(screen)(int32_t container, int32_t key);
/// A page's own interaction: the mailbox holds the gesture, and then the inputs.
void PAGE(map)(int32_t interaction);
/// A page's own decision: the mailbox holds the gesture and the inputs; 1 finishes.
int32_t PAGE(decide)(int32_t interaction);

#undef PAGE

/// The numbers that the page and the engine hand each other: enough for a custom transition, or the frames of some
/// hundred shared elements.
enum { mailbox_capacity = 8192 };
extern double *const mailbox_numbers;

#endif
