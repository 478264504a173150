import { catalogue, type IdOf } from '../../kit/catalogue.js'
import { isApiDate } from '../../kit/dates/dates.js'
import { textOf } from '../../kit/shape.js'
import type { FingerprintingPayer } from '../../vocabulary/hiring/fingerprinting.js'

/**
 * Where the law knows fingerprints for caregivers whom a family hires itself for its home: by state, with the first day and,
 * where it has ended, the day after the last. `asks` is whether the law asks the family for it or offers it; `paid_by` who
 * pays the fee as a rule; `method` how the prints are taken; the hint says what it shows. `source` is where it is written
 * down, `href` the office that keeps it.
 *
 * How it is kept: a row stands here only where somebody has read the law that it names, and a person checks it against that
 * law before it is shown to anyone as law; screens say it as information with its source. Rules for agencies and facilities,
 * for caregivers whom a state pays, and for those who look after children (as California's TrustLine) are others, and have no
 * row. When a law changes, end the row with a day and add another: what was asked for before is judged by the old one.
 */
export const fingerprintPrograms = catalogue([
  {
    id: 'ca_home_care_aides',
    label: [
      'the Home Care Aide Registry of California',
      'el Home Care Aide Registry, el registro de cuidadores en el hogar de California',
    ],
    hint: [
      'Whoever is on it has had their fingerprints compared with the criminal records of California and of the FBI.',
      'De quienes figuran en él se compararon las huellas con los antecedentes penales de California y del FBI.',
    ],
    state: 'CA',
    from: '2016-01-01',
    until: null as string | null,
    asks: 'offered' as 'offered' | 'required',
    method: 'Live Scan',
    paid_by: 'caregiver' as FingerprintingPayer,
    source: 'California Health and Safety Code, sections 1796.12, 1796.23 and 1796.24',
    href: 'https://www.cdss.ca.gov/inforesources/community-care/home-care-services',
  },
])
export type FingerprintProgramId = IdOf<typeof fingerprintPrograms>
export type FingerprintProgram = (typeof fingerprintPrograms.entries)[number]

/** What a row of the table says that the rule goes by. */
interface DatedProgram {
  readonly state: string
  readonly from: string
  readonly until: string | null
}

/** The program of a state, by its postal code, on a day; null where there is none, and for what is no day. */
export function fingerprintProgram(state: string, day: string): FingerprintProgram | null {
  return programIn(fingerprintPrograms.entries, state, day)
}

/** The row of a table of programs that is in force in a state on a day; the latest, where several are. */
export function programIn<P extends DatedProgram>(rows: readonly P[], state: string, day: string): P | null {
  const code = textOf(state).toUpperCase()
  if (code === '' || !isApiDate(day)) return null
  const inForce = rows.filter(
    (row) => row.state === code && row.from <= day && (row.until === null || day < row.until),
  )
  return inForce.toSorted((one, other) => (one.from < other.from ? 1 : -1))[0] ?? null
}
