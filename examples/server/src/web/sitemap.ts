import { addresses, type AddressRow } from '@homecare/sdk/addresses'
import { jobHref } from '@homecare/sdk/jobs'
import { slug } from '@homecare/sdk/kit'
import { organizationHref } from '@homecare/sdk/partners'
import { states } from '@homecare/sdk/places'
import { profileHref } from '@homecare/sdk/profile'
import { searchHref } from '@homecare/sdk/search'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { users } from '../tables/account.ts'
import { areOut } from './articlesOut.ts'
import { caregivers, educations, experiences, orgs } from '../tables/caregivers.ts'
import { articles } from '../tables/content.ts'
import { jobs } from '../tables/jobs.ts'
import type { Db } from '../db/connect.ts'
import { escapeHtml } from '../http/html.ts'

/** Profiles in one file: search engines take 50,000 addresses, and the first file holds the cities' pages too. */
const perFile = 45_000
const organizationsListed = 3000
const jobsListed = 1000
const pages = Object.entries<AddressRow>(addresses).flatMap(([path, { listed }]) => (listed ? [path] : []))

/** `/sitemap.xml`, and `/sitemap-2.xml` and on where one file cannot hold all; null for other paths. */
export async function answerSitemap(
  path: string,
  db: Db,
  now: number,
  origin: string,
): Promise<Response | null> {
  const match = /^\/sitemap(?:-(\d{1,4}))?\.xml$/.exec(path)
  if (!match) return null
  const profiles = await db.$count(caregivers, eq(caregivers.profile_state_name, 'active'))
  const files = Math.max(1, Math.ceil(profiles / perFile))
  if (match[1] === undefined && files > 1) {
    const names = Array.from({ length: files }, (_, file) => `${origin}/sitemap-${file + 1}.xml`)
    return xml(
      `<sitemapindex xmlns="${namespace}">${names.map((name) => `<sitemap><loc>${name}</loc></sitemap>`).join('')}</sitemapindex>`,
    )
  }
  const file = Number(match[1] ?? 1)
  if (file < 1 || file > files) return new Response(null, { status: 404 })
  const fixed =
    file === 1
      ? [
          ...pages,
          ...(await cityPages(db)),
          ...(await organizationPages(db)),
          ...(await jobPages(db)),
          ...(await articlePages(db, now)),
        ]
      : []
  const addresses = [...fixed, ...(await profilePages(db, file))]
  const entries = addresses.map((address) => `<url><loc>${escapeHtml(origin + address)}</loc></url>`)
  return xml(`<urlset xmlns="${namespace}">${entries.join('')}</urlset>`)
}

/** `/robots.txt`: what is nobody's business to list. */
export function robots(origin: string): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /v1/',
    'Disallow: /demo/',
    'Disallow: /embed/',
    `Sitemap: ${origin}/sitemap.xml`,
  ]
  return new Response(lines.join('\n') + '\n', { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const xml = (body: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>${body}`, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })

async function cityPages(db: Db): Promise<string[]> {
  const cities = await db
    .selectDistinct({ state: users.state, city: users.city })
    .from(users)
    .where(
      and(
        inArray(users.role, ['caregiver', 'agency_caregiver']),
        isNull(users.deleted_at),
        sql`${users.city} <> ''`,
      ),
    )
  return cities.flatMap(({ state, city }) => {
    const known = states.ids.find((code) => code === state)
    return known ? [searchHref({ place: { state: known, city: slug(city) } })] : []
  })
}

/** Schools and businesses that a caregiver names. */
async function organizationPages(db: Db): Promise<string[]> {
  const rows = await db
    .select({ name: orgs.name, code: orgs.code, city: orgs.city, state: orgs.state, country: orgs.country })
    .from(orgs)
    .where(
      sql`(exists (select 1 from ${educations} e where e.school_id = ${orgs.id})
        or exists (select 1 from ${experiences} x where x.business_id = ${orgs.id}))`,
    )
    .orderBy(asc(orgs.id))
    .limit(organizationsListed)
  return rows.map(organizationHref)
}

/** Open jobs whose families have agreed that search engines list them. */
async function jobPages(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: jobs.id, city: jobs.city, state: jobs.state })
    .from(jobs)
    .innerJoin(users, and(eq(users.id, jobs.family_id), isNull(users.deleted_at)))
    .where(and(eq(jobs.status, 'open'), eq(jobs.may_be_indexed, true)))
    .orderBy(asc(jobs.id))
    .limit(jobsListed)
  return rows.map(jobHref)
}

/** What the newsroom shows by today. */
async function articlePages(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .select({ slug: articles.slug })
    .from(articles)
    .where(areOut(now))
    .orderBy(asc(articles.id))
  return rows.map((row) => `/press/${row.slug}`)
}

async function profilePages(db: Db, file: number): Promise<string[]> {
  const rows = await db
    .select({ id: caregivers.id, first_name: users.first_name })
    .from(caregivers)
    .innerJoin(users, eq(users.id, caregivers.id))
    .where(and(eq(caregivers.profile_state_name, 'active'), isNull(users.deleted_at)))
    .orderBy(asc(caregivers.id))
    .limit(perFile)
    .offset((file - 1) * perFile)
  return rows.map(profileHref)
}
