import { addDays, instantIn } from '@homecare/sdk/kit'
import type { SQL } from 'drizzle-orm'
import { sql } from '../db/words.ts'

/** The seven days from tomorrow on, by the clock of a zone. */
export interface ComingWeek {
  readonly today: string
  readonly zone: string
}

/**
 * When a user is free in the coming week, as `freeWeek` says it, in SQL: an array of seven, Sunday first, or null. It says
 * nothing of when they are expected somewhere but that it is so.
 */
export const freeHours = (userId: SQL, { today, zone }: ComingWeek): SQL =>
  sql`free_hours(${userId}, ${today}::date, ${zone}::text)`

/** When the first of these days begins. */
export const weekBegins = ({ today, zone }: ComingWeek): string => {
  const tomorrow = addDays(today, 1)
  return (instantIn(zone, tomorrow, '00:00') ?? new Date(`${tomorrow}T00:00:00Z`)).toISOString()
}
