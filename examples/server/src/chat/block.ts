import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { conversations, messagingFreezes } from '../tables/chat.ts'
import { withBlock } from './blocks.ts'
import { aboutPerson, owe } from './outbox.ts'

/** Blocks the other of a conversation for one of its two, or lets them write again; the realtime tree is told. */
export async function block(tx: Tx, conversation: number, me: number, blocked: boolean): Promise<void> {
  const [row] = await tx.select().from(conversations).where(eq(conversations.id, conversation)).for('update')
  if (!row) return
  await tx
    .update(conversations)
    .set(withBlock(row, me, blocked))
    .where(eq(conversations.id, row.id))
  await owe(tx, [aboutPerson(me)])
}

/** Stops the messages of somebody, or lets them write again; the realtime tree is told. */
export async function freeze(tx: Tx, user_id: number, frozen: boolean, now: number): Promise<void> {
  if (frozen)
    await tx
      .insert(messagingFreezes)
      .values({ user_id, frozen_at: new Date(now) })
      .onConflictDoNothing()
  else await tx.delete(messagingFreezes).where(eq(messagingFreezes.user_id, user_id))
  await owe(tx, [aboutPerson(user_id)])
}
