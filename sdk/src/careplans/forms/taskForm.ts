import type { Client } from '../../client/client.js'
import { formatFormDate, parseFormDate } from '../../kit/dates/dates.js'
import { minuteOfDay } from '../../kit/dates/timeOfDay.js'
import { describeFailure } from '../../kit/describeFailure.js'
import { createMergingForm, type MergingForm } from '../../kit/forms/conflict.js'
import { createForm } from '../../kit/forms/form.js'
import { plainFields } from '../../kit/forms/plainFields.js'
import { versionOf } from '../../kit/state/recordVersion.js'
import { message, type Sayable } from '../../kit/text.js'
import { max } from '../../kit/checks.js'
import { noteTexts } from '../../kit/fields/note.js'
import type { TaskScope } from '../../vocabulary/careplans/catalogue.js'
import { Task, type TaskDraft } from '../../vocabulary/careplans/entities.js'
import type { TaskQuestion } from '../../vocabulary/careplans/questions.js'
import { shownDay } from '../standing.js'
import { addTasks, updateTask, type ChangedTask } from '../taskCalls.js'
import { entriesOf, repeatErrors, repeatFieldsOf, repeatNames, type RepeatFields } from './repeatFields.js'
import { taskFormTexts as words } from './taskFormTexts.js'

/**
 * A task as its form holds it: `due_time` HH:MM, empty for none. Of one that repeats `scope` says which of its days change, and
 * of one day alone `moved_to` the day to which it goes, MM/DD/YYYY.
 */
export interface TaskForm extends RepeatFields {
  readonly title: string
  readonly instructions: string
  readonly adl_map_id: number | null
  readonly due_time: string
  readonly assigned_to: number | null
  readonly nurse_only: boolean
  readonly questions: readonly TaskQuestion[]
  readonly prompts: readonly FormPrompt[]
  readonly scope: TaskScope | null
  readonly moved_to: string
}

/** Something to keep in mind at a task; those of priority 1 come first. */
export interface FormPrompt {
  readonly text: string
  readonly priority: number
}

/** What a form of a task is about. */
export interface TaskFormOptions {
  readonly planId: number
  /** The task on the day that is edited; null for a new one. */
  readonly task: Task | null
  /** The day where the plan is, YYYY-MM-DD: a new task begins on it. */
  readonly today: string
  /** What a new one begins with, as a template has it. */
  readonly begin?: Partial<TaskForm>
  /** Of which template it is. */
  readonly template?: string | null
  readonly saved: (task: Task | ChangedTask) => void
}

/** Whether a task comes on more than one day, so that a change has to say which. */
export const repeats = ({ schedule }: Pick<Task, 'schedule'>): boolean =>
  !(schedule.length === 1 && schedule[0]!.start_date === schedule[0]!.end_date)

/**
 * Whether the days on which a task comes may be changed: of one that repeats not of a single day, and of all only where it has
 * not begun. What is past stays as it was.
 */
export function mayRepeatAnew(task: Task | null, scope: TaskScope | null, today: string): boolean {
  if (task === null || !repeats(task)) return true
  if (scope !== 'all') return scope === 'following'
  return task.schedule.every(({ start_date }) => start_date >= today)
}

/**
 * Adds a task, or changes one. A change names only what this person has changed; what somebody else has changed meanwhile is
 * taken over, and what both have is theirs to choose.
 */
export function createTaskForm(care: Client, options: TaskFormOptions): MergingForm<TaskForm> {
  const { planId, task, today, begin, template = null, saved } = options
  const valuesOf = (seen: Task): TaskForm => ({ ...wordsOf(seen, today), scope: null })
  const initial = task ? valuesOf(task) : { ...wordsOf(emptyTask, today), scope: null, ...begin }
  return createMergingForm<Task, TaskForm>({
    kind: { shape: Task },
    record: task,
    valuesOf(seen) {
      const { scope: _, ...values } = valuesOf(seen)
      return values
    },
    together: [repeatNames],
    form: (last, saw) =>
      createForm<TaskForm>({
        fields: plainFields(initial),
        check: (form) => taskErrors(form, last(), today),
        async submit(form) {
          const seen = last()
          if (seen === null) {
            const [added] = await care.call(addTasks, {
              id: planId,
              body: { ...draftOf(form), template_name: template },
            })
            if (!added) return
            saw(added)
            saved(added)
            return
          }
          const changed = await care.call(updateTask, {
            ...{ id: planId, taskId: seen.id },
            body: {
              last_modified_at: seen.last_modified_at,
              ...(seen.date !== null && { date: seen.date }),
              ...(form.scope !== null && repeats(seen) && { scope: form.scope }),
              ...changesOf(form, seen, today),
            },
          })
          const { affected_tasks: _, ...record } = changed
          saw(record)
          saved(changed)
        },
        serverNames: { start_date: 'start', schedule: 'repeat' },
        describe: describeFailure,
      }),
  })
}

/** Characters of instructions, at most. */
export const instructionsMaxLength = 4000
const checkInstructions = max(
  instructionsMaxLength,
  message(noteTexts.tooLong, { max: instructionsMaxLength }),
)

/** What is wrong with a task, by field; `seen` is the one that is changed, null for a new one. */
function taskErrors(
  form: TaskForm,
  seen: Task | null,
  today: string,
): Partial<Record<keyof TaskForm, Sayable>> {
  const title = form.title.trim()
  const isOne = form.scope === 'one'
  const note = checkInstructions(form.instructions)
  return {
    ...(title === '' && { title: words.titleRequired }),
    ...(title.length > 200 && { title: words.titleLong }),
    ...(note && { instructions: note }),
    ...(form.due_time !== '' && minuteOfDay(form.due_time) === null && { due_time: words.timeWrong }),
    ...(form.prompts.some(({ text }) => text.trim() === '') && { prompts: words.promptEmpty }),
    ...(seen && repeats(seen) && form.scope === null && { scope: words.scopeRequired }),
    ...(isOne && parseFormDate(form.moved_to) === null && { moved_to: words.movedRequired }),
    ...(mayRepeatAnew(seen, form.scope, today) && repeatErrors(form)),
  }
}

/** A task as it is added. */
function draftOf(form: TaskForm): TaskDraft {
  const schedule = entriesOf(form)
  return { ...wordsSent(form), ...(schedule && { schedule }) }
}

/** What this person has changed of a task, and nothing else. */
function changesOf(
  form: TaskForm,
  seen: Task,
  today: string,
): Partial<TaskDraft> & { readonly moved_to?: string } {
  const [before, after] = [wordsSent(wordsOf(seen, today)), wordsSent(form)]
  const changed = Object.entries(after).filter(
    ([name, value]) => versionOf(value) !== versionOf(before[name as keyof typeof before]),
  )
  const moved = parseFormDate(form.moved_to)
  const isMoved = form.scope === 'one' && moved !== null && moved !== shownDay(seen)
  const schedule = mayRepeatAnew(seen, form.scope, today) ? newSchedule(form, seen, today) : null
  return {
    ...Object.fromEntries(changed),
    ...(schedule && { schedule }),
    ...(isMoved && { moved_to: moved }),
  }
}

/** The schedule where its fields were changed; of the days that follow it begins on the day itself. */
function newSchedule(form: TaskForm, seen: Task, today: string) {
  const since = form.scope === 'following' ? formatFormDate(shownDay(seen)) : form.start
  const before = repeatFieldsOf(seen.schedule, today)
  const names = form.scope === 'following' ? repeatNames.filter((name) => name !== 'start') : repeatNames
  const isSame = names.every((name) => versionOf(form[name]) === versionOf(before[name]))
  return isSame ? null : entriesOf({ ...form, start: since })
}

type Words = Omit<TaskForm, 'scope'>

function wordsOf(task: Task, today: string): Words {
  const { title, instructions, adl_map_id, due_time, assigned_to, nurse_only, questions, prompts } = task
  return {
    ...{ title, instructions, adl_map_id, due_time: due_time ?? '', assigned_to, nurse_only },
    questions: questions as readonly TaskQuestion[],
    prompts: prompts.map(({ text, priority }) => ({ text, priority })),
    ...repeatFieldsOf(task.schedule, today),
    moved_to: task.date === null ? '' : formatFormDate(shownDay(task)),
  }
}

const wordsSent = (form: Words) => ({
  title: form.title.trim(),
  instructions: form.instructions.trim(),
  adl_map_id: form.adl_map_id,
  due_time: form.due_time || null,
  assigned_to: form.assigned_to,
  nurse_only: form.nurse_only,
  questions: [...form.questions],
  prompts: form.prompts.map(({ text, priority }) => ({ text: text.trim(), priority })),
})

/** What the form of a new task begins with. */
const emptyTask = {
  ...{ title: '', instructions: '', adl_map_id: null, due_time: null, assigned_to: null, nurse_only: false },
  ...{ questions: [], prompts: [], schedule: [], date: null, moved_to: null },
} as unknown as Task
