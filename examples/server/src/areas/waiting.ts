import { email as checkEmail, message, dayMs } from '@homecare/sdk/kit'
import {
  areaWaitDays,
  getServedArea,
  listWaitingAreas,
  waitForArea,
  type ServedArea,
  type WaitingArea,
} from '@homecare/sdk/places'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import type { Routes } from '../calls/on.ts'
import { anyone, only } from '../calls/policy.ts'
import type { Db } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { emailNamed, lettersTo } from '../limits/rateLimit.ts'
import { inform } from '../mail/inform.ts'
import { refuse } from '../refusals/refuse.ts'
import { areaWaits } from '../tables/asking/areas.ts'
import { servedArea } from './served.ts'
import { areaMailTexts as words } from './texts.ts'

/** How many areas staff are shown. */
const areasShown = 100
/** How many are written to in one transaction. */
const atOnce = 50

/** Whether an area is served, and who waits for one. */
export function answerAreas(routes: Routes): void {
  routes.on(getServedArea, anyone, ({ query, db }) => servedArea(db, query.zip_code, query.who), {
    limit: { name: 'areas', hits: 60, seconds: 600 },
  })

  routes.on(
    waitForArea,
    anyone,
    async ({ body, db, now, locale }) => {
      const email = body.email.trim().toLowerCase()
      const wrong = checkEmail()(email)
      if (wrong) throw refuse.invalid({ email: [wrong] })
      const { zip_code } = await servedArea(db, body.zip_code, body.who)
      const row = { email, zip_code, who: body.who, language: locale, created_at: new Date(now) }
      await db.insert(areaWaits).values(row).onConflictDoNothing()
      return { waiting: true }
    },
    { limit: [{ name: 'area-waits', hits: 10, seconds: 3600, also: emailNamed }, lettersTo] },
  )

  routes.on(listWaitingAreas, only('staff'), async ({ db }) => {
    const rows = await areasWaitedFor(db).limit(areasShown)
    return Promise.all(
      rows.map(async ({ zip_code, who, waiting, since }): Promise<WaitingArea> => ({
        ...(await servedArea(db, zip_code, who)),
        waiting,
        since: since.toISOString(),
      })),
    )
  })
}

const areasWaitedFor = (db: Db) =>
  db
    .select({
      zip_code: areaWaits.zip_code,
      who: areaWaits.who,
      waiting: sql<number>`count(*)::int`,
      since: sql<Date>`min(${areaWaits.created_at})`.mapWith(areaWaits.created_at),
    })
    .from(areaWaits)
    .groupBy(areaWaits.zip_code, areaWaits.who)
    .orderBy(sql`count(*) desc`, areaWaits.zip_code, areaWaits.who)

/**
 * Writes once to everybody who waits for an area that is served by now, and forgets them with the letter; forgets without one
 * whoever has waited for a year.
 */
export async function tellOfAreas(deps: Deps, now: number): Promise<void> {
  const { db } = deps
  await db.delete(areaWaits).where(lt(areaWaits.created_at, new Date(now - areaWaitDays * dayMs)))
  for (const { zip_code, who } of await areasWaitedFor(db)) {
    const area = await servedArea(db, zip_code, who)
    if (area.served) while ((await tellSome(deps, area)) === atOnce);
  }
}

function tellSome(deps: Deps, { zip_code, who, city, state }: ServedArea) {
  const { db, config } = deps
  const audience = who === 'caregiver' ? 'caregiver' : 'family'
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(areaWaits)
      .where(and(eq(areaWaits.zip_code, zip_code), eq(areaWaits.who, audience)))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    if (due.length === 0) return 0
    await tx.delete(areaWaits).where(
      inArray(
        areaWaits.id,
        due.map(({ id }) => id),
      ),
    )
    const url = pageUrl(config, `/appsignup-next?who=${audience}&zip=${zip_code}`)
    for (const one of due) {
      const body = audience === 'caregiver' ? words.workBody : words.careBody
      await inform(deps, one, message(words.subject, { city, state }), body, url)
    }
    return due.length
  })
}
