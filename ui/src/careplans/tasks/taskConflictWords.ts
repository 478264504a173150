import { repeatOptions, taskQuestions, type FormPrompt, type TaskForm } from '@homecare/sdk/careplans'
import { taskScreenTexts as words } from '@homecare/sdk/texts'
import { asDay, choicesOf, conflictWordsOf } from '../../kit/overlays/conflictWords'
import { timeOfDayWords } from '@homecare/sdk/kit'

/** How the fields of a task are called and said where two have changed them. */
export const taskConflictWords = conflictWordsOf<TaskForm>({
  title: [words.titleField],
  instructions: [words.instructions],
  due_time: [words.dueTime, (time: string, locale) => [time && timeOfDayWords(time, locale)]],
  questions: [words.questions, choicesOf(taskQuestions.entries)],
  prompts: [words.prompts, (prompts: readonly FormPrompt[]) => prompts.map(({ text }) => text)],
  nurse_only: [words.nurseOnlyField, (only: boolean) => [only && words.nurseOnlyField]],
  adl_map_id: [words.category],
  assigned_to: [words.assignedTo, (id: number | null) => [id === null && words.anybody]],
  moved_to: [words.movedTo, asDay],
  start: [
    words.schedule,
    ({ repeat }: Pick<TaskForm, 'repeat'>) => [repeatOptions.find(repeat)?.label ?? words.severalRules],
  ],
})
