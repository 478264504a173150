import { addPushDevice, getPushOffer, removePushDevice, type PushOffer } from '@homecare/sdk/notices'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { always, signedIn } from '../calls/policy.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { isPushService } from '../mail/push.ts'
import { refuse } from '../refusals/refuse.ts'
import { pushDevices } from '../tables/notices.ts'
import { noticeServerTexts as words } from './texts.ts'

const own = always(signedIn)
/** More devices than anybody has; the oldest goes for a new one. */
const most = 10

/** The devices that ring for somebody's notices. */
export function answerPushDevices(routes: Routes): void {
  routes.on(getPushOffer, own, ({ db, deps, session }) => offerTo(db, deps, session.user.id))

  routes.on(
    addPushDevice,
    own,
    ({ db, deps, session, body, now }) => {
      const { endpoint, p256dh, auth } = body
      if (!deps.config.push) throw refuse.conflict(words.noPush)
      if (!isPushService(endpoint, deps.config.push.host) || !areKeys(p256dh, auth))
        throw refuse.invalid({ endpoint: [words.noPushService] })
      const user_id = session.user.id
      return db.transaction(async (tx) => {
        // A browser that somebody else used before them is theirs now.
        const theirs = { user_id, p256dh, auth, created_at: new Date(now) }
        await tx
          .insert(pushDevices)
          .values({ endpoint, ...theirs })
          .onConflictDoUpdate({ target: pushDevices.endpoint, set: theirs })
        const all = await tx
          .select({ id: pushDevices.id })
          .from(pushDevices)
          .where(eq(pushDevices.user_id, user_id))
          .orderBy(asc(pushDevices.created_at), asc(pushDevices.id))
        const old = all.slice(0, Math.max(0, all.length - most)).map(({ id }) => id)
        if (old.length > 0) await tx.delete(pushDevices).where(inArray(pushDevices.id, old))
        return offerTo(tx, deps, user_id)
      })
    },
    { limit: { name: 'push-device', hits: 60, seconds: 3600 } },
  )

  routes.on(removePushDevice, own, async ({ db, deps, session, body }) => {
    const mine = and(eq(pushDevices.user_id, session.user.id), eq(pushDevices.endpoint, body.endpoint))
    await db.delete(pushDevices).where(mine)
    return offerTo(db, deps, session.user.id)
  })
}

async function offerTo(db: Db | Tx, { push }: Deps, userId: number): Promise<PushOffer> {
  const devices = await db.$count(pushDevices, eq(pushDevices.user_id, userId))
  return { public_key: push.publicKey, devices }
}

/** A point of P-256, and sixteen bytes. */
function areKeys(p256dh: string, auth: string): boolean {
  const [point, secret] = [Buffer.from(p256dh, 'base64url'), Buffer.from(auth, 'base64url')]
  return point.length === 65 && point[0] === 4 && secret.length === 16
}
