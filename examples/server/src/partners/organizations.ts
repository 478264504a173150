import {
  getBusiness,
  getSchool,
  searchOrganizations,
  type LandingOrganization,
  type Organization,
} from '@homecare/sdk/partners'
import { locationSearchLimit } from '@homecare/sdk/places'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { orgs } from '../tables/caregivers.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Routes } from '../calls/on.ts'
import { anyone, signedIn } from '../calls/policy.ts'
import { refuse } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'

type OrgRow = typeof orgs.$inferSelect

/** Schools and businesses: suggestions while somebody types, and the ones that have a landing page. */
export function answerOrganizations(routes: Routes): void {
  routes.on(searchOrganizations, signedIn, ({ db, query }) => matching(db, query.school, query.s), {
    limit: { name: 'orgs', hits: 300, seconds: 60 },
  })
  routes.on(getSchool, anyone, ({ db, params }) => landing(db, params.code, 1))
  routes.on(getBusiness, anyone, ({ db, params }) => landing(db, params.code, 0))
}

export function organizationOf({ id, name, address, city, state, logo_url, source }: OrgRow): Organization {
  return { id, name, address, city, state, logo_url, source }
}

/** The school (1) or business (0) that a record names; null where it names none. Refuses a number that is neither. */
export async function requireOrganization(
  db: Db | Tx,
  field: string,
  id: number | null | undefined,
  school: 0 | 1,
): Promise<OrgRow | null> {
  if (id === null || id === undefined) return null
  const [found] = Number.isInteger(id)
    ? await db
        .select()
        .from(orgs)
        .where(and(eq(orgs.id, id), eq(orgs.school, school)))
    : []
  if (!found) throw refuse.invalid({ [field]: [serverTexts.badValue] })
  return found
}

/** Names that begin with what was typed come first, then those of which a later word does. */
async function matching(db: Db, school: 0 | 1, typed: string): Promise<Organization[]> {
  const text = typed.trim().toLowerCase()
  if (text === '') return []
  const begins = startsWith(sql`lower(${orgs.name})`, text)
  const rows = await db
    .select()
    .from(orgs)
    .where(and(eq(orgs.school, school), sql`(${begins} or strpos(lower(${orgs.name}), ${` ${text}`}) > 0)`))
    .orderBy(sql`${begins} desc`, orgs.name, orgs.id)
    .limit(locationSearchLimit)
  return rows.map(organizationOf)
}

const startsWith = (value: SQL, text: string) => sql`starts_with(${value}, ${text})`

/** With how many of those who can be found learned or worked there. */
async function landing(db: Db, code: string, school: 0 | 1): Promise<LandingOrganization> {
  const [org] = await db
    .select()
    .from(orgs)
    .where(and(eq(orgs.code, code.toUpperCase()), eq(orgs.school, school)))
  if (!org) throw refuse.notFound()
  const records = school === 1 ? sql`educations` : sql`experiences`
  const column = school === 1 ? sql`school_id` : sql`business_id`
  const { rows } = await db.execute(sql`
    select count(distinct r.caregiver_id)::int as count
    from ${records} r join caregivers c on c.id = r.caregiver_id join users u on u.id = c.id
    where r.${column} = ${org.id} and u.deleted_at is null and c.profile_state_name = 'active'`)
  const { count } = rows[0] as { count: number }
  return { ...organizationOf(org), code: org.code, country: org.country, caregivers: count }
}
