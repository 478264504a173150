import type { Text, Toasts } from '@homecare/sdk/kit'
import { moneyDeskTexts as words } from '@homecare/sdk/texts'

/** Says what came of a press, by the state of the deed that it made; `done` where nothing is left to wait for. */
export function sayDeed(toasts: Toasts, state: string | undefined, done: Text): void {
  if (state === 'failed') toasts.error(words.isFailed)
  else toasts.success(state === 'proposed' ? words.isProposed : state === 'asked' ? words.isAsked : done)
}
