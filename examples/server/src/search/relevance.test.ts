import { assistance, conditions, languages, partsOfDay } from '@homecare/sdk/caregivers'
import { isApiError } from '@homecare/sdk/kit'
import { caregiverQuery, parseSearch, searchCaregivers, understandTyped } from '@homecare/sdk/search'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { users } from '../tables/account.ts'
import { availabilities, caregivers } from '../tables/caregivers.ts'
import { places } from '../tables/places.ts'
import { emptyWorld } from '../testing/world.ts'
import { people, type JudgedCaregiver } from './relevance/people.ts'
import { queries } from './relevance/queries.ts'

const server = emptyWorld()
/** How many of the queries have to be answered as a family wants it. */
const least = 0.95
const shown = 5
const names = new Map<number, string>()

interface Named {
  readonly entries: readonly { readonly id: number; readonly label: readonly string[] }[]
}
/** The ids of names in English, between semicolons. */
function idsOf(catalogue: Named, written: string): number[] {
  return written
    .split('; ')
    .filter(Boolean)
    .map((name) => {
      const found = catalogue.entries.find(({ label }) => label[0]!.replaceAll("'", '’') === name)
      if (!found) throw new Error(`There is no ${name}`)
      return found.id
    })
}

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
/** The times of a week that somebody of the small world can work. */
function timesOf(free: JudgedCaregiver['free']) {
  const night = partsOfDay.find('night')!
  const [on, hours] = free === 'night' ? ['mon-sun', `${night.from}-${night.to}`] : free.split(' ')
  const [from, to] = on!.split('-')
  const named = to ? days.slice(days.indexOf(from!), days.indexOf(to) + 1) : on!.split(',')
  const [start, end] = hours!.split('-')
  return named.map((day) => ({ day: days.indexOf(day), start: `${start}:00`, end: `${end}:00` }))
}

beforeAll(async () => {
  const known = await server.db.select().from(places)
  const flags = { schedule_part_time: true }
  for (const [name, one] of Object.entries<JudgedCaregiver>(people)) {
    const id = await server.addUser({
      role: 'caregiver',
      email: `${name}@relevance.example.com`,
      first_name: name,
    })
    names.set(id, name)
    const at = known.find(({ city, state }) => `${city}, ${state}` === one.city)!
    const { city, county, state, latitude, longitude } = at
    await server.db.update(users).set({ city, county, state, latitude, longitude }).where(eq(users.id, id))
    await server.db.insert(caregivers).values({
      ...{ id, user_id: id, profile_state_name: 'active', vetted: one.vetted, desired_wage: one.rate * 100 },
      ...{ conditions: idsOf(conditions, one.conditions), home_support: idsOf(assistance, one.help) },
      spoken_languages: [1, ...idsOf(languages, one.speaks)],
      ...{ avg_rating: one.stars?.[0] ?? null, reviews_count: one.stars?.[1] ?? 0 },
      ...{ reply_hours: one.replies ?? null, ...flags, schedule_overnight: one.free === 'night' },
    })
    await server.db.insert(availabilities).values(
      timesOf(one.free).map(({ day, start, end }) => ({
        ...{ user_id: id, start_date: `2026-01-${String(5 + day).padStart(2, '0')}`, repeats_weekly: true },
        ...{ start_time: start, end_time: end },
      })),
    )
  }
})

/** The names of whom a search page shows first, as its page finds them: by the place, else by what the words may mean. */
async function firstOf(asked: string): Promise<string[]> {
  const { care } = server.visitor()
  const search = parseSearch('/caregivers-search', new URLSearchParams(asked))!
  const find = async (what: typeof search) =>
    (await care.call(searchCaregivers, { query: caregiverQuery(what) })).data.map(({ id }) => names.get(id)!)
  try {
    return (await find(search)).slice(0, shown)
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'notFound') throw error
    const meant = await understandTyped(care, search)
    return meant ? (await find(meant)).slice(0, shown) : []
  }
}

/** Whether these are they who are wanted, group after group. */
function holds(found: readonly string[], wanted: string): boolean {
  const groups = wanted.split('|').map((group) => group.trim().split(' '))
  const most = Math.min(shown, groups.flat().length)
  if (found.length !== most) return false
  let at = 0
  for (const group of groups) {
    const some = found.slice(at, at + group.length)
    if (!some.every((name) => group.includes(name))) return false
    at += group.length
  }
  return true
}

it('shows those first whom a family wants to see', async () => {
  const wrong: string[] = []
  for (const [asked, wanted] of queries) {
    const found = await firstOf(asked)
    if (!holds(found, wanted)) wrong.push(`${asked}: ${found.join(' ') || 'nobody'}, and not ${wanted}`)
  }
  const share = 1 - wrong.length / queries.length
  if (wrong.length > 0)
    console.info(
      `${queries.length - wrong.length} of ${queries.length} hold. These do not:\n${wrong.join('\n')}`,
    )
  expect(queries.length).toBeGreaterThanOrEqual(200)
  expect(share).toBeGreaterThanOrEqual(least)
}, 300_000)
