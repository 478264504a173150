import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../../client/client.js'
import type { ApiError } from '../../kit/error.js'
import { sayFailure } from '../../kit/forms/sayFailure.js'
import { action, type Action } from '../../kit/state/action.js'
import type { Toasts } from '../../kit/state/toasts.js'
import type { PlanAlert, Task } from '../../vocabulary/careplans/entities.js'
import type { CarePlan, PlanNote } from '../../vocabulary/careplans/planEntities.js'
import { removePlanAlert, seePlanAlert, turnOffPlanAlert, visitPlan } from '../calls.js'
import { settledOf } from '../standing.js'
import type { ChangedTask, PlanDay } from '../taskCalls.js'
import type { PlanPost } from '../planPost.js'
import { taskKey } from '../taskDeed.js'
import { createSettling, type Settling } from './settling.js'

/** A day of a plan as its page shows it. */
export interface DayStore {
  readonly day: ReadonlySignal<PlanDay>
  /** The day as it was loaded anew. */
  take(day: PlanDay): void
  readonly settling: Settling
  /** The reader has seen an alert. */
  readonly see: Action<[alert: PlanAlert], PlanAlert>
  /** Turns an alert off for everybody. */
  readonly turnOff: Action<[alert: PlanAlert], CarePlan>
  readonly removeAlert: Action<[alert: PlanAlert], void>
  readonly skipIntro: Action<[], CarePlan>
  /** A note that was added or rewritten here. */
  putNote(note: PlanNote): void
  putAlert(alert: PlanAlert): void
}

interface DayOptions {
  /** Told each version of the plan that an answer brings. */
  readonly answered: (version: string) => void
  readonly lost: (error: ApiError) => void
  readonly post?: PlanPost | undefined
}

/** A day of a plan: its tasks are settled in place, and its alerts seen and turned off. */
export function createPlanDay(
  care: Client,
  toasts: Toasts,
  loaded: PlanDay,
  { answered, lost, post }: DayOptions,
): DayStore {
  const day = signal(loaded)
  const failed = sayFailure(toasts)
  const planId = loaded.plan.id
  const setPlan = (change: Partial<CarePlan>) =>
    void (day.value = { ...day.peek(), plan: { ...day.peek().plan, ...change } })
  const setAlerts = (change: (alerts: readonly PlanAlert[]) => readonly PlanAlert[]) =>
    setPlan({ alerts: [...change(day.peek().plan.alerts)] })
  const settling = createSettling(care, toasts, {
    changed(answer) {
      day.value = withTask(day.peek(), answer)
      answered(answer.plan_last_modified_at)
    },
    lost,
    post,
  })
  return {
    day,
    take: (next) => void (day.value = next),
    settling,
    see: action((alert: PlanAlert) => care.call(seePlanAlert, { id: planId, alertId: alert.id }), {
      done: (seen) => setAlerts((alerts) => alerts.map((one) => (one.id === seen.id ? seen : one))),
      failed,
    }),
    turnOff: action((alert: PlanAlert) => care.call(turnOffPlanAlert, { id: planId, alertId: alert.id }), {
      done(plan) {
        setPlan(plan)
        answered(plan.last_modified_at)
      },
      failed,
    }),
    removeAlert: action((alert: PlanAlert) => care.call(removePlanAlert, { id: planId, alertId: alert.id }), {
      done: (_, alert) => setAlerts((alerts) => alerts.filter(({ id }) => id !== alert.id)),
      failed,
    }),
    skipIntro: action(() => care.call(visitPlan, { id: planId }), { done: setPlan, failed }),
    putNote(note) {
      const { notes } = day.peek()
      const isKnown = notes.some(({ id }) => id === note.id)
      const next = isKnown ? notes.map((one) => (one.id === note.id ? note : one)) : [note, ...notes]
      day.value = { ...day.peek(), notes: next }
    },
    putAlert: (alert) => setAlerts((alerts) => [alert, ...alerts.filter(({ id }) => id !== alert.id)]),
  }
}

/** The day with a task as an answer has it, and what is settled counted anew. */
function withTask(day: PlanDay, answer: ChangedTask | Task): PlanDay {
  const { affected_tasks: _, ...task } = answer as ChangedTask
  const tasks = day.tasks.map((one) => (taskKey(one) === taskKey(task) ? { ...one, ...task } : one))
  const { plan } = day
  const isToday = plan.today.date === day.date
  const today = isToday ? { ...plan.today, settled: settledOf(tasks), total: tasks.length } : plan.today
  return { ...day, tasks, plan: { ...plan, today, last_modified_at: answer.plan_last_modified_at } }
}
