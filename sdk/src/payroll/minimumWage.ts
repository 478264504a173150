import { isApiDate } from '../kit/dates/dates.js'
import { partsOf, textOf } from '../kit/shape.js'
import { minimumWages, type MinimumWageRow } from './minimumWages.js'

/** Where care takes place: a state's code, and its city or county by name where they are known. */
export interface WagePlace {
  readonly state: string
  readonly city?: string | null | undefined
  readonly county?: string | null | undefined
}

/**
 * The least that an hour may be paid in a place on a day: the highest of what the federal law, the state, the city and the
 * county say on that day, with the row that says so. Names count without regard to case; a county's, with or without that
 * word, is that of a row which has it: a city's amount holds nowhere else in a county of the same name. Null for what is no
 * day or lies before every row.
 */
export function minimumWage(
  place: WagePlace,
  day: string,
  rows: readonly MinimumWageRow[] = minimumWages,
): MinimumWageRow | null {
  if (!isApiDate(day)) return null
  const { state, city, county } = partsOf(place)
  const names = [
    'us',
    plain(state),
    `${plain(state)}/${plain(city)}`,
    `${plain(state)}/${countyName(county)}`,
  ]
  const inForce = new Map<string, MinimumWageRow>()
  for (const row of rows) {
    const known = inForce.get(row.place)
    if (row.from <= day && names.includes(plain(row.place)) && (!known || known.from < row.from))
      inForce.set(row.place, row)
  }
  return [...inForce.values()].reduce<MinimumWageRow | null>(
    (least, row) => (least === null || row.cents > least.cents ? row : least),
    null,
  )
}

const plain = (name: unknown) => textOf(name).toLowerCase()
const countyName = (name: unknown) => `${plain(name).replace(/ county$/, '')} county`
