import type { Client } from '../../client/client.js'
import { dayIn, formatFormDate, parseFormDate, weekdayOf } from '../../kit/dates/dates.js'
import { describeFailure } from '../../kit/describeFailure.js'
import { createForm, type Form } from '../../kit/forms/form.js'
import { message } from '../../kit/text.js'
import { manyTasksQuery, tasksAtOnce } from '../../vocabulary/careplans/constants.js'
import type { Task, TaskCategory, TaskDraft } from '../../vocabulary/careplans/entities.js'
import type { TaskQuestion } from '../../vocabulary/careplans/questions.js'
import { repeatCodes, scheduleEntries } from '../repeat.js'
import { addTasks } from '../taskCalls.js'
import { planTimeZone } from '../tasks.js'
import { repeatFieldsOf } from './repeatFields.js'
import type { TaskForm } from './taskForm.js'
import { taskFormTexts as words } from './taskFormTexts.js'

type Template = TaskCategory['templates'][number]

/** Many tasks at once: the templates that are ticked, by `templateKey`, and the day MM/DD/YYYY on which they begin. */
export interface ManyTasksForm {
  readonly picked: readonly string[]
  readonly start: string
}

/** By which a template is ticked. */
export const templateKey = ({ id }: Pick<TaskCategory, 'id'>, { name }: Pick<Template, 'name'>): string =>
  `${id}:${name}`

/** The template of a key, with its category; null for none. */
export function templateOf(
  categories: readonly TaskCategory[],
  key: string,
): { readonly category: TaskCategory; readonly template: Template } | null {
  for (const category of categories)
    for (const template of category.templates)
      if (templateKey(category, template) === key) return { category, template }
  return null
}

/** What the form of a task begins with that is made of a template: it comes as such tasks commonly do. */
export function taskOfTemplate(category: TaskCategory, template: Template, today: string): Partial<TaskForm> {
  return {
    ...{ title: template.title, instructions: template.instructions, adl_map_id: category.adl_map_id },
    ...{ due_time: template.due_time ?? '', questions: template.questions as TaskQuestion[] },
    ...repeatFieldsOf(scheduleOf(template, today), today),
  }
}

/** Adds the tasks of the templates that are ticked, all of them or none; a hundred at most. */
export function createManyTasksForm(
  care: Client,
  planId: number,
  categories: readonly TaskCategory[],
  { today, saved }: { readonly today: string; readonly saved: (tasks: readonly Task[]) => void },
): Form<ManyTasksForm> {
  return createForm<ManyTasksForm>({
    fields: {
      picked: {
        initial: [],
        checks: [
          (picked) =>
            picked.length === 0
              ? words.chooseTask
              : picked.length > tasksAtOnce
                ? message(words.tooMany, { max: tasksAtOnce })
                : null,
        ],
      },
      start: {
        initial: formatFormDate(today),
        checks: [(day) => (parseFormDate(day) === null ? words.startRequired : null)],
      },
    },
    async submit({ picked, start }) {
      const begin = parseFormDate(start) ?? today
      const body = picked.flatMap((key) => {
        const found = templateOf(categories, key)
        return found ? [draftOfTemplate(found.category, found.template, begin)] : []
      })
      if (body.length > 0) saved(await care.call(addTasks, { id: planId, query: manyTasksQuery, body }))
    },
    describe: describeFailure,
  })
}

/** What a new plan begins with: the categories that are ticked, with all of their templates. */
export function createSuggestionsForm(
  care: Client,
  plan: { readonly id: number; readonly tzid: string | null },
  categories: readonly TaskCategory[],
  { now, saved }: { readonly now: () => number; readonly saved: (tasks: readonly Task[]) => void },
): Form<{ readonly categories: readonly number[] }> {
  return createForm<{ readonly categories: readonly number[] }>({
    fields: {
      categories: {
        initial: categories.map(({ id }) => id),
        checks: [(chosen) => (chosen.length === 0 ? words.chooseTask : null)],
      },
    },
    async submit({ categories: chosen }) {
      const today = dayIn(planTimeZone(plan), new Date(now()))
      const body = categories
        .filter(({ id }) => chosen.includes(id))
        .flatMap((category) =>
          category.templates.map((template) => draftOfTemplate(category, template, today)),
        )
        .slice(0, tasksAtOnce)
      saved(await care.call(addTasks, { id: plan.id, query: manyTasksQuery, body }))
    },
    describe: describeFailure,
  })
}

function draftOfTemplate(category: TaskCategory, template: Template, start: string): TaskDraft {
  return {
    ...{ title: template.title, instructions: template.instructions, adl_map_id: category.adl_map_id },
    ...{ due_time: template.due_time, questions: template.questions as TaskQuestion[] },
    ...{ schedule: scheduleOf(template, start), template_name: template.name },
  }
}

/** Daily, on the weekday, or on the day of the month on which it begins. */
function scheduleOf({ schedule_type }: Template, start_date: string) {
  if (schedule_type === 'weekly') {
    const days = [weekdayOf(start_date) ?? 0]
    return scheduleEntries({
      ...{ start_date, end_date: null, option: repeatCodes.custom, custom: { unit: 'week', every: 1, days } },
    })
  }
  const option = schedule_type === 'daily' ? repeatCodes.everyDay : repeatCodes.everyMonth
  return scheduleEntries({ start_date, end_date: null, option })
}
