import { licenseTypes } from '@homecare/sdk/caregivers'
import { dayIn, formatDollars, minutesPerHour, type Text, dateWords } from '@homecare/sdk/kit'
import { premiumMark, shiftBlockTypes, shiftZones, type Shift } from '@homecare/sdk/shifts'
import { wagesOf } from '@homecare/sdk/timesheets'
import { openShiftTexts, shiftFactTexts as words } from '@homecare/sdk/texts'
import { both, counted, inLocale, told } from '../kit/words'
import { timeWords } from './timeWords'

/** The day of a shift where its facility is, YYYY-MM-DD. */
const dayOf = ({ start, facility }: Pick<Shift, 'start' | 'facility'>) =>
  dayIn(facility.time_zone, new Date(start))

/** Its day in words: 'Saturday, November 21'. */
export const dayWords = (shift: Pick<Shift, 'start' | 'facility'>): Text =>
  both((locale) => dateWords(dayOf(shift), 'weekday', locale))

/** How many hours it has, to a tenth of one. */
export function hoursWords({ start, end }: Pick<Shift, 'start' | 'end'>): Text {
  return counted(words.hours, Math.round((minutesOf({ start, end }) / minutesPerHour) * 10) / 10)
}

/** A catalogue's label with the marker of what pays more. */
export const marked = (
  option: { readonly label: Text; readonly premium: boolean } | undefined,
): Text | null => {
  const mark = premiumMark(option)
  return option ? (mark ? both((locale) => `${inLocale(locale, option.label)} ${mark}`) : option.label) : null
}

/** What the whole of it pays: 'About $312.00 for the shift'; null where that is not known. */
export function payWords(shift: Pick<Shift, 'start' | 'end' | 'rate'>): Text | null {
  const all = wagesOf(minutesOf(shift), shift.rate)
  return all === null ? null : told(words.inAll, { amount: formatDollars(all) })
}

/** What a nurse weighs first, each with its name. */
export function shiftFacts(shift: Shift): { readonly name: Text; readonly value: Text }[] {
  const { facility, rate } = shift
  const zone = marked(shiftZones.find(shift.iso_type))
  const block = marked(shiftBlockTypes.find(shift.shift_block_type))
  const all = payWords(shift)
  const mark = premiumMark(shift)
  return [
    { name: words.day, value: dayWords(shift) },
    {
      name: words.times,
      value: both(
        (locale) =>
          `${inLocale(locale, timeWords(shift.start, shift.end, facility.time_zone))} (${inLocale(locale, hoursWords(shift))})`,
      ),
    },
    {
      name: words.pay,
      value: both((locale) => {
        const perHour = inLocale(locale, told(words.perHour, { amount: formatDollars(rate) }))
        return mark ? `${perHour} · ${mark} ${inLocale(locale, openShiftTexts.premium)}` : perHour
      }),
    },
    ...(all ? [{ name: words.inAllTitle, value: all }] : []),
    ...(block ? [{ name: words.timeOfDay, value: block }] : []),
    ...(zone ? [{ name: words.zone, value: zone }] : []),
    { name: words.licenses, value: licenseWords(shift.license_types) },
    { name: words.place, value: placeWords(shift) },
  ]
}

/** The licenses of which one is needed, by name and initials: 'Registered Nurse (RN)'. */
function licenseWords(ids: readonly number[]): Text {
  const types = ids.flatMap((id) => licenseTypes.find(id) ?? [])
  if (types.length === 0) return words.anyLicense
  const names = both((locale) =>
    types.map(({ label, abbreviation }) => `${inLocale(locale, label)} (${abbreviation})`).join(', '),
  )
  return types.length === 1 ? names : told(words.anyOf, { names })
}

/** City and state, and how far away. */
export function placeWords({ facility }: Pick<Shift, 'facility'>): Text {
  const { city, state, distance } = facility
  const place = `${city}, ${state}`
  if (distance === null) return both(() => place)
  const away = distance === 0 ? words.underMile : counted(words.milesAway, distance)
  return both((locale) => `${place}, ${inLocale(locale, away)}`)
}

function minutesOf({ start, end }: Pick<Shift, 'start' | 'end'>): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / 60_000)
}
