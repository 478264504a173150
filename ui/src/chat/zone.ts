import { dayIn } from '@homecare/sdk/kit'

/** The zone in which the reader lives: instants are shown in it. */
export function readerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

/** The reader's day of an instant in milliseconds; today's without one. */
export function readerDay(timestamp: number = Date.now()): string {
  return dayIn(readerZone(), new Date(timestamp))
}
