import { openPlan, replacePlanPermissions, planPermissions, type CarePlan } from '@homecare/sdk/careplans'
import type { Client } from '@homecare/sdk/client'
import { and, eq } from 'drizzle-orm'
import { carePlans } from '../../tables/care/careplans.ts'
import { connections } from '../../tables/hiring.ts'
import { actors } from '../../testing/actors.ts'
import type { World } from '../../testing/world.ts'

/** The people of a plan of the small world: Marisol changes it, Denise looks at it. */
interface PlanOf {
  readonly plan: CarePlan
  readonly carol: Client
  readonly marisol: Client
  readonly denise: Client
}

/** A plan of Carol's with nothing on it, begun by way of Marisol, who may change it; Denise may look. */
export async function aPlan(world: World): Promise<PlanOf> {
  const { db } = world
  await db.delete(carePlans).where(eq(carePlans.family_id, actors.family))
  const connection_id = await connectionOf(world, actors.caregiver)
  await connectionOf(world, actors.otherCaregiver)
  const [carol, marisol, denise] = await Promise.all([
    world.as('family'),
    world.as('caregiver'),
    world.as('otherCaregiver'),
  ])
  const { id } = await carol.call(openPlan, { body: { connection_id, recipient_name: 'Kenji' } })
  const give = (caregiverId: number, permissions: readonly (typeof planPermissions)[number][]) =>
    carol.call(replacePlanPermissions, { id, caregiverId, body: { permissions: [...permissions] } })
  await give(actors.caregiver, planPermissions)
  await give(actors.otherCaregiver, ['view_tasks', 'view_notes'])
  const plan = await carol.call(openPlan, { body: { connection_id } })
  return { plan, carol, marisol, denise }
}

/** The number of the connection by which Carol employs a caregiver, who is hired where they are not. */
export async function connectionOf({ db }: Pick<World, 'db'>, caregiver_id: number): Promise<number> {
  const between = and(eq(connections.family_id, actors.family), eq(connections.caregiver_id, caregiver_id))
  const [known] = await db
    .update(connections)
    .set({ hire_stage: 3, end_date: null })
    .where(between)
    .returning()
  if (known) return known.id
  const [made] = await db
    .insert(connections)
    .values({ family_id: actors.family, caregiver_id, hire_stage: 3, start_date: '2026-01-05' })
    .returning()
  return made!.id
}
