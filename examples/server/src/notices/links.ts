import { dayMs } from '@homecare/sdk/kit'
import { noticeLinkTimes, type NoticeDeed, type NoticeKind } from '@homecare/sdk/notices'
import { lt } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { hashOf, newToken } from '../secrets/token.ts'
import { noticeLinks } from '../tables/notices.ts'

/** What a link is to do, for whom, to what. */
interface NewLink {
  readonly userId: number
  readonly deed: NoticeDeed
  readonly kind: NoticeKind
  readonly recordId?: number
  /** From then on it does nothing, where that is earlier than its usual end. */
  readonly until?: Date | undefined
}

/** Makes a link's token; only its hash is kept. */
export async function makeNoticeLink(
  db: Db | Tx,
  { userId, deed, kind, recordId, until }: NewLink,
  now: number,
): Promise<string> {
  const token = newToken()
  const end = Math.min(now + noticeLinkTimes[deed], until?.getTime() ?? Infinity)
  await db.insert(noticeLinks).values({
    ...{ token_hash: hashOf(token), user_id: userId, deed, kind, record_id: recordId ?? null },
    ...{ created_at: new Date(now), expires_at: new Date(end) },
  })
  return token
}

/** An old link says for so long that it is one. */
const rememberedMs = 30 * dayMs

/** Removes links that have been old for a month. */
export async function sweepNoticeLinks(db: Db, now: number): Promise<void> {
  await db.delete(noticeLinks).where(lt(noticeLinks.expires_at, new Date(now - rememberedMs)))
}
