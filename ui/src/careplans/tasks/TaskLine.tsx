import { answerWords, skipReasons, type Task } from '@homecare/sdk/careplans'
import { dateWords } from '@homecare/sdk/kit'
import { planScreenTexts as words } from '@homecare/sdk/texts'
import { check } from '../../kit/icons/basic'
import { Icon } from '../../kit/icons/Icon'
import { A } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { skip } from '../plan/careIcons'
import { dueWords, taskHref } from '../plan/planWords'

/** A task in a list: when, what, and what came of it; leads to its page. */
export function TaskLine({ task, zone }: { task: Task; zone: string }) {
  const say = useSay()
  const { outcome, assignee, nurse_only } = task
  const facts = [
    dueWords(task, say) ?? say(words.anyTime),
    ...(nurse_only ? [say(words.nurseOnly)] : []),
    ...(assignee ? [say(words.forOther, { name: assignee.first_name })] : []),
    ...(outcome?.kind === 'skipped' ? [say(skipReasons.find(outcome.reason)?.label ?? words.skipped)] : []),
    ...answerWords(outcome?.data).map((one) => say(one)),
  ]
  return (
    <A className="plan-line-row" href={taskHref(task)}>
      <span>
        <b>{task.title}</b>
        <span className="soft small">{facts.join(' · ')}</span>
      </span>
      {outcome && (
        <span className="plan-when">
          <Icon of={outcome.kind === 'done' ? check : skip} />
          <span className="hidden">{say(outcome.kind === 'done' ? words.done : words.skipped)}</span>
          {dateWords(outcome.at, 'time', say.locale, zone)}
        </span>
      )}
    </A>
  )
}
