import type { PublicCaregiver } from '@homecare/sdk/caregivers'
import {
  addCompareLink,
  endOfCompareLink,
  compareLinkLimits,
  getComparison,
  listCompareLinks,
  removeCompareLink,
  type CompareLink,
} from '@homecare/sdk/compare'
import { message } from '@homecare/sdk/kit'
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { anyone, inViews, only, owner } from '../calls/policy.ts'
import { canBeFound } from '../caregivers/summary.ts'
import type { Db } from '../db/connect.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { activeCaregiver, publicCaregiver } from '../profile/profile.ts'
import { Refusal, refuse } from '../refusals/refuse.ts'
import { hashOf, newToken } from '../secrets/token.ts'
import { compareLinks, families } from '../tables/families.ts'
import { compareServerTexts as words } from './texts.ts'

type Row = typeof compareLinks.$inferSelect

/** Far more than a family that looks at caregivers together; far fewer than whoever tries tokens. */
const looks: Limit = { name: 'compare link', hits: 60, seconds: 600, counts: ['address'] }

/** The links by which a family shares a comparison: made, listed, taken back; and what one of them shows to anybody. */
export function answerCompareLinks(routes: Routes): void {
  const family = inViews(only('family'), '/caregivers-search')
  const own = inViews(
    owner('link', ['family'], async ({ db, params, session, now }) => {
      const theirs = and(eq(compareLinks.id, Number(params['id'])), openOf(session.user.id, now))
      return (await db.$count(compareLinks, theirs)) > 0
    }),
    '/caregivers-search',
  )

  routes.on(listCompareLinks, family, async ({ db, session, now }) => {
    const rows = await db
      .select()
      .from(compareLinks)
      .where(openOf(session.user.id, now))
      .orderBy(desc(compareLinks.created_at), desc(compareLinks.id))
    return linksOf(db, rows)
  })

  routes.on(addCompareLink, family, async ({ db, deps, session, body, now }) => {
    const { caregivers } = body
    if (new Set(caregivers).size < caregivers.length) throw refuse.invalid({ caregivers: [words.twice] })
    for (const one of caregivers) await activeCaregiver(db, one)
    const token = newToken()
    const { id } = session.user
    const row = await db.transaction(async (tx) => {
      // Two presses at once wait for each other: the number of links is counted.
      await tx.select({ id: families.id }).from(families).where(eq(families.id, id)).for('no key update')
      const at = new Date(now)
      await tx
        .delete(compareLinks)
        .where(and(eq(compareLinks.family_id, id), lte(compareLinks.expires_at, at)))
      const { most: limit } = compareLinkLimits
      if ((await tx.$count(compareLinks, eq(compareLinks.family_id, id))) >= limit)
        throw refuse.conflict(message(words.tooMany, { limit }))
      const [added] = await tx
        .insert(compareLinks)
        .values({
          ...{ family_id: id, token_hash: hashOf(token), name: body.name.trim(), caregivers },
          ...{ created_at: at, expires_at: endOfCompareLink(at) },
        })
        .returning()
      return added!
    })
    const [link] = await linksOf(db, [row])
    return { link: link!, url: new URL(`/compared/${token}`, deps.config.publicUrl).href }
  })

  routes.on(removeCompareLink, own, async ({ db, params }) => {
    await db.delete(compareLinks).where(eq(compareLinks.id, params.id))
  })

  routes.on(
    getComparison,
    anyone,
    async ({ db, params, now }) => {
      const at = new Date(now)
      const [link] = await db
        .update(compareLinks)
        .set({ last_opened_at: at })
        .where(and(eq(compareLinks.token_hash, hashOf(params.token)), gt(compareLinks.expires_at, at)))
        .returning()
      if (!link) throw refuse.notFound()
      const found = await Promise.all(link.caregivers.map((id) => asVisitor(db, id, now)))
      const caregivers = found.filter((one) => one !== null)
      const gone = found.length - caregivers.length
      return { caregivers, gone, expires_at: link.expires_at.toISOString() }
    },
    { limit: looks },
  )
}

const openOf = (familyId: number, now: number) =>
  and(eq(compareLinks.family_id, familyId), gt(compareLinks.expires_at, new Date(now)))

/** A caregiver as whoever has no account sees them; null where they cannot be found. */
async function asVisitor(db: Db, id: number, now: number): Promise<PublicCaregiver | null> {
  try {
    return await publicCaregiver(db, id, null, now)
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null
    throw error
  }
}

type Named = CompareLink['caregivers'][number]

/** Links as their family sees them, with the names of those who can be found. */
async function linksOf(db: Db, rows: readonly Row[]): Promise<CompareLink[]> {
  const ids = [...new Set(rows.flatMap(({ caregivers }) => caregivers))]
  const found =
    ids.length === 0
      ? []
      : ((
          await db.execute(sql`select c.id, u.first_name, left(u.last_name, 1) as last_initial
            from caregivers c join users u on u.id = c.id
            where c.id = any(${sql.param(ids)}::int[]) and ${canBeFound}`)
        ).rows as unknown as Named[])
  const byId = new Map(found.map((one) => [one.id, one]))
  return rows.map(({ id, name, caregivers, created_at, expires_at, last_opened_at }) => ({
    ...{ id, name },
    caregivers: caregivers.flatMap((one) => byId.get(one) ?? []),
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    last_opened_at: last_opened_at?.toISOString() ?? null,
  }))
}
