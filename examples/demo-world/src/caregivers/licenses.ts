import { license, licenseName, type LicenseInitials } from '../ground/catalogue.ts'
import { addDays } from '../ground/days.ts'
import type { Persona } from '../people/persona.ts'
import type { Random } from '../ground/random.ts'
import type { LicenseRow } from '../rows/rows.ts'

interface Holder {
  persona: Persona
  state: string
  caregiverId: number
  firstRow: number
  today: string
  /** Days until the leading license expires, where it is given. */
  expiresIn?: number
}

/** One license for each credential; a few still wait for their number, a few have expired. */
export function drawLicenses(holder: Holder, random: Random): LicenseRow[] {
  return holder.persona.initials.map((initials, i) => {
    const lead = i === 0
    const days =
      lead && holder.expiresIn !== undefined
        ? holder.expiresIn
        : random.chance(0.04)
          ? -random.int(3, 200)
          : random.int(20, 720)
    const pending = holder.expiresIn === undefined && !holder.persona.vetted && random.chance(0.1)
    return {
      id: holder.firstRow + i,
      caregiver_id: holder.caregiverId,
      map_id: license[initials],
      license_name: licenseName[initials],
      license_number: pending ? null : number(initials, random),
      state: holder.state,
      expires: pending ? null : addDays(holder.today, days),
    }
  })
}

function number(initials: LicenseInitials, random: Random): string {
  return initials === 'CPR'
    ? `C${random.int(10_000_000, 99_999_999)}`
    : `${initials}${random.int(100_000, 999_999)}`
}
