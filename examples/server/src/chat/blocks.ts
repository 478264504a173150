import type { conversations } from '../tables/chat.ts'

export type ConversationRow = typeof conversations.$inferSelect
type Blocks = Pick<ConversationRow, 'from_user_block' | 'blocked_by' | 'blocked_by_both'>
type Members = Pick<ConversationRow, 'from_user' | 'to_user'>

/** Whether this member has blocked the other. */
export function hasBlocked(row: Blocks, userId: number): boolean {
  return row.blocked_by_both || row.blocked_by === userId
}

/** Whether the other has blocked this member. */
export function isBlocked(row: Blocks, userId: number): boolean {
  return row.blocked_by_both || (row.blocked_by !== null && row.blocked_by !== userId)
}

/** The row's columns once a member has blocked the other, or lets them write again. */
export function withBlock(row: Blocks & Members, userId: number, blocked: boolean): Blocks {
  const theirs = isBlocked(row, userId)
  if (blocked && theirs) return { from_user_block: true, blocked_by: row.blocked_by, blocked_by_both: true }
  const blockedBy = blocked ? userId : theirs ? otherOf(row, userId) : null
  return { from_user_block: blockedBy !== null, blocked_by: blockedBy, blocked_by_both: false }
}

export function otherOf(row: Members, userId: number): number {
  return row.from_user === userId ? row.to_user : row.from_user
}
