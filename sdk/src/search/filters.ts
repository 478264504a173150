import { centsPerDollar } from '../kit/constants.js'
import { manyOf, oneOf, type FilterValues } from '../kit/filters/filterTable.js'
import { array, boolean, enums, integer, max, min, string } from '../kit/structs/struct.js'
import { say, type Locale, type Text } from '../kit/text.js'
import {
  assistance,
  clinicalSkills,
  conditions,
  defaultDistance,
  distanceChoices,
  languages,
  providerTypes,
  scheduleFlags,
} from '../vocabulary/caregivers/catalogue.js'
import { wageLimits } from '../vocabulary/caregivers/constants.js'
import { readWhen, whenWords, type When } from '../vocabulary/caregivers/when.js'
import { filterValues } from './filterTexts.js'
import { readArea } from './mapAreas.js'
import { daysWords, timesWords } from './whenWords.js'

/** What caregivers are filtered by, in the order of the address. Rates are whole dollars an hour, distances miles. */
export const caregiverFilters = {
  conditions: idsOf('conditions', 'conditions', (id) => conditions.find(id) ?? clinicalSkills.find(id)),
  services: idsOf('services', 'home_support', (id) => assistance.find(id)),
  languages: idsOf('languages', 'spoken_languages', (id) => languages.find(id)),
  rateMin: rate('rate_min', filterValues.rateFrom),
  rateMax: rate('rate_max', filterValues.rateTo),
  providerType: oneOf({
    address: 'type',
    wire: 'provider_type',
    field: integer(),
    usual: null,
    read: (written): number | undefined => written.split(',').map(Number).find(providerTypes.has),
    send: (type) => type ?? undefined,
    say: (type, locale) => labelOf(providerTypes.find(type), locale),
  }),
  distance: oneOf({
    address: 'within',
    wire: 'distance',
    field: max(min(integer(), 1), 100),
    usual: defaultDistance as number,
    read: (written): number | undefined => distanceChoices.find((miles) => miles === Number(written)),
    // Sent always: what is usual here need not be what is usual there.
    send: (miles) => miles,
    say: (miles, locale) => say(locale, filterValues.miles, { miles }),
  }),
  availability: manyOf({
    address: 'availability',
    wire: 'schedule',
    field: array(string()),
    read: (time): string | undefined => (scheduleFlags.has(flagOf(time)) ? time : undefined),
    send: (times) => times.map(flagOf),
    say: (time, locale) => labelOf(scheduleFlags.find(flagOf(time)), locale),
  }),
  when: oneOf({
    address: 'when',
    wire: 'when',
    field: array(string()),
    usual: null,
    read: (written): When | undefined => readWhen(written.split(',')) ?? undefined,
    write: (when) => whenWords(when).join(','),
    send: (when) => (when === null ? undefined : whenWords(when)),
    say: (when, locale) =>
      when.times.length === 0
        ? daysWords(when.days, locale)
        : say(locale, filterValues.when, {
            days: daysWords(when.days, locale),
            times: timesWords(when.times, locale),
          }),
  }),
  gender: oneOf({
    address: 'gender',
    wire: 'gender',
    field: enums(['female', 'male']),
    usual: null,
    read: (written) => (['female', 'male'] as const).find((gender) => gender === written),
    send: (gender) => gender ?? undefined,
    say: (gender, locale) => say(locale, filterValues[gender]),
  }),
  vetted: oneOf({
    address: 'vetted',
    wire: 'vetted',
    field: boolean(),
    usual: false,
    read: (written) => written === '1' || undefined,
    write: () => '1',
    send: (vetted) => vetted || undefined,
    say: (_, locale) => say(locale, filterValues.vettedOnly),
  }),
  area: oneOf({
    address: 'area',
    wire: 'area',
    field: string(),
    usual: null,
    read: (written) => (readArea(written) ? written : undefined),
    send: (area) => area ?? undefined,
    say: (_, locale) => say(locale, filterValues.area),
  }),
}

/** The filters of caregivers that live in the address. Rates are whole dollars an hour, distances miles. */
export type SearchFilters = FilterValues<typeof caregiverFilters>

/** Ids of a catalogue, of which `find` knows those that make sense. */
function idsOf<const N extends string>(address: string, wire: N, find: (id: number) => Labelled | undefined) {
  return manyOf({
    address,
    wire,
    field: array(integer()),
    read: (written): number | undefined => (find(Number(written)) ? Number(written) : undefined),
    send: (ids) => [...ids],
    say: (id, locale) => labelOf(find(id), locale),
  })
}

/** An end of the range of rates, which are cents on the wire. */
function rate<const N extends string>(name: N, words: Text<'From ${rate}' | 'Up to ${rate}'>) {
  return oneOf({
    address: name,
    wire: name,
    field: integer(),
    group: 'rate',
    usual: null,
    read: (written): number | undefined => (isRate(Number(written)) ? Number(written) : undefined),
    send: (dollars) => (dollars === null ? undefined : dollars * centsPerDollar),
    say: (dollars, locale) => say(locale, words, { rate: dollars }),
  })
}

const isRate = (dollars: number) =>
  Number.isInteger(dollars) && dollars >= wageLimits.minDollars && dollars <= wageLimits.maxDollars

/** A time of the week as the wire names it: `overnight` is `schedule_overnight`. */
const flagOf = (time: string) => `schedule_${time}`

type Labelled = { readonly label: Text }
const labelOf = (entry: Labelled | undefined, locale: Locale) => (entry ? say(locale, entry.label) : '')
