import {
  hasAccess,
  listPlanPermissions,
  permissionBits,
  permissionsOfBits,
  presetOf,
  replacePlanPermissions,
  resetPlanPermissions,
  updatePlanPermissions,
  usefulPermissions,
  usualPermissions,
  type CaregiverPermissions,
  type PlanPermission,
} from '@homecare/sdk/careplans'
import { sql } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { Deps } from '../../deps/deps.ts'
import { goesOn } from '../../hiring/goesOn.ts'
import { personOf } from '../../people/person.ts'
import type { SessionUser } from '../../people/session.ts'
import { Refusal, refuse } from '../../refusals/refuse.ts'
import { tellOfAccess } from './accessLetters.ts'
import { does, reads } from '../ground/policies.ts'
import { standingOn, standingToChange, type OnPlan, type PlanRow } from '../ground/standing.ts'
import { planServerTexts as words } from '../ground/texts.ts'
import { isSentTo } from '../ground/works.ts'
import { touchPlan } from '../ground/touch.ts'

/** What each caregiver may do on a plan. */
export function answerPlanPermissions(routes: Routes): void {
  const list = reads('view_tasks', { seen: 'people' })
  routes.on(listPlanPermissions, list, async ({ db, session: { user }, params, now }) => {
    const on = (await standingOn(db, user, params.id, now))!
    const all = await grantedOn(db, on.plan, now)
    return all
      .filter(({ granted }) => seesAll(on) || granted.caregiver.id === user.id)
      .map(({ granted }) => granted)
  })

  routes.on(
    replacePlanPermissions,
    does('manage_permissions'),
    ({ deps, db, session: { user }, params, body, now }) =>
      db.transaction((tx) =>
        give(
          tx,
          { deps, user, now, planId: params.id, caregiverId: params.caregiverId },
          body.version,
          () => ({
            permissions: body.permissions,
            ...(body.manages !== undefined && { manages: body.manages }),
          }),
        ),
      ),
  )

  routes.on(
    updatePlanPermissions,
    does('manage_permissions'),
    ({ deps, db, session: { user }, params, body, now }) =>
      db.transaction((tx) =>
        give(
          tx,
          { deps, user, now, planId: params.id, caregiverId: params.caregiverId },
          body.version,
          (before) => ({
            permissions: [...before.filter((name) => !body.remove?.includes(name)), ...(body.add ?? [])],
          }),
        ),
      ),
  )

  routes.on(
    resetPlanPermissions,
    does('manage_permissions'),
    ({ deps, db, session: { user }, params, now }) =>
      db.transaction((tx) =>
        give(tx, { deps, user, now, planId: params.id, caregiverId: params.caregiverId }, undefined, () => ({
          permissions: [...usualPermissions],
        })),
      ),
  )
}

/** Whoever decides sees what all may do; a caregiver who does not, their own. */
const seesAll = ({ standing }: OnPlan) =>
  standing.side !== 'caregiver' || (standing.manages === true && hasAccess(standing))

interface Row {
  readonly id: number
  readonly first_name: string
  readonly last_name: string
  readonly portrait: Parameters<typeof personOf>[0]['portrait']
  readonly permissions: number | null
  readonly manages: boolean | null
  readonly version: number | null
}

/** All whom the family of a plan employs now, or an agency sends to it, with what each may do; who is not on it has no access. */
export async function grantedOn(
  db: Db | Tx,
  plan: PlanRow,
  now: number,
): Promise<{ readonly granted: CaregiverPermissions; readonly version: number }[]> {
  const { rows } = await db.execute(sql`
    select distinct on (u.first_name, u.id) u.id, u.first_name, u.last_name, u.portrait, pp.permissions, pp.manages, pp.version
    from (
      select k.caregiver_id as id from connections k
      where k.family_id = ${plan.family_id} and k.hire_stage = 3 and ${goesOn(sql`k.end_date`, now)}
      union
      select sent.user_id from plan_people sent
      where sent.plan_id = ${plan.id} and sent.side = 'caregiver' and sent.removed_at is null
        and ${isSentTo(plan.family_id, sql`sent.user_id`)}
    ) w
    join users u on u.id = w.id and u.deleted_at is null
    left join plan_people pp
      on pp.plan_id = ${plan.id} and pp.user_id = u.id and pp.side = 'caregiver' and pp.removed_at is null
    order by u.first_name, u.id`)
  return (rows as unknown as Row[]).map(({ permissions, manages, version, ...person }) => ({
    version: version ?? 0,
    granted: {
      caregiver: personOf(person),
      permissions: permissionsOfBits(permissions ?? 0),
      no_access: (permissions ?? 0) === 0,
      manages: manages === true,
      version: `g${version ?? 0}`,
    },
  }))
}

interface Place {
  readonly deps: Deps
  readonly user: SessionUser
  readonly now: number
  readonly planId: number
  readonly caregiverId: number
}

interface Given {
  readonly permissions: readonly PlanPermission[]
  readonly manages?: boolean
}

/** Gives a caregiver other permissions: at once, for this transaction holds their row until it ends. */
async function give(
  tx: Tx,
  { deps, user, now, planId, caregiverId }: Place,
  seen: string | undefined,
  wanted: (before: readonly PlanPermission[]) => Given,
): Promise<CaregiverPermissions> {
  const { plan, standing } = await standingToChange(tx, user, planId, 'manage_permissions', now)
  if (caregiverId === user.id) throw refuse.forbidden(words.ownPermissions)
  // Nobody reads the plan by a right that is being taken: a change of theirs that began before goes first.
  await tx.execute(
    sql`select 1 from plan_people where plan_id = ${plan.id} and user_id = ${caregiverId} for update`,
  )
  const before = (await grantedOn(tx, plan, now)).find(({ granted }) => granted.caregiver.id === caregiverId)
  if (!before) throw refuse.notFound()
  if (seen !== undefined && seen !== before.granted.version)
    throw new Refusal(409, words.permissionsChanged, { current: before.granted })
  const { permissions, manages } = wanted(before.granted.permissions as PlanPermission[])
  if (manages !== undefined && manages !== before.granted.manages && standing.side === 'caregiver')
    throw refuse.forbidden(words.familyManages)
  const bits = permissionBits(usefulPermissions(permissions))
  const isSame =
    bits === permissionBits(before.granted.permissions) &&
    (manages === undefined || manages === before.granted.manages)
  if (isSame) return before.granted
  const manage = bits !== 0 && (manages ?? before.granted.manages === true)
  const version = before.version + 1
  await tx.execute(sql`
    insert into plan_people (plan_id, user_id, side, permissions, manages, added_by, added_at, version)
    values (${plan.id}, ${caregiverId}, 'caregiver', ${bits}, ${manage}, ${user.id}, ${new Date(now).toISOString()}, ${version})
    on conflict (plan_id, user_id) do update set permissions = excluded.permissions, manages = excluded.manages,
      removed_at = null, version = excluded.version`)
  await touchPlan(tx, deps, plan.id, { by: user.id })
  const [after] = (await grantedOn(tx, plan, now)).filter(
    ({ granted }) => granted.caregiver.id === caregiverId,
  )
  await tellOfAccess(deps, tx, { plan, by: user, caregiverId, version }, presetOf(after!.granted.permissions))
  return after!.granted
}
