import type { Catalogue, Entry } from '../kit/catalogue.js'
import { dateWords } from '../kit/dates/dateNames.js'
import { isApiDate } from '../kit/dates/dates.js'
import { dayField } from '../kit/fields/fields.js'
import { oneOf } from '../kit/filters/filterTable.js'
import { enums, integer } from '../kit/structs/struct.js'
import { say, sayCount, type Locale, type Text } from '../kit/text.js'
import { distanceChoices } from '../vocabulary/caregivers/catalogue.js'
import { shiftFilterTexts } from './filterTexts.js'

/*
 * The filters that shifts and jobs have in common. Each is called the same in an address and on the wire, and is null
 * where it is not set.
 */

/** One entry of a catalogue, by its number; `mark` follows its label. */
export function entryFilter<const N extends string, E extends Entry & { readonly id: number }>(
  name: N,
  entries: Catalogue<E>,
  mark: (entry: E) => string = () => '',
) {
  return oneOf({
    address: name,
    wire: name,
    field: enums(entries.ids as readonly E['id'][]),
    usual: null,
    read: (written): E['id'] | undefined => entries.find(numberOf(written))?.id,
    send: (id) => id ?? undefined,
    say: (id, locale) => entryWords(entries.find(id), mark, locale),
  })
}

/** An end of a span of days, `YYYY-MM-DD`. */
export function dayFilter<const N extends string>(name: N, words: Text<'From {day}' | 'Until {day}'>) {
  return oneOf({
    address: name,
    wire: name,
    field: dayField,
    usual: null,
    read: (written): string | undefined => (isApiDate(written) ? written : undefined),
    send: (day) => day ?? undefined,
    say: (day, locale) => say(locale, words, { day: dateWords(day, 'shortDay', locale) }),
  })
}

/** How far away, in miles. */
export const distanceFilter = oneOf({
  address: 'distance',
  wire: 'distance',
  field: integer(),
  usual: null,
  read: (written): number | undefined => distanceChoices.find((miles) => miles === numberOf(written)),
  send: (miles) => miles ?? undefined,
  say: (miles, locale) => sayCount(locale, shiftFilterTexts.miles, miles),
})

const numberOf = (written: string) => (/^\d{1,4}$/.test(written) ? Number(written) : null)

function entryWords<E extends Entry>(entry: E | undefined, mark: (entry: E) => string, locale: Locale) {
  return entry ? `${say(locale, entry.label)} ${mark(entry)}`.trim() : ''
}
