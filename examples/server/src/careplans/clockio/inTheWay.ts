import { planClockTexts as words } from '@homecare/sdk/texts'
import { and, eq, gt, isNull, lt, ne, or } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { refuse } from '../../refusals/refuse.ts'
import { users } from '../../tables/account.ts'
import { clockRecords } from '../../tables/shifts.ts'
import { areHandedIn, enteredAt } from './entered.ts'

interface Said {
  readonly clock_in_at: Date | string
  readonly clock_out_at: Date | string
  /** What the visit was clocked with, if it was. */
  readonly record: { readonly id: number } | undefined
  readonly caregiverId: number
}

/**
 * Refuses times of a visit that have a minute in common with another clock of the same caregiver, wherever that is, or with hours
 * that are handed in; and any of a visit whose hours are. Hours on a draft are in no way: its caregiver changes that. The
 * caregiver's row is locked, so that of two visits that are put right at one instant the second sees the first.
 */
export async function refuseInTheWay(
  tx: Tx,
  { clock_in_at, clock_out_at, record, caregiverId }: Said,
): Promise<void> {
  const [from, until] = [new Date(clock_in_at), new Date(clock_out_at)]
  await tx.select({ id: users.id }).from(users).where(eq(users.id, caregiverId)).for('no key update')
  const times = { caregiverId, from, until, recordId: record?.id }
  if (areHandedIn(await enteredAt(tx, [times]), times)) throw refuse.conflict(words.handedIn)
  const others = await tx.$count(
    clockRecords,
    and(
      eq(clockRecords.user_id, caregiverId),
      record && ne(clockRecords.id, record.id),
      lt(clockRecords.clock_in_at, until),
      or(
        gt(clockRecords.clock_out_at, from),
        // When one left that nobody has stopped, and nobody can any more, is not known.
        and(isNull(clockRecords.clock_out_at), isNull(clockRecords.abandoned_at)),
      ),
    ),
  )
  if (others > 0) throw refuse.conflict(words.overlaps)
}
