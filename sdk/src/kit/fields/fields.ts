import {
  boolean,
  define,
  integer,
  max,
  min,
  object,
  optional,
  partial,
  refine,
  size,
  string,
  tuple,
} from '../structs/struct.js'
import { noHiddenSigns } from '../checks.js'
import { maxPageSize } from '../constants.js'
import { isApiDate } from '../dates/dates.js'
import { checkNote } from './note.js'
import { minuteOfDay } from '../dates/timeOfDay.js'

const noHidden = noHiddenSigns()

/*
 * Fields that many bodies and queries share: what the server accepts, each said once.
 */

/** One line that must not be empty, of at most 200 characters, without hidden signs. */
export const lineField = refine(size(string(), 1, 200), 'line', (line) => noHidden(line) === null)
/** A text of several lines that may be empty, of at most 4000 characters. */
export const noteField = size(string(), 0, 4000)
/** A few words that may be empty: what `checkNote` lets pass, an emoji counting once. */
export const shortNoteField = refine(string(), 'note', (note) => checkNote(note) === null)
/** A text as a file of settings gives it: English, then Spanish, neither of them blank. */
export const bothField = refine(tuple([noteField, noteField]), 'both', (both) =>
  both.every((text) => text.trim() !== ''),
)
/** A day, YYYY-MM-DD, that exists. */
export const dayField = refine(string(), 'day', isApiDate)
/** A time of day, HH:MM. */
export const timeField = refine(string(), 'time', (time) => minuteOfDay(time) !== null)
/** An amount of money, in cents, not below nothing. */
export const centsField = min(integer(), 0)

/** The part of a list that is wanted: the server clamps a page at 100. */
export const pageFields = {
  limit: optional(max(min(integer(), 1), maxPageSize)),
  offset: optional(min(integer(), 0)),
}

/** A file of a multipart body: what an `<input type=file>` holds, or a Blob. */
export const fileField = define<Blob>('file', (value) => value instanceof Blob)
/** A number of a form or multipart body, which arrives as a text. */
export const numberField = define<number | string>(
  'number',
  (value) =>
    value !== '' && (typeof value === 'number' || typeof value === 'string') && isFinite(Number(value)),
)

/** Body of a step that may carry a few words: none, or `{note}`. */
export const OptionalNote = optional(object({ note: optional(noteField) }))

/** Flags by the ids of a catalogue, none of them required. */
export function flagFields<Id extends string>(ids: readonly Id[]) {
  return partial(
    object(Object.fromEntries(ids.map((id) => [id, boolean()])) as Record<Id, ReturnType<typeof boolean>>),
  ).schema
}

/** A version as it travels with a change: of what somebody had before them when they changed it. */
export const versionField = optional(size(string(), 0, 60))

/** The same, beside the address of what is deleted. */
export const versionQuery = object({ version: versionField })
