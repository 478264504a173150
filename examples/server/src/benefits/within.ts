import { isRestricted } from '@homecare/sdk/addresses'
import { hoursLeft, hoursTaken } from '@homecare/sdk/hiring'
import { formatDocumentDate, message, type Sayable } from '@homecare/sdk/kit'
import { benefitTakesTexts as words } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import type { SessionUser } from '../people/session.ts'
import { lockUser } from '../people/lockUser.ts'
import { refuseWrong } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { partners } from '../tables/partners.ts'
import { benefitStanding, type BenefitSpan } from './standing.ts'

/** Whether a partner pays for a family's care, so that no wage is agreed and its benefit is the limit. */
export const isPaidByPartner = ({
  is_b2b,
  partner_code,
}: Pick<SessionUser, 'is_b2b' | 'partner_code'>): boolean =>
  isRestricted({ is_b2b, partner_referral_code: partner_code })

/** The partner who pays for a family's care, by name; null where it pays itself. */
export async function payingPartner(db: Db | Tx, family: SessionUser): Promise<string | null> {
  if (!isPaidByPartner(family)) return null
  const [partner] = await db
    .select({ name: partners.name })
    .from(partners)
    .where(eq(partners.code, family.partner_code!))
  return partner?.name ?? family.partner_code
}

/** Judges what was written since: refuses, beside a field, what takes more of the benefit than it has. */
type KeepWithin = (field: string) => Promise<void>

/**
 * Holds what a transaction is about to plan within the family's benefit: others that plan for the same family wait until it
 * ends, so that no two of them take the same hours. The function that it answers is called once all is written. A family
 * that no partner pays for has no limit.
 */
export async function withinBenefit(
  tx: Tx,
  familyId: number,
  reader: Pick<SessionUser, 'role'>,
  now: number,
): Promise<KeepWithin> {
  const [family] = await tx.select().from(users).where(eq(users.id, familyId))
  if (!family || !isPaidByPartner(family)) return async () => {}
  await lockUser(tx, familyId)
  const before = await benefitStanding(tx, familyId, now)
  return async (field) => {
    const after = await benefitStanding(tx, familyId, now)
    for (const [index, span] of after.entries()) {
      const more = span.taken - before[index]!.taken
      if (more > 0 && span.taken > span.total)
        refuseWrong({ [field]: refusalWords(span, more, reader.role === 'family') })
    }
  }
}

/** To the family with the hours; what its benefit has is not the caregiver's to know. */
function refusalWords({ covered, total, taken, last }: BenefitSpan, more: number, isOwn: boolean): Sayable {
  if (!isOwn) return words.beyondTheirs
  if (!covered) return words.uncovered
  return message(words.beyond, {
    left: hoursLeft(total - (taken - more)),
    takes: hoursTaken(more),
    day: formatDocumentDate(last),
  })
}
