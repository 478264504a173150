import type { Config } from '../config/config.ts'
import type { Db, Tx } from '../db/connect.ts'
import { livingMembership } from './rows.ts'

/** The fee on wages that a family pays, in basis points: its membership's own where that is less. */
export async function feeBasisPointsOf(
  db: Db | Tx,
  familyId: number,
  { feeBasisPoints }: Pick<Config, 'feeBasisPoints'>,
): Promise<number> {
  if (feeBasisPoints === 0) return 0
  const membership = await livingMembership(db, familyId)
  return Math.min(feeBasisPoints, membership?.fee_basis_points ?? feeBasisPoints)
}
