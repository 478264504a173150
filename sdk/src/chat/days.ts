import { addDays, dayIn } from '../kit/dates/dates.js'
import type { Text } from '../kit/text.js'
import { chatTexts } from './texts.js'

/** Messages of one day, under the day's name. */
export interface MessagesOfDay<M> {
  /** `YYYY-MM-DD` in the reader's zone. */
  readonly day: string
  readonly messages: readonly M[]
}

/** Messages in their order, parted where the reader's day changes. `zone` is an IANA name. */
export function messagesByDay<M extends { readonly timestamp: number }>(
  messages: readonly M[],
  zone: string,
): MessagesOfDay<M>[] {
  const days: { day: string; messages: M[] }[] = []
  for (const message of messages) {
    const day = dayIn(zone, new Date(message.timestamp))
    const last = days.at(-1)
    if (last?.day === day) last.messages.push(message)
    else days.push({ day, messages: [message] })
  }
  return days
}

/** 'Today' and 'Yesterday'; null for a day that is called by its date. */
export function dayWord(day: string, today: string): Text | null {
  if (day === today) return chatTexts.today
  return day === addDays(today, -1) ? chatTexts.yesterday : null
}

/** The last of one's own messages that the other has read: beneath it stands 'Seen'. */
export function lastSeen<M extends { readonly mine: boolean; readonly readBy: readonly number[] }>(
  messages: readonly M[],
  other: number,
): M | undefined {
  return messages.findLast(({ mine, readBy }) => mine && readBy.includes(other))
}
