import { whoami } from '@homecare/sdk/account'
import {
  acceptPlanInvite,
  addTasks,
  completeTask,
  declinePlanInvite,
  deedsOf,
  getPlanDay,
  getPlanInvite,
  inviteToPlan,
  joinByPlanInvite,
  listPlanPeople,
  listPlans,
  listTasks,
  permissionPresets,
  planInviteDays,
  planPermissions,
  removePlanPerson,
  replacePlanPermissions,
  updatePlanRole,
  usualPermissions,
  withdrawPlanInvite,
  type CarePlan,
  type PlanRole,
} from '@homecare/sdk/careplans'
import type { Client } from '@homecare/sdk/client'
import { listClockRecords } from '@homecare/sdk/clock'
import { countOwnWaiting, getOwnPending } from '@homecare/sdk/dashboards'
import { getFamilyDashboard } from '@homecare/sdk/families'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { outbox, users } from '../../tables/account.ts'
import { agencyCaregivers } from '../../tables/agencies.ts'
import { planInvites } from '../../tables/care/careplans.ts'
import { families } from '../../tables/families.ts'
import { actors } from '../../testing/actors.ts'
import { fieldsOf, kindOf } from '../../testing/refusal.ts'
import { smallWorld } from '../../testing/world.ts'
import { aPlan } from '../testing/plans.ts'

const world = smallWorld()
let carol: Client
let marisol: Client
let plan: CarePlan
beforeEach(async () => {
  world.change()
  ;({ carol, marisol, plan } = await aPlan(world))
})

const invite = (email: string, role: PlanRole = 'reader', who = carol) =>
  who.call(inviteToPlan, { id: plan.id, body: { email, role } })
const lettersTo = async (to: string) => {
  await world.notice()
  return world.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, to), eq(outbox.channel, 'mail')))
    .orderBy(outbox.id)
}
/** The token in the last invitation to somebody. */
const tokenOf = async (to: string) => {
  const links = (await lettersTo(to)).map(({ body }) => /carecommunity\/join\/([\w-]+)/.exec(body)?.[1])
  return links.findLast((token) => token !== undefined)!
}
const people = async (who = carol) =>
  (await who.call(listPlanPeople, { id: plan.id })).people.map(({ person, side, role }) => [
    person.id,
    side,
    role,
  ])
const waiting = async () =>
  (await carol.call(listPlanPeople, { id: plan.id })).invites.map(({ email, role, state }) => [
    email,
    role,
    state,
  ])
const naomi = { first_name: 'Naomi', last_name: 'Ito', password: 'seven green kettles' }

describe('a relative', () => {
  test('who is invited opens an account by the letter’s link, once, and is on the plan', async () => {
    await invite('naomi@example.com')
    expect(await waiting()).toEqual([['naomi@example.com', 'reader', 'pending']])
    const [letter] = await lettersTo('naomi@example.com')
    expect(letter!.subject).not.toContain('Kenji')
    expect(letter!.body).not.toContain('Kenji')
    const token = await tokenOf('naomi@example.com')
    const { care } = world.visitor()
    expect(await care.call(getPlanInvite, { token })).toEqual({
      ...{
        by: 'Carol',
        recipient_name: 'Kenji',
        role: 'reader',
        email: 'n…@example.com',
        has_account: false,
      },
    })
    const joined = await care.call(joinByPlanInvite, { token, body: naomi })
    expect(joined).toMatchObject({ first_name: 'Naomi', user_type: 'family', is_light: true })
    expect((await care.call(listPlans)).map(({ id, can }) => [id, can])).toEqual([
      [plan.id, ['view_tasks', 'view_notes']],
    ])
    expect(await people()).toContainEqual([joined.user_id!, 'relative', 'reader'])
    expect(await waiting()).toEqual([])
    const told = (await lettersTo('carol@example.com')).filter(({ subject }) => subject.startsWith('Naomi'))
    expect(told).toHaveLength(1)
    expect(await kindOf(world.visitor().care.call(joinByPlanInvite, { token, body: naomi }))).toBe('notFound')
  })

  test('who only helps has no sign-up to finish, until they begin one', async () => {
    await invite('naomi@example.com')
    const { care } = world.visitor()
    const token = await tokenOf('naomi@example.com')
    const { user_id } = await care.call(joinByPlanInvite, { token, body: naomi })
    const asked = async () => ({
      alerts: (await care.call(getFamilyDashboard)).alerts.map(({ kind }) => kind),
      pending: (await care.call(getOwnPending)).todo.map(({ kind }) => kind),
      counts: (await care.call(countOwnWaiting)).counts,
    })
    expect(await asked()).toEqual({ alerts: [], pending: [], counts: {} })
    await world.db.update(families).set({ onboarding_saved_step: 'who' }).where(eq(families.id, user_id!))
    const begun = ['signup_unfinished']
    expect(await asked()).toEqual({ alerts: begun, pending: begun, counts: { find: 1, '/jobposts': 1 } })
  })

  test('who has a family account accepts as who they are, and may do what their role says', async () => {
    const other = await world.as('otherFamily')
    const otherMail = (await world.db.select().from(users).where(eq(users.id, actors.otherFamily)))[0]!.email
    await invite(otherMail)
    const token = await tokenOf(otherMail)
    expect((await other.call(getPlanInvite, { token })).has_account).toBe(true)
    await other.call(acceptPlanInvite, { token })
    const add = () => kindOf(other.call(addTasks, { id: plan.id, body: { title: 'Walk' } }))
    expect(await add()).toBe('forbidden')
    expect(await kindOf(invite('x@example.com', 'reader', other))).toBe('forbidden')
    await carol.call(updatePlanRole, { id: plan.id, userId: actors.otherFamily, body: { role: 'editor' } })
    expect(await add()).toBe('answered')
    expect(await kindOf(invite('x@example.com', 'reader', other))).toBe('forbidden')
    await carol.call(updatePlanRole, { id: plan.id, userId: actors.otherFamily, body: { role: 'owner' } })
    expect(await kindOf(invite('x@example.com', 'reader', other))).toBe('answered')
    const taken = { id: plan.id, caregiverId: actors.otherCaregiver, body: { permissions: [] } }
    expect(await kindOf(other.call(replacePlanPermissions, taken))).toBe('answered')
  })

  test('is taken off at once, is told once, and comes back by a new letter alone', async () => {
    const other = await world.as('otherFamily')
    const otherMail = (await world.db.select().from(users).where(eq(users.id, actors.otherFamily)))[0]!.email
    await invite(otherMail)
    await other.call(acceptPlanInvite, { token: await tokenOf(otherMail) })
    const off = () => carol.call(removePlanPerson, { id: plan.id, userId: actors.otherFamily })
    await off()
    expect(await kindOf(off())).toBe('notFound')
    expect(await kindOf(other.call(getPlanDay, { id: plan.id }))).toBe('notFound')
    expect(await other.call(listPlans)).toEqual([])
    const told = (await lettersTo(otherMail)).map(({ subject }) => subject)
    expect(told.filter((subject) => subject === 'You are no longer on a care plan')).toHaveLength(1)
    await invite(otherMail, 'editor')
    await other.call(acceptPlanInvite, { token: await tokenOf(otherMail) })
    expect(await people()).toContainEqual([actors.otherFamily, 'relative', 'editor'])
  })

  test('may leave, which the family is told; a caregiver and the family themselves cannot', async () => {
    const other = await world.as('otherFamily')
    const otherMail = (await world.db.select().from(users).where(eq(users.id, actors.otherFamily)))[0]!.email
    await invite(otherMail)
    await other.call(acceptPlanInvite, { token: await tokenOf(otherMail) })
    await other.call(removePlanPerson, { id: plan.id, userId: actors.otherFamily })
    expect(await other.call(listPlans)).toEqual([])
    const told = (await lettersTo('carol@example.com')).filter(({ subject }) =>
      subject.endsWith('has left your care plan'),
    )
    expect(told).toHaveLength(1)
    expect(await kindOf(carol.call(removePlanPerson, { id: plan.id, userId: actors.family }))).toBe(
      'notFound',
    )
    expect(await kindOf(marisol.call(removePlanPerson, { id: plan.id, userId: actors.caregiver }))).toBe(
      'notFound',
    )
    expect(await kindOf(marisol.call(removePlanPerson, { id: plan.id, userId: actors.family }))).toBe(
      'forbidden',
    )
  })
})

describe('an invitation', () => {
  test('that is sent again opens by the new letter alone', async () => {
    await invite('naomi@example.com')
    const first = await tokenOf('naomi@example.com')
    await invite('Naomi@Example.com', 'editor')
    const second = await tokenOf('Naomi@Example.com')
    const { care } = world.visitor()
    expect(await kindOf(care.call(getPlanInvite, { token: first }))).toBe('notFound')
    expect((await care.call(getPlanInvite, { token: second })).role).toBe('editor')
    expect(await waiting()).toHaveLength(1)
  })

  test('opens nothing once it is withdrawn, declined or too old', async () => {
    const { care } = world.visitor()
    const opens = (token: string) => kindOf(care.call(getPlanInvite, { token }))
    await invite('a@example.com')
    const [withdrawn] = (await carol.call(listPlanPeople, { id: plan.id })).invites
    await carol.call(withdrawPlanInvite, { id: plan.id, inviteId: withdrawn!.id })
    expect(await opens(await tokenOf('a@example.com'))).toBe('notFound')
    await invite('b@example.com')
    const declined = await tokenOf('b@example.com')
    await care.call(declinePlanInvite, { token: declined })
    expect(await opens(declined)).toBe('notFound')
    expect(await waiting()).toEqual([['b@example.com', 'reader', 'declined']])
    await invite('c@example.com')
    world.clock.advance(planInviteDays * 86_400_000)
    carol = await world.as('family')
    expect(await opens(await tokenOf('c@example.com'))).toBe('notFound')
    expect(await waiting()).toContainEqual(['c@example.com', 'reader', 'expired'])
    expect(await opens('nothing')).toBe('notFound')
  })

  test('keeps no link that could be read from the database', async () => {
    await invite('naomi@example.com')
    const token = await tokenOf('naomi@example.com')
    const rows = await world.db.select().from(planInvites)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('says nothing of whether an address has an account, and is refused where nobody can be reached', async () => {
    expect(await fieldsOf(invite('not an address'))).toEqual(['email'])
    expect(await fieldsOf(invite('carol@example.com'))).toEqual(['email'])
    const [known, unknown] = [await invite('staff@example.com'), await invite('nobody@example.com')]
    expect(known.invites.length + 1).toBe(unknown.invites.length)
  })

  test('is accepted by no caregiver, nor by whoever has the plan', async () => {
    await invite('naomi@example.com')
    const token = await tokenOf('naomi@example.com')
    expect(await kindOf(marisol.call(acceptPlanInvite, { token }))).toBe('conflict')
    expect(await kindOf(carol.call(acceptPlanInvite, { token }))).toBe('conflict')
    expect(await waiting()).toHaveLength(1)
  })

  test('is accepted once by many presses', async () => {
    const other = await world.as('otherFamily')
    await invite('naomi@example.com')
    const token = await tokenOf('naomi@example.com')
    const kinds = await Promise.all(
      Array.from({ length: 6 }, () => kindOf(other.call(acceptPlanInvite, { token }))),
    )
    expect(kinds.filter((kind) => kind === 'answered')).toHaveLength(1)
    expect((await people()).filter(([id]) => id === actors.otherFamily)).toHaveLength(1)
  })

  test('with a weak password makes no account, and the letter goes on working', async () => {
    await invite('naomi@example.com')
    const token = await tokenOf('naomi@example.com')
    const { care } = world.visitor()
    expect(
      await fieldsOf(care.call(joinByPlanInvite, { token, body: { ...naomi, password: 'short' } })),
    ).toEqual(['password'])
    await care.call(joinByPlanInvite, { token, body: naomi })
    expect((await care.call(whoami)).data.email).toBe('naomi@example.com')
  })
})

describe('a caregiver whom an agency sends', () => {
  const day = (who: Client) => kindOf(who.call(getPlanDay, { id: plan.id }))
  const joined = async (role: 'reader' | 'editor') => {
    const grace = await world.as('agencyCaregiver')
    const [own] = await world.db.select().from(users).where(eq(users.id, actors.agencyCaregiver))
    await invite(own!.email, role)
    await grace.call(acceptPlanInvite, { token: await tokenOf(own!.email) })
    return grace
  }

  test('joins by an invitation as a caregiver, and may do what the family says from then on', async () => {
    const grace = await joined('editor')
    expect(await people()).toContainEqual([actors.agencyCaregiver, 'caregiver', null])
    const [own] = await grace.call(listPlans)
    expect(own).toMatchObject({
      id: plan.id,
      can: deedsOf({ side: 'caregiver', permissions: planPermissions }),
    })
    const ids = { id: plan.id, caregiverId: actors.agencyCaregiver }
    await carol.call(replacePlanPermissions, { ...ids, body: { permissions: [...usualPermissions] } })
    expect(await kindOf(grace.call(addTasks, { id: plan.id, body: { title: 'Nap' } }))).toBe('forbidden')
    const body = { title: 'Walk', assigned_to: actors.agencyCaregiver }
    await carol.call(addTasks, { id: plan.id, body })
    const [task] = (await grace.call(listTasks, { id: plan.id, query: {} })).data
    const done = { last_modified_at: task!.last_modified_at, date: task!.date! }
    const settled = () => kindOf(grace.call(completeTask, { id: plan.id, taskId: task!.id, body: done }))
    expect(await settled()).toBe('answered')
    expect(await kindOf(grace.call(listClockRecords, { id: plan.id, query: {} }))).toBe('answered')
    await carol.call(replacePlanPermissions, { ...ids, body: { permissions: [] } })
    expect(await day(grace)).toBe('forbidden')
  })

  test('who was invited to look only looks', async () => {
    const grace = await joined('reader')
    expect((await grace.call(listPlans))[0]!.can).toEqual(
      deedsOf({ side: 'caregiver', permissions: permissionPresets.get('view_only').permissions }),
    )
  })

  test('is off the plan, and not in anybody’s list, once they have left their agency', async () => {
    const grace = await joined('editor')
    expect(await day(grace)).toBe('answered')
    const own = eq(agencyCaregivers.user_id, actors.agencyCaregiver)
    await world.db.update(agencyCaregivers).set({ left_at: new Date() }).where(own)
    expect(await day(grace)).toBe('notFound')
    expect((await people()).map(([id]) => id)).not.toContain(actors.agencyCaregiver)
    const body = { title: 'Walk', assigned_to: actors.agencyCaregiver }
    expect(await kindOf(carol.call(addTasks, { id: plan.id, body }))).toBe('invalid')
  })

  test('cannot join without an agency', async () => {
    const own = eq(agencyCaregivers.user_id, actors.agencyCaregiver)
    await world.db.update(agencyCaregivers).set({ left_at: new Date() }).where(own)
    expect(await kindOf(joined('editor'))).toBe('conflict')
  })
})

test('who is around the person: the family, its relatives, its caregivers, its care manager; caregivers see no invitations', async () => {
  await invite('naomi@example.com')
  expect((await people()).map(([, side]) => side)).toEqual(['family', 'caregiver', 'caregiver', 'advisor'])
  const seen = await marisol.call(listPlanPeople, { id: plan.id })
  expect(seen.invites).toEqual([])
  expect(seen.people.filter(({ own }) => own).map(({ person }) => person.id)).toEqual([actors.caregiver])
})
