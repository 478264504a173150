import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { users } from '../tables/account.ts'

/** Makes what is done about a person wait its turn, until the transaction ends. */
export async function lockUser(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
}
