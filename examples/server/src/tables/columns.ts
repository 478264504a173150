import { boolean, integer, timestamp } from 'drizzle-orm/pg-core'

/** Columns that many tables have. */

/** The number of a row, given by the database. */
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()
/** A moment, in milliseconds of the wide world. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** Yes or no; no until somebody says yes. */
export const flag = (name: string) => boolean(name).notNull().default(false)
/** Numbers of a catalogue. */
export const ids = (name: string) => integer(name).array().notNull().default([])
