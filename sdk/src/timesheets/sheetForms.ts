import type { Client } from '../client/client.js'
import { formatFormDate, parseFormDate } from '../kit/dates/dates.js'
import { describeFailure } from '../kit/describeFailure.js'
import { checkNote } from '../kit/fields/note.js'
import { inputTexts } from '../kit/inputTexts.js'
import { createMergingForm, type MergingForm } from '../kit/forms/conflict.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { versionFor } from '../kit/state/recordVersion.js'
import { textOf } from '../kit/shape.js'
import { message, type Sayable } from '../kit/text.js'
import { timesheetLimits } from '../vocabulary/timesheets/constants.js'
import { Timesheet, timesheetRecord } from '../vocabulary/timesheets/entities.js'
import { correctTimesheet, startTimesheet, updateTimesheet } from './calls.js'
import { lineTexts as words } from './lines/lineTexts.js'

/** What was done in the days of a timesheet, a task on each line, and a note to the family. */
export interface TasksForm {
  readonly tasks: string
  readonly note: string
}

/** The tasks of a text, one on each line that is not empty. */
const tasksOf = (text: string): string[] =>
  textOf(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function checkTasks(text: string): Sayable | null {
  const tasks = tasksOf(text)
  if (tasks.length > timesheetLimits.tasksMax)
    return message(words.tooManyTasks, { max: timesheetLimits.tasksMax })
  return tasks.some((task) => task.length > timesheetLimits.taskWordsMax)
    ? message(words.taskTooLong, { max: timesheetLimits.taskWordsMax })
    : null
}

/** Says what was done. `took` is told the timesheet as the server has it then. */
export function createTasksForm(
  care: Client,
  sheet: Timesheet,
  took: (sheet: Timesheet) => void,
): MergingForm<TasksForm> {
  const valuesOf = ({ tasks_done, note }: Timesheet): TasksForm => ({ tasks: tasks_done.join('\n'), note })
  const initial = valuesOf(sheet)
  return createMergingForm<Timesheet, TasksForm>({
    kind: { shape: Timesheet },
    record: sheet,
    valuesOf,
    form: (last, saw) =>
      createForm<TasksForm>({
        fields: {
          tasks: { initial: initial.tasks, checks: [checkTasks] },
          note: { initial: initial.note, checks: [checkNote] },
        },
        async submit({ tasks, note }) {
          const change = { tasks_done: tasksOf(tasks), note: note.trim() }
          const version = versionFor(timesheetRecord, last() ?? sheet, change)
          const where = { id: sheet.connection_id, tid: sheet.id }
          const saved = await care.call(updateTimesheet, { ...where, body: { ...change, version } })
          saw(saved)
          took(saved)
        },
        describe: describeFailure,
      }),
  })
}

/** The days of a timesheet to be begun, as they are typed. */
export interface StartForm {
  readonly start_date: string
  readonly end_date: string
}

/**
 * Begins the timesheet of days of one's own choosing; `days` are those that stand there at first. The form is busy until what
 * `begun` returns is done, such as the way to its page.
 */
export function createStartForm(
  care: Client,
  connectionId: number,
  days: StartForm,
  begun: (sheet: Timesheet) => unknown,
): Form<StartForm> {
  const checkDay = (day: string) => (parseFormDate(day) ? null : inputTexts.required)
  return createForm<StartForm>({
    fields: {
      start_date: { initial: formatFormDate(days.start_date), checks: [checkDay] },
      end_date: { initial: formatFormDate(days.end_date), checks: [checkDay] },
    },
    async submit({ start_date, end_date }) {
      const body = { start_date: parseFormDate(start_date)!, end_date: parseFormDate(end_date)! }
      await begun(await care.call(startTimesheet, { id: connectionId, body }))
    },
    describe: describeFailure,
  })
}

/** Begins the correction of a timesheet that was paid, and says why; busy until what `begun` returns is done. */
export function createCorrectionForm(
  care: Client,
  sheet: Pick<Timesheet, 'id' | 'connection_id'>,
  begun: (correction: Timesheet) => unknown,
): Form<{ note: string }> {
  return createForm<{ note: string }>({
    fields: {
      note: { initial: '', checks: [(note) => (note.trim() ? null : inputTexts.required), checkNote] },
    },
    async submit({ note }) {
      const where = { id: sheet.connection_id, tid: sheet.id }
      await begun(await care.call(correctTimesheet, { ...where, body: { reason: note.trim() } }))
    },
    describe: describeFailure,
  })
}
