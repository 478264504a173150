import { actors } from '../../testing/actors.ts'
import type { World } from '../../testing/world.ts'
import { jobs } from '../../tables/jobs.ts'

export const oakland = {
  city: 'Oakland',
  state: 'CA',
  latitude: 37.8044,
  longitude: -122.2712,
  county: 'Alameda',
}

/** A job of Carol's in Oakland, of its own; answers its number. */
export async function insertJob(
  server: World,
  given: Partial<typeof jobs.$inferInsert> = {},
): Promise<number> {
  const [job] = await server
    .change()
    .insert(jobs)
    .values({
      family_id: actors.family,
      title: 'Care for my aunt',
      status: 'open',
      ...oakland,
      start_date: '2026-12-01',
      created_at: new Date(server.clock.now()),
      ...given,
    })
    .returning({ id: jobs.id })
  return job!.id
}
