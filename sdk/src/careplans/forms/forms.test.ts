import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/client.js'
import {
  aCarePlan,
  anIdentity,
  aPlanAlert,
  aPlanNote,
  aTask,
  aTaskCategory,
  fakeServer,
  refuseStale,
} from '../../testing/index.js'
import { addPlan, addPlanAlert, addPlanNote, openPlan, updatePlan, updatePlanNote } from '../calls.js'
import { breakPlanSeal, inviteToPlan, joinByPlanInvite } from '../people/calls.js'
import { addTasks } from '../taskCalls.js'
import { answerFields, answersOf, createAnswerForm, createSkipForm } from './answerForm.js'
import {
  createManyTasksForm,
  createSuggestionsForm,
  taskOfTemplate,
  templateKey,
  templateOf,
} from './manyTasksForm.js'
import { createPlanInviteForm, createPlanJoinForm, createSealForm } from './peopleForms.js'
import { createAlertForm, createBeginForm, createNoteForm, createPlanForm } from './planForms.js'

const today = '2026-11-23'
const template = (name: string, schedule_type: 'daily' | 'weekly' | 'monthly' = 'daily') => ({
  ...{ name, title: name, instructions: 'Slowly.', due_time: '08:00', questions: ['ate'], schedule_type },
})
const meals = aTaskCategory({
  id: 5,
  adl_map_id: 5,
  templates: [template('breakfast'), template('shop', 'weekly')],
})
const walks = aTaskCategory({
  id: 8,
  adl_map_id: 8,
  templates: [template('walk'), template('scale', 'monthly')],
})

function setUp() {
  const server = fakeServer()
    .on(addTasks, () => [aTask()])
    .on(addPlanNote, () => aPlanNote({ id: 3, version: 1 }))
    .on(updatePlanNote, ({ body }) => aPlanNote({ id: 3, version: 2, text: (body as { text: string }).text }))
    .on(addPlanAlert, () => aPlanAlert())
    .on(addPlan, () => aCarePlan())
    .on(openPlan, () => aCarePlan())
    .on(updatePlan, () => aCarePlan())
    .on(inviteToPlan, () => ({ people: [], invites: [] }))
    .on(joinByPlanInvite, () => anIdentity())
    .on(breakPlanSeal, () => ({ id: 191, opened_until: '2026-11-23T12:00:00Z' }))
  const told: unknown[] = []
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  return { server, care, told, tell: (one: unknown) => void told.push(one) }
}

describe('many tasks at once', () => {
  it('are those of the templates that are ticked, as they commonly come', async () => {
    const { server, care, told, tell } = setUp()
    const form = createManyTasksForm(care, 191, [meals, walks], { today, saved: tell })
    expect(await form.submit()).toBe(false)
    form.fields.picked.set(['5:shop', '8:scale', '8:unknown'])
    form.fields.start.set('11/24/2026')
    expect(await form.submit()).toBe(true)
    const [shop, scale, ...others] = server.seen[0]!.body as unknown[]
    expect([shop, scale, others, server.seen[0]!.query, told.length]).toMatchObject([
      {
        ...{ title: 'shop', adl_map_id: 5, due_time: '08:00', questions: ['ate'], template_name: 'shop' },
        schedule: [{ schedule_type: 'weekly', day_of_week: 2, start_date: '2026-11-24' }],
      },
      { schedule: [{ schedule_type: 'monthly', day_of_month: 24 }] },
      [],
      { many: '1' },
      1,
    ])
  })

  it('are a hundred at most', async () => {
    const { server, care, tell } = setUp()
    const form = createManyTasksForm(care, 191, [meals], { today, saved: tell })
    form.fields.picked.set(Array.from({ length: 101 }, (_, index) => `5:${index}`))
    expect([await form.submit(), server.seen.length]).toEqual([false, 0])
  })

  it('begin one by one with what the template says', () => {
    expect(templateOf([meals, walks], templateKey(walks, walks.templates[0]!))?.category).toBe(walks)
    expect(templateOf([meals], 'nothing')).toBeNull()
    expect(taskOfTemplate(meals, meals.templates[0]!, today)).toMatchObject({
      ...{ title: 'breakfast', due_time: '08:00', repeat: 1, start: '11/23/2026' },
    })
  })

  it('of a new plan are those of the categories that stay ticked', async () => {
    const { server, care, tell } = setUp()
    const form = createSuggestionsForm(care, { id: 191, tzid: 'America/Los_Angeles' }, [meals, walks], {
      // It is still Monday there.
      ...{ now: () => Date.parse('2026-11-24T05:00:00Z'), saved: tell },
    })
    form.fields.categories.set([8])
    await form.submit()
    expect(server.seen[0]!.body).toMatchObject([
      { title: 'walk', schedule: [{ start_date: '2026-11-23' }] },
      { title: 'scale' },
    ])
    form.fields.categories.set([])
    expect(await form.submit()).toBe(false)
  })
})

describe('what is asked when a task is done', () => {
  const asks = (questions: string[], done: unknown[] = []) =>
    createAnswerForm({ questions }, async (data, note) => void done.push([data, note]))

  it('is sent as it was answered; what was left open is left out', async () => {
    const done: unknown[] = []
    const form = asks(['pain', 'blood_pressure', 'took'], done)
    form.fields.upper.set(132)
    form.fields.lower.set(84)
    form.fields.took.set('yes')
    form.fields.note.set(' Calm ')
    expect(await form.submit()).toBe(true)
    expect(done).toEqual([[{ blood_pressure: [132, 84], took: 'yes' }, 'Calm']])
  })

  it('is refused at its field where it can not be', async () => {
    const form = asks(['pain', 'blood_pressure'])
    form.fields.pain.set(11)
    form.fields.upper.set(80)
    form.fields.lower.set(120)
    expect(await form.submit()).toBe(false)
    expect([form.fields.pain.shownError.value, form.fields.upper.shownError.value].every(Boolean)).toBe(true)
    form.fields.pain.set(3)
    form.fields.lower.set(null)
    expect(await form.submit()).toBe(false)
  })

  it('is put right from what was answered', () => {
    const data = { pain: 2, blood_pressure: [120, 80] as [number, number] }
    const held = answerFields(data, 'Calm')
    expect([held.pain, held.upper, held.lower, held.note, answersOf(held)]).toEqual([
      2,
      120,
      80,
      'Calm',
      data,
    ])
    expect(answersOf(answerFields(null, ''))).toEqual({})
  })
})

it('why a task is skipped is chosen, and something else is said in words', async () => {
  const done: unknown[] = []
  const form = createSkipForm(async (reason, note) => void done.push([reason, note]))
  expect(await form.submit()).toBe(false)
  form.fields.reason.set('other')
  expect(await form.submit()).toBe(false)
  form.fields.note.set(' Rain ')
  expect(await form.submit()).toBe(true)
  form.fields.reason.set('tired')
  form.fields.note.set('')
  await form.submit()
  expect(done).toEqual([
    ['other', 'Rain'],
    ['tired', ''],
  ])
})

describe('a note', () => {
  it('is added, and then rewritten with its version', async () => {
    const { server, care, told, tell } = setUp()
    const form = createNoteForm(care, 191, null, tell)
    expect(await form.submit()).toBe(false)
    form.fields.text.set(' He slept well. ')
    await form.submit()
    form.fields.text.set('Until six.')
    await form.submit()
    expect(server.seen.map(({ body }) => body)).toEqual([
      { text: 'He slept well.' },
      { text: 'Until six.', version: 1 },
    ])
    expect(told).toHaveLength(2)
  })

  it('that was rewritten elsewhere is theirs to choose, and nothing typed is lost', async () => {
    const { server, care, tell } = setUp()
    const form = createNoteForm(care, 191, aPlanNote({ id: 3, version: 1, text: 'One' }), tell)
    server.on(updatePlanNote, () => refuseStale(aPlanNote({ id: 3, version: 2, text: 'Two' })))
    form.fields.text.set('Three')
    expect(await form.submit()).toBe(false)
    expect([form.conflicts.value, form.fields.text.value.value]).toMatchObject([
      [{ name: 'text', theirs: 'Two', mine: 'Three' }],
      'Three',
    ])
  })
})

it('what all are to know is told of a task on its day', async () => {
  const { server, care, tell } = setUp()
  const form = createAlertForm(care, 191, { task_id: 7, date: today }, tell)
  expect(await form.submit()).toBe(false)
  form.fields.text.set('Call me. ')
  form.fields.level.set('urgent')
  await form.submit()
  expect(server.seen[0]!.body).toEqual({ text: 'Call me.', level: 'urgent', task_id: 7, date: today })
})

it('a plan says what was changed of it alone, with the version of that', async () => {
  const { server, care, tell } = setUp()
  const form = createPlanForm(care, aCarePlan({ id: 191, careful: '' }), tell)
  form.fields.careful.set('Allergic to penicillin.')
  await form.submit()
  expect(server.seen[0]!.body).toEqual({ careful: 'Allergic to penicillin.', version: expect.any(String) })
  form.fields.recipient_name.set(' ')
  expect(await form.submit()).toBe(false)
})

it('a plan is begun by way of a connection, or for one more person', async () => {
  const { server, care, tell } = setUp()
  const form = createBeginForm(care, { connectionId: 81, name: 'Kenji' }, tell)
  await form.submit()
  const other = createBeginForm(care, { connectionId: null }, tell)
  expect(await other.submit()).toBe(false)
  other.fields.recipient_name.set('Aiko')
  await other.submit()
  expect(server.seen.map(({ body }) => body)).toEqual([
    { connection_id: 81, recipient_name: 'Kenji' },
    { recipient_name: 'Aiko' },
  ])
})

it('a relative is invited with what they may do', async () => {
  const { server, care, told } = setUp()
  const form = createPlanInviteForm(care, 191, (_, email) => told.push(email))
  form.fields.email.set('naomi')
  expect(await form.submit()).toBe(false)
  form.fields.email.set(' naomi@example.com ')
  form.fields.role.set('reader')
  await form.submit()
  expect([server.seen[0]!.body, told]).toEqual([
    { email: 'naomi@example.com', role: 'reader' },
    ['naomi@example.com'],
  ])
})

it('who was invited opens an account with a name and a password', async () => {
  const { server, care, told, tell } = setUp()
  const form = createPlanJoinForm(care, 'token', tell)
  form.fields.first_name.set(' Naomi ')
  form.fields.last_name.set('Ito')
  form.fields.password.set('short')
  expect(await form.submit()).toBe(false)
  form.fields.password.set('seven green kettles')
  await form.submit()
  expect([server.seen[0]!.body, told.length]).toMatchObject([{ first_name: 'Naomi', last_name: 'Ito' }, 1])
})

it('a plan is opened to staff for a reason', async () => {
  const { server, care, tell } = setUp()
  const form = createSealForm(care, 191, tell)
  expect(await form.submit()).toBe(false)
  form.fields.reason.set('asked')
  await form.submit()
  expect(server.seen[0]!.body).toEqual({ reason: 'asked' })
})
