import type { ClockEventKind } from '@homecare/sdk/clock'
import type { Text } from '@homecare/sdk/kit'
import { clockScreenTexts as words } from '@homecare/sdk/texts'

/** What is pressed, as the button says it. */
export const pressWords: Readonly<Record<ClockEventKind, Text>> = {
  clock_in: words.clockIn,
  clock_out: words.clockOut,
  break_begin: words.beginBreak,
  break_end: words.endBreak,
  undo_clock_in: words.undoIn,
  undo_clock_out: words.undoOut,
}

/** That a press has arrived. */
export const doneWords: Readonly<Record<ClockEventKind, Text>> = {
  clock_in: words.doneIn,
  clock_out: words.doneOut,
  break_begin: words.doneBreak,
  break_end: words.doneBreakEnd,
  undo_clock_in: words.doneUndoIn,
  undo_clock_out: words.doneUndoOut,
}
