import {
  getHealthRecordAccess,
  getHealthRecordLink,
  healthRecordStatus,
  linkState,
  registerHealthRecordAccess,
  registeredPersonErrors,
  researchLimits,
  verifyHealthRecordUser,
  type HealthRecordAccess,
} from '@homecare/sdk/research'
import { dayIn, message, pacificTimeZone } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { anyone } from '../calls/policy.ts'
import type { Db, Tx } from '../db/connect.ts'
import { pageUrl } from '../config/pageUrl.ts'
import type { Config } from '../config/config.ts'
import { lettersTo, type Limit } from '../limits/rateLimit.ts'
import { inform } from '../mail/inform.ts'
import type { SessionUser } from '../people/session.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { hashOf, newToken } from '../secrets/token.ts'
import { healthRecordAccess } from '../tables/research.ts'
import { lockParticipant, participants } from './participants.ts'
import { researchServerTexts as words } from './texts.ts'

type Row = typeof healthRecordAccess.$inferSelect

/** Each registration writes a letter to an address that may be somebody else's. */
const registering: Limit = { name: 'health-record', hits: 5, seconds: 3600, counts: ['person', 'address'] }
const looks: Limit = { name: 'health-record-link', hits: 60, seconds: 3600, counts: ['address'] }

/** Access to one's health records: registered for, and verified by a mailed link that counts once within `researchLimits.recordLinkMinutes`. */
export function answerHealthRecords(routes: Routes): void {
  routes.on(getHealthRecordAccess, participants, async ({ db, deps, session, now }) => {
    const [row] = await db
      .select()
      .from(healthRecordAccess)
      .where(eq(healthRecordAccess.user_id, session.user.id))
    return accessOf(deps.config, row ?? null, session.user, now)
  })

  routes.on(
    registerHealthRecordAccess,
    participants,
    ({ db, deps, session, body, now }) =>
      db.transaction(async (tx) => {
        refuseWrong(registeredPersonErrors(body, dayIn(pacificTimeZone, new Date(now))))
        await lockParticipant(tx, session.user.id)
        const token = newToken()
        const kept = {
          first_name: body.first_name.trim(),
          last_name: body.last_name.trim(),
          birthday: body.birthday,
          email: body.email.trim(),
          provider: body.provider?.trim() ?? '',
          link_hash: hashOf(token),
          registered_at: new Date(now),
          link_until: new Date(now + researchLimits.recordLinkMinutes * 60_000),
          approved_at: null,
        }
        const [row] = await tx
          .insert(healthRecordAccess)
          .values({ user_id: session.user.id, ...kept })
          .onConflictDoUpdate({ target: healthRecordAccess.user_id, set: kept })
          .returning()
        const link = pageUrl(deps.config, `/careprovider/verify/${token}`)
        await inform(
          deps,
          { email: kept.email, language: session.user.language },
          words.recordSubject,
          message(words.recordBody, { brand: deps.config.brand.name, link }),
          message(words.recordUntil, { minutes: researchLimits.recordLinkMinutes }),
        )
        return accessOf(deps.config, row!, session.user, now)
      }),
    { limit: [registering, lettersTo] },
  )

  routes.on(
    getHealthRecordLink,
    anyone,
    async ({ db, params, now, reply }) => {
      reply.header('Cache-Control', 'no-store')
      const row = await linkOf(db, params.hash)
      return { state: linkState(linkIn(row), now) }
    },
    { limit: looks },
  )

  routes.on(
    verifyHealthRecordUser,
    anyone,
    ({ db, deps, params, now }) =>
      db.transaction(async (tx) => {
        const row = await linkOf(tx, params.hash, 'update')
        // Pressed twice is once; whoever has the link learns nothing of whose it is.
        if (linkState(linkIn(row), now) === 'expired') throw refuse.notFound()
        const [approved] = await tx
          .update(healthRecordAccess)
          .set({ approved_at: row.approved_at ?? new Date(now) })
          .where(eq(healthRecordAccess.user_id, row.user_id))
          .returning()
        return accessOf(deps.config, approved!, null, now)
      }),
    { limit: looks },
  )
}

const linkIn = ({ approved_at, link_until }: Row) => ({ used_at: approved_at, until: link_until })

async function linkOf(db: Db | Tx, token: string, lock?: 'update'): Promise<Row> {
  const asked = db
    .select()
    .from(healthRecordAccess)
    .where(eq(healthRecordAccess.link_hash, hashOf(token)))
  const [row] = await (lock ? asked.for(lock) : asked)
  if (!row) throw refuse.notFound()
  return row
}

/** The access as its person sees it; to whoever has only the link, whether it is approved and nothing else. */
function accessOf(
  config: Config,
  row: Row | null,
  reader: SessionUser | null,
  now: number,
): HealthRecordAccess {
  const own = reader === null ? null : row
  const status = healthRecordStatus(row && linkIn(row), now)
  const approved = status === 'approved'
  return {
    ...{ status, approved, errors: [] },
    userId: own?.user_id ?? null,
    userFound: own !== null && own.email.toLowerCase() === reader?.email.toLowerCase(),
    user: own && { first_name: own.first_name, last_initial: own.last_name.slice(0, 1) },
    authorizationURL: (own && approved && config.healthRecordsUrl) || null,
  }
}
