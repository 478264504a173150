import { asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { keyNameOf, type KeyRing } from '../secrets/keyRing.ts'
import { taxProfiles } from '../tables/money/payroll.ts'
import { audit } from './audit.ts'
import { numberColumns, numberKinds, placeOf } from './taxNumbers.ts'

/** Rows that one transaction holds. */
const batch = 100

/** What a rotation did, and how many envelopes each key closes after it. */
interface Rotated {
  readonly rewrapped: number
  readonly byKey: ReadonlyMap<string, number>
}

/**
 * Closes every envelope of a tax number anew with the ring's newest key, a hundred people at a time. It may be stopped and
 * run again at any point, and while servers are running that have both keys: what is closed already is passed over.
 */
export async function rotateTaxNumbers(db: Db, ring: KeyRing, now: () => number): Promise<Rotated> {
  const byKey = new Map<string, number>()
  let [rewrapped, after] = [0, 0]
  for (;;) {
    const last = await db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(taxProfiles)
        .where(gt(taxProfiles.user_id, after))
        .orderBy(asc(taxProfiles.user_id))
        .limit(batch)
        .for('update')
      for (const row of rows)
        for (const kind of numberKinds) {
          const { sealed, version } = numberColumns[kind]
          const envelope = row[sealed]
          if (envelope === null) continue
          const again = ring.rewrap(placeOf(kind, row.user_id, row[version]), envelope)
          const name = keyNameOf(again ?? envelope)
          byKey.set(name, (byKey.get(name) ?? 0) + 1)
          if (again === null) continue
          await tx
            .update(taxProfiles)
            .set({ [sealed]: again })
            .where(eq(taxProfiles.user_id, row.user_id))
          await audit(tx, row.user_id, 'command', { action: 'rotate', subject: kind }, now())
          rewrapped++
        }
      return rows.at(-1)?.user_id
    })
    if (last === undefined) return { rewrapped, byKey }
    after = last
  }
}
