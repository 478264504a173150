import {
  answerWords,
  skipReasons,
  taskDayStates,
  taskQuestions,
  type ScheduleEntry,
  type Task,
} from '@homecare/sdk/careplans'
import { dateWords, timeOfDayWords, type Text } from '@homecare/sdk/kit'
import { planScreenTexts, taskScreenTexts as words } from '@homecare/sdk/texts'
import type { Say } from '../../kit/say'
import { personName } from '../plan/planWords'
import { scheduleWords } from '../plan/scheduleWords'

const labels: Readonly<Record<string, Text>> = {
  title: words.titleField,
  instructions: words.instructions,
  due_time: words.dueTime,
  nurse_only: words.nurseOnlyField,
  questions: words.questions,
  prompts: words.prompts,
  schedule: words.schedule,
  moved_to: words.movedTo,
  state: words.state,
  outcome: words.outcome,
}

/** How a field of a task is called; null of one that nobody reads. */
export const fieldLabel = (field: string): Text | null => labels[field] ?? null

type Said = (value: never, say: Say, zone: string) => string
const said: Readonly<Record<string, Said>> = {
  due_time: (time: string, { locale }) => timeOfDayWords(time, locale),
  nurse_only: (only: boolean, say) => (only ? say(planScreenTexts.nurseOnly) : ''),
  questions: (ids: readonly string[], say) =>
    ids.map((id) => say(taskQuestions.find(id)?.label ?? id)).join(', '),
  prompts: (prompts: Task['prompts']) => prompts.map(({ text }) => text).join('; '),
  schedule: (schedule: readonly ScheduleEntry[], say) => scheduleWords(schedule, say),
  moved_to: (day: string, { locale }) => dateWords(day, 'weekday', locale),
  state: (state: unknown, say) => say(stateWords[taskDayStates.find((one) => one === state) ?? 'open']),
  outcome: (outcome: NonNullable<Task['outcome']>, say, zone) => outcomeWords(outcome, say, zone),
}

const stateWords = {
  open: words.openOne,
  done: planScreenTexts.done,
  skipped: planScreenTexts.skipped,
  removed: planScreenTexts.removedOne,
} as const

/** What a field of a task says, in words; nothing of what is empty. */
export function fieldValue(field: string, value: unknown, say: Say, zone: string): string {
  if (value === null || value === undefined || value === '') return ''
  const shown = said[field]
  return shown ? shown(value as never, say, zone) : typeof value === 'string' ? value : ''
}

/** What became of a task, in one line: 'Done by Marisol R., 8:52 AM: 132 over 84'. */
export function outcomeWords(outcome: NonNullable<Task['outcome']>, say: Say, zone: string): string {
  const { kind, user, at, reason, note, data } = outcome
  const who = {
    name: user ? personName(user) : say(planScreenTexts.somebody),
    time: dateWords(at, 'dateTime', say.locale, zone),
  }
  const first = say(kind === 'done' ? words.doneBy : words.skippedBy, who)
  const more = [
    ...(reason ? [say(skipReasons.find(reason)?.label ?? reason)] : []),
    ...answerWords(data).map((one) => say(one)),
    ...(note ? [`“${note}”`] : []),
  ]
  return more.length === 0 ? first : `${first}: ${more.join(', ')}`
}
