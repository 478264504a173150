import {
  getHealthRecordAccess,
  getHealthRecordLink,
  registerHealthRecordAccess,
  registeredPersonErrors,
  verifyHealthRecordUser,
  type HealthRecordAccess,
  type HealthRecordStatus,
} from '@homecare/sdk/research'
import { dayIn, message, pacificTimeZone } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { anyone, only } from '../calls/policy.ts'
import type { Db, Tx } from '../db/connect.ts'
import { pageUrl } from '../config/pageUrl.ts'
import type { Config } from '../config/config.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { inform } from '../mail/inform.ts'
import type { SessionUser } from '../people/session.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { hashOf, newToken } from '../secrets/token.ts'
import { healthRecordAccess } from '../tables/research.ts'
import { researchServerTexts as words } from './texts.ts'

type Row = typeof healthRecordAccess.$inferSelect

const patients = only('family', 'caregiver', 'agency_caregiver')

/** How long the mailed link can be used, in milliseconds. */
const linkMs = 3_600_000

/** Each registration writes a letter to an address that may be somebody else's. */
const registering: Limit = { name: 'health-record', hits: 5, seconds: 3600, counts: ['person', 'address'] }
const looks: Limit = { name: 'health-record-link', hits: 60, seconds: 3600, counts: ['address'] }

/** Access to one's health records: registered for, and verified by a mailed link that counts once within an hour. */
export function answerHealthRecords(routes: Routes): void {
  routes.on(getHealthRecordAccess, patients, async ({ db, deps, session, now }) => {
    const [row] = await db
      .select()
      .from(healthRecordAccess)
      .where(eq(healthRecordAccess.user_id, session.user.id))
    return accessOf(deps.config, row ?? null, session.user, now)
  })

  routes.on(
    registerHealthRecordAccess,
    patients,
    ({ db, deps, session, body, now }) =>
      db.transaction(async (tx) => {
        refuseWrong(registeredPersonErrors(body, dayIn(pacificTimeZone, new Date(now))))
        const token = newToken()
        const kept = {
          first_name: body.first_name.trim(),
          last_name: body.last_name.trim(),
          birthday: body.birthday,
          email: body.email.trim(),
          provider: body.provider?.trim() ?? '',
          link_hash: hashOf(token),
          registered_at: new Date(now),
          link_until: new Date(now + linkMs),
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
          words.recordUntil,
        )
        return accessOf(deps.config, row!, session.user, now)
      }),
    { limit: registering },
  )

  routes.on(
    getHealthRecordLink,
    anyone,
    async ({ db, params, now, reply }) => {
      reply.header('Cache-Control', 'no-store')
      const row = await linkOf(db, params.hash)
      if (row.approved_at) return { state: 'used' as const }
      return { state: row.link_until.getTime() <= now ? ('expired' as const) : ('open' as const) }
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
        const open = row.approved_at !== null || row.link_until.getTime() > now
        if (!open) throw refuse.notFound()
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
  const approved = row?.approved_at != null
  const status: HealthRecordStatus =
    row === null ? 'none' : approved ? 'approved' : row.link_until.getTime() <= now ? 'expired' : 'pending'
  return {
    ...{ status, approved, errors: [] },
    userId: own?.user_id ?? null,
    userFound: own !== null && own.email.toLowerCase() === reader?.email.toLowerCase(),
    user: own && { first_name: own.first_name, last_initial: own.last_name.slice(0, 1) },
    authorizationURL: (own && approved && config.healthRecordsUrl) || null,
  }
}
