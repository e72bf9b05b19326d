// The engine's calls to the page: the only functions that legato.wasm imports.
//
// Web/legato implements them under the module name "legato". A function that is not declared here is a link error, not
// an import, so no other import can slip in.

#ifndef LEGATO_HOST_H
#define LEGATO_HOST_H

#include <stdint.h>

#define PAGE(name) __attribute__((import_module("legato"), import_name(#name))) page_##name

/// The number of the run that the page's present call has requested.
void PAGE(requested)(int32_t container, int32_t run);
/// Whether the run may begin: 0 denies it, 1 allows it, and 2 lets it wait for a call of `answer`.
int32_t PAGE(should)(
  int32_t container, int32_t run, int32_t operation, int32_t from, int32_t to, int32_t is_interactive);
/// The run with this number was denied before it began.
void PAGE(denied)(int32_t container, int32_t run);
/// Puts the new screen in place (in reverse, the covered one), measures, and writes a context into the mailbox; returns
/// 0 if a screen is missing. The tag is the transition's.
int32_t PAGE(measure)(int32_t container, int32_t covered, int32_t covering, int32_t is_back, int32_t tag);
/// The layers have changed; the mailbox holds them.
void PAGE(layers)(int32_t container, int32_t count);
/// A run has begun (0), changed its inputs (1), been decided in favour of its request (2) or against it (3), or ended
/// accordingly (4, 5); the value is the fraction. A sheet has come to another detent (6); the value is the detent's
/// place. A finger has attempted a denied or resisted gesture (7).
void PAGE(event)(
  int32_t container, int32_t kind, int32_t run, int32_t operation, int32_t from, int32_t to, int32_t is_interactive,
  double value, double pull);
/// Scrolls one of the scrollers under the finger, given by its place in the list, to an offset; with a velocity in
/// points per second it then glides.
void PAGE(scroll)(int32_t container, int32_t place, double offset, double velocity);
/// Returns the screen that a finger is about to push, or -1; the mailbox gets its policy.
int32_t PAGE(screen)(int32_t container, int32_t key);
/// Maps a gesture by a page's own interaction: the mailbox holds the gesture, and gets the inputs.
void PAGE(map)(int32_t interaction);
/// Decides a release by a page's own interaction: the mailbox holds the gesture and the inputs. Returns 1 to finish, 0
/// to cancel, -1 for the interaction's own decision.
int32_t PAGE(decide)(int32_t interaction);

#undef PAGE

/// The numbers that the page and the engine pass each other: enough for a custom transition, or for the frames of some
/// hundred shared elements.
enum { mailbox_capacity = 8192 };
extern double *const mailbox_numbers;

#endif
