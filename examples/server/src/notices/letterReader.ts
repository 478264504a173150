import type { NoticeKind } from '@homecare/sdk/notices'
import type { Config } from '../config/config.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { SessionUser } from '../people/session.ts'
import { noticeReader } from './reader.ts'

/** Somebody who is to get a letter of a kind of thing; null where they are gone, or want none of it. */
export async function letterReader(
  db: Db | Tx,
  config: Config,
  userId: number,
  kind: NoticeKind,
): Promise<SessionUser | null> {
  const reader = await noticeReader(db, config, userId, kind)
  return reader?.ways.includes('mail') ? reader.user : null
}
