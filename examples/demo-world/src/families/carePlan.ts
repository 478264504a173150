import { instantIn } from '@homecare/sdk/kit'
import { FIRST_CAREGIVER_ID, FIRST_FAMILY_ID } from '../ground/accounts.ts'
import { addDays, weekDay } from '../ground/days.ts'
import { createRandom } from '../ground/random.ts'
import { kenjisTasks, usualTasks, type DemoTask } from './carePlanTasks.ts'
import { stillHired, type FamilyBundle } from './families.ts'

/** How many days back tasks were done. */
const daysBack = 28
const perPlan = 100
/** What caregivers have, as bits: all; all but changing the tasks. */
const [all, usual] = [63, 59]

type Rows = Readonly<Record<string, unknown>>[]
/** The rows of a plan, by their tables. */
export type CarePlanRows = Readonly<Record<(typeof carePlanTables)[number], Rows>>
export const carePlanTables = [
  'care_plans',
  'plan_people',
  'plan_connections',
  'plan_tasks',
  'plan_task_versions',
  'task_entries',
  'task_days',
  'plan_notes',
  'plan_alerts',
  'plan_history',
] as const

/**
 * The care plan of a family: Carol's for her father with a month of what was done, a short one of each other family for whom the
 * first caregiver of the demo works; none of anybody else.
 */
export function writeCarePlan(
  bundle: FamilyBundle,
  { zone, today }: { readonly zone: string; readonly today: string },
): CarePlanRows | null {
  const hired = stillHired(bundle)
  const { user, family } = bundle
  const isCarols = user.id === FIRST_FAMILY_ID
  if (!isCarols && !hired.some(({ caregiver_id }) => caregiver_id === FIRST_CAREGIVER_ID)) return null
  const id = user.id
  const begun = `${addDays(today, -daysBack - 7)}T17:00:00Z`
  const recipient_name = isCarols ? 'Kenji' : user.first_name
  const tasks = (isCarols ? kenjisTasks : usualTasks).map((task, nth) => ({
    task,
    id: id * perPlan + nth + 1,
  }))
  const wordsOf = (task: DemoTask) => ({
    ...{ title: task.title, instructions: task.instructions, adl_map_id: task.kind, due_time: task.due },
    ...{ assigned_to: null, nurse_only: task.nurse === true, questions: task.questions ?? [] },
    prompts: (task.prompts ?? []).map((text, index) => ({ text, priority: index === 0 ? 1 : 2 })),
  })
  const entriesOf = (task: DemoTask) =>
    (task.days ?? [null]).map((day_of_week) => ({
      ...{ schedule_type: day_of_week === null ? 'daily' : 'weekly', interval: 1, day_of_week },
      ...{ day_of_month: null, start_date: begun.slice(0, 10), end_date: null },
    }))
  const done = isCarols ? pastDays(bundle, tasks, { zone, today, wordsOf }) : []
  return {
    care_plans: [
      {
        ...{ id, family_id: id, name: '', recipient_name, relationship: family.care_for, tzid: zone },
        careful: isCarols ? 'Allergic to penicillin. Falls easily.' : '',
        ...{ has_used_bulk_task: true, version: 1, created_at: begun },
      },
    ],
    plan_people: [
      person(id, id, begun, { side: 'family', permissions: null }),
      ...hired.map(({ caregiver_id }, nth) =>
        person(id, caregiver_id, begun, {
          side: 'caregiver',
          permissions: nth === 0 && isCarols ? all : usual,
        }),
      ),
    ],
    plan_connections: hired.map((connection) => ({
      ...{ connection_id: connection.id, plan_id: id, family_id: id },
    })),
    plan_tasks: tasks.map(({ task, id: taskId }) => ({
      ...{ id: taskId, plan_id: id, ...wordsOf(task) },
      ...{ priority: task.prompts ? 1 : 9, template_name: null, continues_id: null, version: 1 },
      ...{ created_by: id, created_at: begun, modified_by: id, modified_at: begun },
    })),
    plan_task_versions: tasks.map(({ task, id: task_id }) => ({
      ...{ task_id, version: 1, by_user: id, at: begun },
      words: { ...wordsOf(task), schedule: entriesOf(task) },
    })),
    task_entries: tasks.flatMap(({ task, id: task_id }) =>
      entriesOf(task).map((entry, nth) => ({ id: task_id * 10 + nth, task_id, ...entry })),
    ),
    task_days: done,
    plan_notes: isCarols ? notesOf(bundle, today) : [],
    plan_alerts: isCarols
      ? [
          {
            ...{ id: id * perPlan, plan_id: id, task_id: null, day: null, level: 'info', answers: null },
            ...{ text: 'His knee hurts. Please keep the walk short.', by_user: id },
            at: instantIn(zone, addDays(today, -1), '20:40')!.toISOString(),
          },
        ]
      : [],
    plan_history: [
      ...tasks.map(({ id: task_id }) => history(id, task_id, null, 1, id, begun)),
      ...done.map(({ task_id, day, state, by_user, at }) =>
        history(id, task_id, day, state === 'done' ? 2 : 10, by_user, at),
      ),
    ].toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)),
  }
}

const person = (
  plan_id: number,
  user_id: number,
  at: string,
  what: { side: string; permissions: number | null },
) => ({
  ...{ plan_id, user_id, ...what, role: null, manages: false, first_visited: at, version: 1 },
  ...{ added_by: plan_id, added_at: at },
})

const history = (
  plan_id: number,
  task_id: number,
  day: string | null,
  action: number,
  by_user: number,
  at: string,
) => ({ plan_id, task_id, day, action, by_user, at })

interface Past {
  readonly zone: string
  readonly today: string
  readonly wordsOf: (task: DemoTask) => object
}

/**
 * What became of the tasks until today began (UTC): done by whoever came then, or by Carol herself; now and then skipped. Where
 * the family lives it is the day before then, and its evening is still to come.
 */
function pastDays(
  bundle: FamilyBundle,
  tasks: readonly { task: DemoTask; id: number }[],
  { zone, today, wordsOf }: Past,
) {
  const [first, second] = stillHired(bundle).map(({ caregiver_id }) => caregiver_id)
  const days = Array.from({ length: daysBack }, (_, i) => addDays(today, i - daysBack))
  return days.flatMap((day) =>
    tasks
      .filter(({ task }) => task.days?.includes(weekDay(day)) ?? true)
      .flatMap(({ task, id }) => {
        const random = createRandom(`care task:${id}:${day}`)
        const due = task.due ?? '16:00'
        const comes = [1, 3, 5].includes(weekDay(day))
          ? due < '13:00'
            ? first
            : undefined
          : due >= '20:00'
            ? second
            : undefined
        const isSkipped = task.nurse !== true && random.int(0, 19) === 0
        const at = new Date(instantIn(zone, day, due)!.getTime() + random.int(2, 25) * 60_000).toISOString()
        if (at >= `${today}T`) return []
        return {
          ...{
            task_id: id,
            plan_id: bundle.user.id,
            day,
            state: isSkipped ? 'skipped' : 'done',
            moved_to: null,
          },
          ...{
            changes: {},
            kept: wordsOf(task),
            by_user: comes ?? bundle.user.id,
            at,
            made_at: null,
            late: false,
          },
          data: isSkipped || !task.questions ? null : answers(task, random.int),
          ...{ note: '', reason: isSkipped ? skips[random.int(0, skips.length - 1)]! : null, version: 1 },
        }
      }),
  )
}

const skips = ['refused', 'tired', 'not_needed'] as const

function answers({ questions = [] }: DemoTask, int: (from: number, to: number) => number) {
  const all: Record<string, unknown> = {
    took: 'yes',
    ate: (['all', 'most', 'half'] as const)[int(0, 2)],
    blood_pressure: [int(122, 142), int(74, 88)],
    pulse: int(62, 78),
    pain: int(1, 4),
  }
  return Object.fromEntries(questions.map((question) => [question, all[question]]))
}

function notesOf(bundle: FamilyBundle, today: string) {
  const [first, second] = stillHired(bundle).map(({ caregiver_id }) => caregiver_id)
  const { id } = bundle.user
  const note = (nth: number, author_id: number | undefined, daysAgo: number, text: string) => {
    const at = `${addDays(today, -daysAgo)}T20:${String(10 + nth)}:00Z`
    return {
      id: id * perPlan + nth,
      plan_id: id,
      author_id: author_id ?? id,
      text,
      version: 1,
      created_at: at,
      modified_at: at,
    }
  }
  return [
    note(1, first, 8, 'He remembered the blue cup and told me about the boat.'),
    note(2, second, 5, 'The heel looks better. Pink, dry, about the size of a dime.'),
    note(3, id, 3, 'The pharmacy has changed the white pill for a yellow one. It is the same.'),
    note(4, first, 1, 'Ate little at lunch. He says the soup was too salty.'),
  ]
}
