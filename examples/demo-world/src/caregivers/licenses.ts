import { license, licenseName, type LicenseInitials } from '../ground/catalogue.ts'
import { STAFF_ID } from '../ground/accounts.ts'
import { addDays, minutesBefore } from '../ground/days.ts'
import type { Persona } from '../people/persona.ts'
import { createRandom, type Random } from '../ground/random.ts'
import type { LicenseRow } from '../rows/rows.ts'

interface Holder {
  persona: Persona
  state: string
  caregiverId: number
  firstRow: number
  today: string
  /** Days until the leading license expires, where it is given. */
  expiresIn?: number
  /** Whose profile is written by hand: their licenses are verified. */
  isKnown: boolean
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
    // A first-aid card has no number that one would wait for.
    const pending =
      holder.expiresIn === undefined && !holder.persona.vetted && random.chance(0.1) && initials !== 'CPR'
    const license_number = pending ? null : number(initials, random)
    const expires = pending ? null : addDays(holder.today, days)
    return {
      ...judgedBy(holder, i, license_number !== null && days >= 0),
      id: holder.firstRow + i,
      caregiver_id: holder.caregiverId,
      map_id: license[initials],
      license_name: licenseName[initials],
      license_number,
      state: holder.state,
      expires,
    }
  })
}

type Judged = Pick<
  LicenseRow,
  'changed_at' | 'verified_at' | 'refused_at' | 'reviewed_by' | 'refusal' | 'refusal_note'
>

/**
 * What our staff said of a license. Most are verified; of some caregivers the leading one waits, for hours or for days,
 * and now and then one was sent back. What has no number, or has ended, nobody looks at.
 */
function judgedBy(holder: Holder, place: number, canBeLookedAt: boolean): Judged {
  const random = createRandom(`licenses:${holder.caregiverId}:${place}`)
  const before = (hours: number) => minutesBefore(holder.today, hours * 60 + random.int(0, 59))
  const changed_at = before(random.int(24 * 40, 24 * 300))
  const untouched: Judged = {
    changed_at,
    verified_at: null,
    refused_at: null,
    reviewed_by: null,
    refusal: null,
    refusal_note: '',
  }
  if (!canBeLookedAt) return untouched
  const turn = holder.caregiverId % oneWaitsIn
  if (place === 0 && holder.expiresIn === undefined && !holder.isKnown) {
    if (turn === 5) return { ...untouched, changed_at: before(random.int(3, 120)) }
    if (turn === 11)
      return {
        ...untouched,
        changed_at: before(random.int(90, 200)),
        refused_at: before(random.int(2, 80)),
        reviewed_by: STAFF_ID,
        refusal: 'not_found',
      }
  }
  return { ...untouched, verified_at: before(random.int(24 * 2, 24 * 39)), reviewed_by: STAFF_ID }
}

/** Of so many caregivers one waits for a look at their license, and another's was sent back. */
const oneWaitsIn = 149

function number(initials: LicenseInitials, random: Random): string {
  return initials === 'CPR'
    ? `C${random.int(10_000_000, 99_999_999)}`
    : `${initials}${random.int(100_000, 999_999)}`
}
