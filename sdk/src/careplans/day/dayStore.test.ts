import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/client.js'
import { createToasts } from '../../kit/state/toasts.js'
import {
  aCarePlan,
  anOutcome,
  aPlanAlert,
  aPlanNote,
  aTask,
  fakeServer,
  refuseWith,
} from '../../testing/index.js'
import { removePlanAlert, seePlanAlert, turnOffPlanAlert, visitPlan } from '../calls.js'
import { completeTask, type PlanDay } from '../taskCalls.js'
import { createPlanDay } from './dayStore.js'

const date = '2026-11-23'
const [pills, walk] = [aTask({ id: 7, date }), aTask({ id: 8, date })]
const [alert, other] = [aPlanAlert({ id: 5, seen: false }), aPlanAlert({ id: 6 })]
const plan = aCarePlan({ id: 191, alerts: [alert, other], today: { date, total: 2, settled: 0 } })
const loaded: PlanDay = { plan, date, tasks: [pills, walk], visits: [], notes: [] }

function setUp(day = loaded) {
  const done = { ...pills, outcome: anOutcome(), plan_last_modified_at: 'p2' }
  const server = fakeServer()
    .on(completeTask, () => ({ ...done, affected_tasks: [] }))
    .on(seePlanAlert, () => ({ ...alert, seen: true }))
    .on(turnOffPlanAlert, () => ({ ...plan, alerts: [other], last_modified_at: 'p3' }))
    .on(removePlanAlert, () => {})
    .on(visitPlan, () => ({ ...plan, observers: [] }))
  const versions: string[] = []
  const toasts = createToasts(() => {})
  const store = createPlanDay(createClient({ fetch: server.fetch, pause: async () => {} }), toasts, day, {
    answered: (version) => void versions.push(version),
    lost: () => {},
  })
  return { server, store, versions, toasts }
}

describe('a day of a plan', () => {
  it('shows what was done in its place, counts it, and tells the version', async () => {
    const { store, versions } = setUp()
    await store.settling.run(pills, { kind: 'complete' })
    const { tasks, plan: now } = store.day.value
    expect([tasks.map(({ outcome }) => outcome !== null), now.today.settled, versions]).toEqual([
      [true, false],
      1,
      ['p2'],
    ])
  })

  it('of another day counts nothing for today', async () => {
    const { store } = setUp({ ...loaded, date: '2026-11-22' })
    await store.settling.run(pills, { kind: 'complete' })
    expect(store.day.value.plan.today.settled).toBe(0)
  })

  it('has its alerts seen, turned off and deleted', async () => {
    const { store, versions } = setUp()
    await store.see.run(alert)
    expect(store.day.value.plan.alerts.map(({ seen }) => seen)).toEqual([true, other.seen])
    await store.turnOff.run(alert)
    expect([store.day.value.plan.alerts, versions]).toEqual([[other], ['p3']])
    await store.removeAlert.run(other)
    expect(store.day.value.plan.alerts).toEqual([])
    store.putAlert(alert)
    expect(store.day.value.plan.alerts).toEqual([alert])
  })

  it('leaves an alert where a press failed, and says so', async () => {
    const { server, store, toasts } = setUp()
    server.on(turnOffPlanAlert, () => refuseWith(403, 'Not yours.'))
    await store.turnOff.run(alert)
    expect([store.day.value.plan.alerts.length, toasts.list.value.length]).toEqual([2, 1])
  })

  it('takes in notes, the introduction that was skipped, and the day as it was loaded anew', async () => {
    const { store } = setUp()
    const note = aPlanNote({ id: 3 })
    store.putNote(note)
    store.putNote({ ...note, text: 'Again' })
    expect(store.day.value.notes.map(({ text }) => text)).toEqual(['Again'])
    await store.skipIntro.run()
    expect(store.day.value.plan.observers).toEqual([])
    store.take(loaded)
    expect(store.day.value).toBe(loaded)
  })
})
