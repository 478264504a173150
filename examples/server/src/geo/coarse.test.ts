import type { SearchSort } from '@homecare/sdk/caregivers'
import type { CaregiverQuery } from '@homecare/sdk/search'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../tables/account.ts'
import { findCaregivers } from '../search/search.ts'
import { findJobs } from '../jobs/search.ts'
import { jobReader } from '../jobs/reader.ts'
import { jobs } from '../tables/jobs.ts'
import { insertJob } from '../jobs/testing/insertJob.ts'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { cellOf } from './coarse.ts'
import { milesBetween, type Point } from './distance.ts'

const server = smallWorld()
const [target, decoy] = [actors.caregiver, actors.otherCaregiver]

/** Homes far apart in one cell, and one on the other side of its border. */
const homes: readonly Point[] = [
  { latitude: 37.8001, longitude: -122.2745 },
  { latitude: 37.8099, longitude: -122.2632 },
  { latitude: 37.8052, longitude: -122.2658 },
]
const nextDoor: Point = { latitude: 37.7999, longitude: -122.2745 }
/** Half the diagonal of a cell, in miles. */
const farthest = 0.5

const moveTo = (id: number, home: Point) => server.change().update(users).set(home).where(eq(users.id, id))

/** Who is found from a place that the searcher chose, in the order in which they are found. */
async function found(from: Point, distance: number, sort: SearchSort = 'distance'): Promise<number[]> {
  const place = { ...from, city: 'Oakland', state: 'CA', county: 'Alameda', zip_code: '94601' }
  const query: CaregiverQuery = { distance, sort, limit: 100 }
  const area = { kind: 'around', point: from, place } as unknown as Parameters<typeof findCaregivers>[2]
  return (await findCaregivers(server.db, query, area, null, server.clock.now())).data.map(({ id }) => id)
}

/** The degrees at which `is` changes from true to false, to a centimetre. */
async function bisect(is: (degrees: number) => Promise<boolean>, near: number, far: number): Promise<number> {
  let [yes, no] = [near, far]
  while (Math.abs(yes - no) > 1e-7) {
    const middle = (yes + no) / 2
    if (await is(middle)) yes = middle
    else no = middle
  }
  return yes
}

/** A home as a stranger finds it who asks from everywhere who is within a mile, and who is nearer than a decoy. */
async function searchedFor(around: Point) {
  const seenFrom = (latitude: number, longitude: number) =>
    found({ latitude, longitude }, 1).then((ids) => ids.includes(target))
  const { latitude, longitude } = around
  const north = await bisect((at) => seenFrom(at, longitude), latitude, latitude + 0.05)
  const south = await bisect((at) => seenFrom(at, longitude), latitude, latitude - 0.05)
  const middle = (north + south) / 2
  const east = await bisect((at) => seenFrom(middle, at), longitude, longitude + 0.05)
  const west = await bisect((at) => seenFrom(middle, at), longitude, longitude - 0.05)
  const order = await bisect(
    async (at) => {
      const ids = await found({ latitude: middle, longitude: at }, 5)
      return ids.indexOf(target) < ids.indexOf(decoy)
    },
    longitude,
    longitude + 0.1,
  )
  return { latitude: middle, longitude: (east + west) / 2, order }
}

test('a home is found by no search: whoever bisects by radius and by order gets its cell, for all homes in it', async () => {
  await moveTo(decoy, { latitude: 37.8051, longitude: -122.2151 })
  const guesses = []
  for (const home of homes.slice(0, 2)) {
    await moveTo(target, home)
    guesses.push(await searchedFor({ latitude: 37.805, longitude: -122.2655 }))
  }
  const [first, second] = guesses
  expect(second).toEqual(first)
  // The same guess for homes this far apart: it cannot be near to both.
  expect(milesBetween(homes[0]!, homes[1]!)).toBeGreaterThan(0.5)
})

test('homes of one cell are told alike, from wherever one asks', async () => {
  const ask = async () => {
    const answers = []
    for (const [index, at] of [-0.021, -0.0143, -0.0071, 0.0003, 0.0077, 0.0142].entries()) {
      const from = { latitude: 37.8 + at, longitude: -122.27 - at * (index % 2 ? 1 : -1) }
      answers.push(await found(from, 1), await found(from, 2))
    }
    return answers
  }
  const answers = []
  for (const home of homes) {
    await moveTo(target, home)
    answers.push(await ask())
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

test('the cell follows the home, is about a kilometre wide, and goes with the address', async () => {
  const [cells, expected] = [[] as (Point | null)[], homes[0]!]
  for (const home of [...homes, nextDoor]) {
    await moveTo(target, home)
    const [row] = await server.db.select().from(users).where(eq(users.id, target))
    const cell = cellOf(row!)!
    expect(milesBetween(cell, home)).toBeLessThan(farthest)
    cells.push(cell)
  }
  expect(cells[1]).toEqual(cells[0])
  expect(cells[2]).toEqual(cells[0])
  expect(cells[3]).not.toEqual(cells[0])
  expect(milesBetween(cells[0]!, expected)).toBeGreaterThan(0.1)
  await server.change().update(users).set({ latitude: null, longitude: null }).where(eq(users.id, target))
  const [gone] = await server.db.select().from(users).where(eq(users.id, target))
  expect(cellOf(gone!)).toBeNull()
})

test("a family's job lies in its cell too", async () => {
  const found = []
  for (const home of homes) {
    const id = await insertJob(server, { ...home })
    const { data } = await findJobs(
      server.db,
      { limit: 100 },
      { point: { latitude: 37.7893, longitude: -122.2655 }, miles: 1.2 },
      jobReader(null),
    )
    found.push(data.find((one) => one.id === id)?.distance ?? null)
    await server.db.delete(jobs).where(eq(jobs.id, id))
  }
  expect(new Set(found).size).toBe(1)
})
