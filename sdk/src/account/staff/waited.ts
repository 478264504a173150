import { waitTexts } from './staffDeskTexts.js'
import type { Plural } from '../../kit/text.js'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long something waits, in whole days, hours or minutes: the words and their number. Nothing waits less than none. */
export function waited(since: string, now: Date): { readonly words: Plural; readonly count: number } {
  const ms = Math.max(0, now.getTime() - Date.parse(since)) || 0
  if (ms >= day) return { words: waitTexts.days, count: Math.floor(ms / day) }
  if (ms >= hour) return { words: waitTexts.hours, count: Math.floor(ms / hour) }
  return { words: waitTexts.minutes, count: Math.floor(ms / minute) }
}

/** What is opened after something of a queue was dealt with: what stood behind it, else the first; null where it was the last. */
export function nextInQueue<T extends { readonly id: number }>(queue: readonly T[], done: number): T | null {
  const at = queue.findIndex(({ id }) => id === done)
  const others = queue.filter(({ id }) => id !== done)
  return others[at] ?? others[0] ?? null
}

/** What waits, with the one that is open at its end where the list, which is cut short, does not have it; null is none. */
export const queueWith = <T extends { readonly id: number }>(
  queue: readonly T[],
  open: T | null,
): readonly T[] => (open === null || queue.some(({ id }) => id === open.id) ? queue : [...queue, open])
