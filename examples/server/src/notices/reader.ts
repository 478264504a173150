import { noticeSettingsOf, noticeWaysFor, type NoticeKind, type NoticeWay } from '@homecare/sdk/notices'
import { mayVerifyPhone } from '@homecare/sdk/phones'
import { timeZoneOfState } from '@homecare/sdk/places'
import { and, eq, isNull } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { Db, Tx } from '../db/connect.ts'
import { users } from '../tables/account.ts'
import { pushDevices } from '../tables/notices.ts'
import type { PushDevice } from '../mail/push.ts'
import type { SessionUser } from '../people/session.ts'

/** Somebody who is told of something: by which ways now, and on which devices. */
interface NoticeReader {
  readonly user: SessionUser
  readonly ways: readonly NoticeWay[]
  readonly devices: readonly PushDevice[]
  readonly settings: ReturnType<typeof noticeSettingsOf>
  readonly zone: string
}

/** The ways that this server has for somebody: text messages for those who can verify a phone, or have. */
export const offeredWays = (
  { push, sms, demo }: Pick<Config, 'push' | 'sms' | 'demo'>,
  { role, phone_verified }: Pick<SessionUser, 'role' | 'phone_verified'>,
): NoticeWay[] => [
  'mail',
  ...((sms.url || demo) && (phone_verified || mayVerifyPhone(role)) ? (['text'] as const) : []),
  ...(push ? (['push'] as const) : []),
]

/** How somebody is reached about a kind of thing; null where they are gone. */
export async function noticeReader(
  db: Db | Tx,
  config: Parameters<typeof offeredWays>[0],
  userId: number,
  kind: NoticeKind,
): Promise<NoticeReader | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deleted_at)))
  if (!user) return null
  const settings = noticeSettingsOf(user.notices, user.role, offeredWays(config, user))
  const wantsPush = settings.choices[kind]?.includes('push') ?? false
  const devices = wantsPush ? await db.select().from(pushDevices).where(eq(pushDevices.user_id, userId)) : []
  const ways = noticeWaysFor(settings, kind, { phone_verified: user.phone_verified, devices: devices.length })
  return { user, ways, devices, settings, zone: timeZoneOfState(user.state) }
}
