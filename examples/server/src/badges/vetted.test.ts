import { getBadgeProgress } from '@homecare/sdk/badges'
import { getCaregiver, isVetted } from '@homecare/sdk/caregivers'
import { searchCaregivers } from '@homecare/sdk/search'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actors } from '../testing/actors.ts'
import { createRandom } from '@homecare/demo-world/ground/random'
import { smallWorld } from '../testing/world.ts'
import { badgesOf, judgeBadges, updateBadges } from './badges.ts'
import { vettedOn } from '../caregivers/summary.ts'
import { badges, caregiverBadges, caregivers, licenses } from '../tables/caregivers.ts'

const server = smallWorld()
const marisol = actors.caregiver
const states = ['completed', 'in_progress', 'not_begun'] as const

/** Gives a caregiver the badges and licenses of a case, and nothing else. */
async function have(given: { states: readonly string[]; expiries: readonly (string | null)[] }) {
  const db = server.change()
  await db.delete(caregiverBadges).where(eq(caregiverBadges.caregiver_id, marisol))
  await db.delete(licenses).where(eq(licenses.caregiver_id, marisol))
  const all = await db.select().from(badges).orderBy(badges.id)
  for (const [index, { id: badge_id }] of all.entries()) {
    const status = given.states[index]
    if (status === 'completed' || status === 'in_progress')
      await db.insert(caregiverBadges).values({ caregiver_id: marisol, badge_id, status })
  }
  for (const expires of given.expiries)
    await db
      .insert(licenses)
      .values({ caregiver_id: marisol, map_id: 2, license_name: 'CNA', state: 'CA', expires })
  await judgeBadges(db, marisol)
}

async function inSql(now: number): Promise<boolean> {
  const { rows } = await server.db.execute(
    sql`select ${vettedOn(now)} as vetted from caregivers c where c.id = ${marisol}`,
  )
  return (rows[0] as { vetted: boolean }).vetted
}

const whole = Array.from({ length: 6 }, () => 'completed')
const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', null]
// Around midnight in Los Angeles, and within its day.
const instants = ['2026-11-21T07:59:59Z', '2026-11-21T08:00:00Z', '2026-11-21T18:00:00Z']

test('what is vetted in SQL is what is vetted by the rule', async () => {
  const random = createRandom('vetted')
  const seen = new Set<boolean>()
  for (let run = 0; run < 40; run++) {
    const held = random.chance(0.5) ? whole : whole.map(() => random.pick(states))
    await have({ states: held, expiries: Array.from({ length: random.int(0, 2) }, () => random.pick(days)) })
    const told = await badgesOf(server.db, marisol)
    const own = await server.db.select().from(licenses).where(eq(licenses.caregiver_id, marisol))
    expect(told.map(({ status }) => status)).toEqual(held)
    for (const now of instants.map((instant) => new Date(instant))) {
      const vetted = isVetted({ badges: told, licenses: own }, now)
      seen.add(vetted)
      expect(await inSql(now.getTime())).toBe(vetted)
    }
  }
  expect(seen.size).toBe(2)
})

test.each([
  ['every badge', whole, '2030-01-01', true],
  ['one badge of six', ['completed'], '2030-01-01', false],
  ['every badge beside an expired license', whole, '2020-01-01', false],
] as const)(
  'with %s the profile, the search and its filter say the same',
  async (_, held, expires, vetted) => {
    await have({ states: held, expiries: [expires] })
    const care = await server.as('anonymous')
    expect((await care.call(getCaregiver, { id: marisol })).vetted).toBe(vetted)
    const ids = async (only: boolean) => {
      const query = { state: 'CA', limit: 100, ...(only && { vetted: true }) }
      return (await care.call(searchCaregivers, { query })).data
    }
    expect((await ids(false)).find(({ id }) => id === marisol)?.vetted).toBe(vetted)
    expect((await ids(true)).some(({ id }) => id === marisol)).toBe(vetted)
  },
)

test('a profile tells every badge with its state, and each state but that of none begun with its day', async () => {
  await have({ states: ['completed', 'in_progress'], expiries: [] })
  const { badges: told } = await (await server.as('anonymous')).call(getCaregiver, { id: marisol })
  expect(told.map(({ status }) => status)).toEqual([
    'completed',
    'in_progress',
    ...Array.from({ length: 4 }, () => 'not_begun'),
  ])
  expect(told.map(({ since }) => since !== null)).toEqual([true, true, false, false, false, false])
  for (const { since } of told.slice(0, 2)) expect(since).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('a badge that is lost says since when it is open again', async () => {
  await server
    .change()
    .update(caregivers)
    .set({ background_checked: false })
    .where(eq(caregivers.id, marisol))
  await server.db
    .update(caregiverBadges)
    .set({ status: 'completed', since: new Date('2025-01-01'), completed_at: new Date('2025-01-01') })
    .where(eq(caregiverBadges.caregiver_id, marisol))
  await updateBadges(server.db, marisol)
  const lost = (await badgesOf(server.db, marisol)).find(({ name }) => name === 'Background check')!
  expect(lost.status).toBe('in_progress')
  expect(lost.since! > '2025-01-02').toBe(true)
})

test('their own page of badges says whether families see them so', async () => {
  const care = await server.as('caregiver')
  const seen = async (expiries: readonly (string | null)[]) => {
    await have({ states: whole, expiries })
    return (await care.call(getBadgeProgress)).vetted
  }
  expect([await seen([]), await seen([null]), await seen(['2020-01-01'])]).toEqual([true, true, false])
})
