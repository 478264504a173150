import { dayMs } from '@homecare/sdk/kit'
import {
  addPlanAlert,
  addPlanNote,
  addTaskPhoto,
  addTasks,
  addTaskVideo,
  acceptPlanInvite,
  breakPlanSeal,
  completeTask,
  declinePlanInvite,
  getPlan,
  getPlanDay,
  getPlanInvite,
  getPlanNote,
  getTask,
  getTaskByAlias,
  getTaskDiff,
  inviteToPlan,
  joinByPlanInvite,
  listPlanHistory,
  listPlanNotes,
  listPlanPeople,
  listPlanPermissions,
  listPlanSeen,
  listTaskCategories,
  listTasks,
  lockTask,
  openPlan,
  permissionBits,
  planPermissions,
  removePlanAlert,
  removePlanNote,
  removePlanPerson,
  removeTask,
  removeTaskPhoto,
  removeTaskVideo,
  replacePlanPermissions,
  resetPlanPermissions,
  seePlanAlert,
  skipTask,
  turnOffPlanAlert,
  uncompleteTask,
  unlockTask,
  updatePlan,
  updatePlanNote,
  updatePlanPermissions,
  updatePlanRole,
  updateTask,
  updateTaskByAlias,
  visitPlan,
  withdrawPlanInvite,
} from '@homecare/sdk/careplans'
import {
  decideClockCorrection,
  getClockRecord,
  listClockRecords,
  proposeClockCorrection,
  setClockService,
} from '@homecare/sdk/clock'
import type { AnyCall, Args } from '@homecare/sdk/client'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { hashOf } from '../secrets/token.ts'
import {
  carePlans,
  planAlerts,
  planInvites,
  planConnections,
  planNotes,
  planPeople,
  planSealBreaks,
  planTasks,
  planTaskVersions,
  taskEntries,
  taskMedia,
} from '../tables/care/careplans.ts'
import { connectionShifts } from '../tables/hiring.ts'
import { clockCorrections, clockRecords } from '../tables/shifts.ts'
import { actors, type Actor } from '../testing/actors.ts'
import { smallPng } from '../testing/pictures.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'
import { entryOf, taskVersion, wordsOf } from './ground/words.ts'
import { connectionOf } from './testing/plans.ts'

const at = new Date('2026-11-20T12:00:00Z')
const day = '2026-11-21'

/** What the calls are about: Marisol may do all on it but decide who may, Denise may look. */
async function somePlan(server: TestServer): Promise<{ id: number }> {
  const { db } = server
  // Whoever is tried before may have ended the work by which they are on it.
  await connectionOf(server, actors.caregiver)
  await connectionOf(server, actors.otherCaregiver)
  const [known] = await db
    .select({ id: carePlans.id })
    .from(carePlans)
    .where(and(eq(carePlans.family_id, actors.family), eq(carePlans.name, 'Samples')))
  const plan = known ?? (await addPlanRow(server))
  const on = { plan_id: plan.id, added_by: actors.family, added_at: at, removed_at: null, manages: false }
  const caregiver = { ...on, side: 'caregiver' } as const
  await db
    .insert(planPeople)
    .values([
      { ...on, user_id: actors.family, side: 'family' },
      { ...caregiver, user_id: actors.caregiver, permissions: permissionBits(planPermissions) },
      {
        ...caregiver,
        user_id: actors.otherCaregiver,
        permissions: permissionBits(['view_tasks', 'view_notes']),
      },
    ])
    .onConflictDoUpdate({
      target: [planPeople.plan_id, planPeople.user_id],
      set: { permissions: sql`excluded.permissions`, manages: false, removed_at: null },
    })
  const own = [actors.family, actors.caregiver, actors.otherCaregiver]
  await db.delete(planPeople).where(and(eq(planPeople.plan_id, plan.id), notInArray(planPeople.user_id, own)))
  await db.delete(planSealBreaks).where(eq(planSealBreaks.plan_id, plan.id))
  return { id: plan.id }
}

async function addPlanRow(server: TestServer): Promise<{ id: number }> {
  const [plan] = await server.db
    .insert(carePlans)
    .values({
      ...{ family_id: actors.family, name: 'Samples', recipient_name: 'Kenji' },
      ...{ tzid: 'America/Los_Angeles', created_at: at },
    })
    .returning({ id: carePlans.id })
  return plan!
}

const readers = {
  members: ['family', 'caregiver', 'otherCaregiver', 'careManager', 'staff'],
  refused: { staff: 'forbidden' },
} as const
const doers = {
  members: ['family', 'caregiver', 'otherCaregiver'],
  refused: { otherCaregiver: 'forbidden' },
} as const
const deciders = {
  members: ['family', 'caregiver', 'otherCaregiver'],
  refused: { caregiver: 'forbidden', otherCaregiver: 'forbidden' },
} as const
/** Whoever may look does it. */
const lookers = { members: ['family', 'caregiver', 'otherCaregiver'] } as const

type Who = {
  readonly members: readonly Actor[]
  readonly refused?: Readonly<Partial<Record<Actor, 'forbidden'>>>
}

/** A call on a plan of its own. */
const onPlan = <C extends AnyCall>(call: C, who: Who, more: object = {}) =>
  sample(call, async (server) => ({ ...(await somePlan(server)), ...more }) as unknown as Args<C>, who)

async function someTask(server: TestServer) {
  const { id } = await somePlan(server)
  const [task] = await server.db
    .insert(planTasks)
    .values({
      ...{ plan_id: id, title: 'Walk', created_by: actors.family, created_at: at },
      ...{ modified_by: actors.family, modified_at: at },
    })
    .returning()
  const taskId = task!.id
  const once = { schedule_type: 'daily', interval: 1, start_date: day, end_date: day } as const
  await server.db.insert(taskEntries).values({ task_id: taskId, ...once })
  const schedule = [entryOf({ ...once, day_of_week: null, day_of_month: null })]
  const words = { ...wordsOf(task!), schedule }
  await server.db.insert(planTaskVersions).values({ task_id: taskId, version: 1, words, at })
  return { id, taskId, last_modified_at: taskVersion(1, 0) }
}

/** A call on a task of its own; `body` gets the version that was read. */
const onTask = <C extends AnyCall>(call: C, who: Who, body?: object) =>
  sample(
    call,
    async (server) => {
      const { last_modified_at, ...ids } = await someTask(server)
      const isAlias = call.route.includes(':planId')
      const path = isAlias ? { planId: ids.id, taskId: ids.taskId } : ids
      return {
        ...path,
        ...(body ? { body: { last_modified_at, ...body } } : { query: {} }),
      } as unknown as Args<C>
    },
    who,
  )

const file = (name: string) => new File([new Uint8Array(smallPng())], name, { type: 'image/png' })

async function someMedia(server: TestServer, kind: 'photo' | 'video') {
  const { id, taskId } = await someTask(server)
  const [row] = await server.db
    .insert(taskMedia)
    .values({
      ...{ plan_id: id, task_id: taskId, day, kind, bytes: 3, by_user: actors.family, at },
      ...(kind === 'photo'
        ? {
            media_type: 'image/jpeg',
            stored_as: `plans/${id}/none.jpg`,
            small_as: `plans/${id}/none-small.jpg`,
          }
        : { media_type: 'video/mp4', stored_as: `plans/${id}/none.mp4` }),
    })
    .returning()
  return { id, taskId, media: row!.id }
}

async function someAlert(server: TestServer) {
  const { id } = await somePlan(server)
  const [row] = await server.db
    .insert(planAlerts)
    .values({ plan_id: id, level: 'info', text: 'Hello', by_user: actors.family, at })
    .returning()
  return { id, alertId: row!.id }
}

/** A note of the caregiver's. */
async function someNote(server: TestServer) {
  const { id } = await somePlan(server)
  const [row] = await server.db
    .insert(planNotes)
    .values({ plan_id: id, author_id: actors.caregiver, text: 'Hello', created_at: at, modified_at: at })
    .returning()
  return { id, noteId: row!.id }
}
const authors = { ...doers, refused: { family: 'forbidden', otherCaregiver: 'forbidden' } } as const

let invited = 0
async function someInvite(server: TestServer) {
  const { id } = await somePlan(server)
  const token = `an-invitation-${++invited}`
  const [row] = await server.db
    .insert(planInvites)
    .values({
      ...{ plan_id: id, email: `guest${invited}@example.com`, role: 'reader', token_hash: hashOf(token) },
      ...{ by_user: actors.family, sent_at: at, expires_at: new Date('2026-12-20T12:00:00Z') },
    })
    .returning()
  return { id, inviteId: row!.id, token }
}

async function someRelative(server: TestServer) {
  const { id } = await somePlan(server)
  await server.db.insert(planPeople).values({
    ...{ plan_id: id, user_id: actors.b2bFamily, side: 'relative', role: 'reader' },
    ...{ added_by: actors.family, added_at: at },
  })
  return { id, userId: actors.b2bFamily }
}

/** A visit of the caregiver's under the plan, clocked or not; a new one each time. */
let visitsMade = 0
const visitsOfNight = 150
async function someVisit(server: TestServer) {
  const { id } = await somePlan(server)
  const connection_id = await connectionOf(server, actors.caregiver)
  await server.db
    .insert(planConnections)
    .values({ connection_id, plan_id: id, family_id: actors.family })
    .onConflictDoUpdate({ target: planConnections.connection_id, set: { plan_id: id } })
  const [night, place] = [Math.floor(visitsMade / visitsOfNight), visitsMade % visitsOfNight]
  visitsMade++
  const ends = lately - night * dayMs - place * 3 * 60_000
  const [start, end] = [new Date(ends - 2 * 60_000), new Date(ends)]
  const [visit] = await server.db.insert(connectionShifts).values({ connection_id, start, end }).returning()
  return { id, visit: visit! }
}
/** Some days before the present of the replay, so that it may be corrected; at night, when nobody has another visit. */
const lately = Date.parse('2026-11-19T08:00:00Z')

async function someClock(server: TestServer) {
  const { id, visit } = await someVisit(server)
  const [record] = await server.db
    .insert(clockRecords)
    .values({
      ...{ user_id: actors.caregiver, visit_id: visit.id },
      ...{ clock_in_at: visit.start, clock_out_at: visit.end },
    })
    .returning()
  return { id, clockId: record!.id }
}

async function someCorrection(server: TestServer) {
  const { id, visit } = await someVisit(server)
  const [row] = await server.db
    .insert(clockCorrections)
    .values({
      ...{ visit_id: visit.id, reason: 'forgot_both' as const, by_user: actors.caregiver, at },
      ...{ clock_in_at: visit.start, clock_out_at: visit.end },
    })
    .returning()
  return { id, correctionId: row!.id }
}

/** Of the clock a caregiver sees their own alone. */
const clockReaders = {
  members: ['family', 'caregiver', 'careManager', 'staff'],
  refused: { staff: 'forbidden' },
} as const
export const planClockSamples = [
  onPlan(listClockRecords, readers, { query: {} }),
  sample(getClockRecord, someClock, clockReaders),
  sample(setClockService, async (server) => ({ ...(await someClock(server)), body: { category: 1 } }), {
    members: ['caregiver'],
  }),
  sample(
    proposeClockCorrection,
    async (server) => {
      const { id, visit } = await someVisit(server)
      const body = {
        visit_id: visit.id,
        clock_in_at: visit.start.toISOString(),
        clock_out_at: visit.end.toISOString(),
        reason: 'forgot_both' as const,
      }
      return { id, body }
    },
    { members: ['caregiver'] },
  ),
  sample(
    decideClockCorrection,
    async (server) => ({ ...(await someCorrection(server)), body: { accept: true } }),
    { members: ['family', 'staff'], refused: { staff: 'forbidden' } },
  ),
]

export const planSamples = [
  sample(
    openPlan,
    async (server, actor) => {
      await server.db.delete(carePlans).where(eq(carePlans.family_id, actors.family))
      const who = actor === 'otherCaregiver' ? actors.otherCaregiver : actors.caregiver
      return { body: { connection_id: await connectionOf(server, who) } }
    },
    { refused: { otherFamily: 'notFound', agencyCaregiver: 'notFound' } },
  ),
  onPlan(getPlan, readers),
  onPlan(updatePlan, deciders, { body: { careful: 'Allergic to penicillin.' } }),
  onPlan(visitPlan, readers),
  onPlan(getPlanDay, readers, { query: {} }),
  onPlan(listPlanHistory, readers, { query: {} }),
  onPlan(listPlanSeen, readers, { query: {} }),
  onPlan(listTaskCategories, readers, { query: {} }),
  onPlan(listTasks, readers, { query: {} }),
  onPlan(addTasks, doers, { query: {}, body: { title: 'Walk' } }),
  sample(breakPlanSeal, async (server) => ({
    ...(await somePlan(server)),
    body: { reason: 'asked' as const },
  })),
]

export const taskSamples = [
  onTask(getTask, readers),
  onTask(getTaskByAlias, readers),
  onTask(getTaskDiff, readers),
  onTask(updateTask, doers, { date: day, title: 'A long walk' }),
  onTask(updateTaskByAlias, doers, { date: day, title: 'A long walk' }),
  onTask(completeTask, doers, { date: day }),
  onTask(skipTask, doers, { date: day, reason: 'tired' }),
  onTask(uncompleteTask, doers, { date: day }),
  onTask(removeTask, doers, { date: day }),
  sample(lockTask, async (server) => idsOf(await someTask(server)), doers),
  sample(unlockTask, async (server) => idsOf(await someTask(server)), doers),
  sample(
    addTaskPhoto,
    async (server) => ({ ...idsOf(await someTask(server)), body: { date: day, photo: file('box.png') } }),
    doers,
  ),
  sample(
    addTaskVideo,
    async (server) => ({ ...idsOf(await someTask(server)), body: { date: day, video: file('walk.mp4') } }),
    doers,
  ),
  sample(
    removeTaskPhoto,
    async (server) => {
      const { media: photoId, ...ids } = await someMedia(server, 'photo')
      return { ...ids, photoId }
    },
    deciders,
  ),
  sample(
    removeTaskVideo,
    async (server) => {
      const { media: videoId, ...ids } = await someMedia(server, 'video')
      return { ...ids, videoId }
    },
    deciders,
  ),
]
const idsOf = ({ id, taskId }: { id: number; taskId: number }) => ({ id, taskId })

export const alertSamples = [
  onPlan(addPlanAlert, doers, { body: { text: 'Please keep the walk short.' } }),
  sample(seePlanAlert, someAlert, lookers),
  sample(turnOffPlanAlert, someAlert, doers),
  sample(removePlanAlert, someAlert, deciders),
]

export const noteSamples = [
  onPlan(listPlanNotes, readers, { query: {} }),
  sample(getPlanNote, someNote, readers),
  onPlan(addPlanNote, doers, { body: { text: 'He slept well.' } }),
  sample(
    updatePlanNote,
    async (server) => ({ ...(await someNote(server)), body: { text: 'Until six.' } }),
    authors,
  ),
  sample(removePlanNote, someNote, authors),
]

const ofCaregiver = { caregiverId: actors.otherCaregiver }
export const peopleSamples = [
  onPlan(listPlanPermissions, readers),
  onPlan(replacePlanPermissions, deciders, { ...ofCaregiver, body: { permissions: ['view_tasks'] } }),
  onPlan(updatePlanPermissions, deciders, { ...ofCaregiver, body: { add: ['add_photos'] } }),
  onPlan(resetPlanPermissions, deciders, ofCaregiver),
  onPlan(listPlanPeople, readers),
  onPlan(inviteToPlan, deciders, { body: { email: 'naomi@example.com', role: 'reader' } }),
  sample(
    withdrawPlanInvite,
    async (server) => {
      const { id, inviteId } = await someInvite(server)
      return { id, inviteId }
    },
    deciders,
  ),
  sample(
    updatePlanRole,
    async (server) => ({ ...(await someRelative(server)), body: { role: 'editor' as const } }),
    deciders,
  ),
  sample(removePlanPerson, someRelative, {
    members: ['family', 'caregiver', 'otherCaregiver', 'careManager', 'staff'],
    refused: {
      caregiver: 'forbidden',
      otherCaregiver: 'forbidden',
      careManager: 'forbidden',
      staff: 'forbidden',
    },
  }),
  sample(getPlanInvite, async (server) => ({ token: (await someInvite(server)).token })),
  sample(acceptPlanInvite, async (server) => ({ token: (await someInvite(server)).token })),
  sample(declinePlanInvite, async (server) => ({ token: (await someInvite(server)).token })),
  sample(
    joinByPlanInvite,
    async (server) => ({
      token: (await someInvite(server)).token,
      body: { first_name: 'Naomi', last_name: 'Ito', password: 'seven green kettles' },
    }),
    {
      refused: Object.fromEntries(
        Object.entries(actors).flatMap(([name, id]) => (id === null ? [] : [[name, 'forbidden']])),
      ),
    },
  ),
]
