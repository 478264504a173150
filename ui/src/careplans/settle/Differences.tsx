import type { FieldDifference, Task } from '@homecare/sdk/careplans'
import { planScreenTexts as words, taskScreenTexts } from '@homecare/sdk/texts'
import { useSay } from '../../kit/say'
import { fieldLabel, fieldValue } from './fieldWords'

interface DifferencesProps {
  differences: readonly FieldDifference[]
  task: Task
  zone: string
}

/** What somebody else has changed of a task, field by field: how it reads now, and how it read. */
export function Differences({ differences, task, zone }: DifferencesProps) {
  const say = useSay()
  const shown = differences.filter(({ field }) => fieldLabel(field) !== null)
  if (shown.length === 0 && task.outcome === null) return null
  const shownOr = (field: string, value: unknown) => fieldValue(field, value, say, zone) || say(words.empty)
  return (
    <dl className="plan-differences">
      {shown.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{say(fieldLabel(field)!)}</dt>
          <dd>{say(words.nowReads, { value: shownOr(field, after) })}</dd>
          <dd className="soft">{say(words.didRead, { value: shownOr(field, before) })}</dd>
        </div>
      ))}
      {task.outcome && !shown.some(({ field }) => field === 'state' || field === 'outcome') && (
        <div>
          <dt>{say(taskScreenTexts.outcome)}</dt>
          <dd>{say(words.nowReads, { value: shownOr('outcome', task.outcome) })}</dd>
        </div>
      )}
    </dl>
  )
}
