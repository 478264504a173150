import {
  answerWords,
  isOverdue,
  mayUndo,
  skipReasons,
  taskKey,
  whyNotSettled,
  type DayStore,
  type Task,
} from '@homecare/sdk/careplans'
import { dateWords, message } from '@homecare/sdk/kit'
import { planScreenTexts as words } from '@homecare/sdk/texts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../kit/Button'
import { Badge } from '../../kit/figures/Badge'
import { check } from '../../kit/icons/basic'
import { Icon } from '../../kit/icons/Icon'
import { IconButton } from '../../kit/IconButton'
import { A } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { skip } from '../plan/careIcons'
import { dueWords, taskHref } from '../plan/planWords'
import { RefusedTask } from '../settle/RefusedTask'
import { SettleTask } from '../settle/SettleTask'
import { WaitingBadge } from '../offline/WaitingBadge'
import type { DayReader } from './reader'

interface TaskItemProps {
  task: Task
  store: DayStore
  reader: DayReader
  isNow: boolean
}

/** A task of the day: what came of it, or what is to be done, with the answer in the row. */
export function TaskItem({ task, store, reader, isNow }: TaskItemProps) {
  const refused = useValue(store.settling.refused).get(taskKey(task))
  const [open, setOpen] = useState(false)
  const [lately, setLately] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const wasSettled = useRef(task.outcome !== null)
  const isSettled = task.outcome !== null
  const waiting = reader.waiting.get(taskKey(task))
  const busy = useValue(store.settling.busy).has(taskKey(task))
  // What goes out at once does not wait, and is not taken back before it is known to have arrived.
  const waits = waiting !== undefined && !waiting.refused && !busy
  // What had the focus is gone once it is settled or taken back: it stays in the row.
  useEffect(() => {
    if (wasSettled.current === isSettled) return
    wasSettled.current = isSettled
    setOpen(false)
    if (document.activeElement === document.body)
      row.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [isSettled])
  const may =
    reader.completes && whyNotSettled(task, reader.today) === null && (!task.nurse_only || reader.nurse)
  const settle = async (deed: Parameters<DayStore['settling']['run']>[1]) => {
    if (await store.settling.run(task, deed)) setLately(deed.kind !== 'undo')
  }
  const look = refused ? 'due' : isSettled ? task.outcome!.kind : may && (isNow || open) ? 'due' : 'open'
  return (
    <li ref={row} className="plan-task" data-look={look}>
      {refused ? (
        <RefusedTask {...{ refused }} settling={store.settling} zone={reader.zone} />
      ) : isSettled ? (
        <SettledTask {...{ task, store, reader, waits, busy }} undoable={lately || waits} />
      ) : look === 'due' ? (
        <>
          <TaskHead {...{ task, reader, isNow }} />
          {waits && <WaitingBadge />}
          <SettleTask task={task} settle={settle} onKeep={open ? () => setOpen(false) : undefined} />
        </>
      ) : (
        <>
          <TaskHead {...{ task, reader, isNow }} />
          {may ? (
            <span className="plan-tick">
              <IconButton
                icon={check}
                label={message(words.doneLabel, { title: task.title })}
                onClick={() => (task.questions.length > 0 ? setOpen(true) : settle({ kind: 'complete' }))}
              />
            </span>
          ) : (
            <ForWhom {...{ task, reader }} />
          )}
        </>
      )}
    </li>
  )
}

/** When it is due, what is to be done, and how. */
function TaskHead({ task, reader, isNow }: Omit<TaskItemProps, 'store'>) {
  const say = useSay()
  const due = dueWords(task, say)
  const late = isOverdue(task, reader.now, reader.zone)
  return (
    <div>
      {(due || late) && (
        <p className="soft small plan-due">
          {due && (isNow && !late ? say(words.dueNow, { time: due }) : due)}
          {late && <Badge tone="warn">{say(words.overdue)}</Badge>}
        </p>
      )}
      <h3>
        <A href={taskHref(task)}>{task.title}</A>
      </h3>
      {isNow && task.instructions && <p className="plan-words">{task.instructions}</p>}
    </div>
  )
}

/** Why it is not the reader's to do. */
function ForWhom({ task, reader }: { task: Task; reader: DayReader }) {
  const say = useSay()
  if (task.nurse_only && !reader.nurse) return <Badge>{say(words.nurseOnly)}</Badge>
  const { assigned_to, assignee } = task
  if (assigned_to !== null && assignee && assigned_to !== reader.id)
    return <Badge>{say(words.forOther, { name: assignee.first_name })}</Badge>
  return null
}

/** What came of it, in a line that leads to all of it. */
function SettledTask({
  task,
  store,
  reader,
  undoable,
  waits,
  busy,
}: Omit<TaskItemProps, 'isNow'> & { undoable: boolean; waits: boolean; busy: boolean }) {
  const say = useSay()
  const { kind, at, reason, data, user, late } = task.outcome!
  const said =
    kind === 'skipped'
      ? say(skipReasons.find(reason)?.label ?? words.skip)
      : answerWords(data)
          .map((one) => say(one))
          .join(', ')
  const who = user && user.id !== reader.id ? user.first_name : say(words.you)
  return (
    <>
      <A href={taskHref(task)}>
        <h3>
          {task.title} {said && <span className="soft">{said}</span>}
          {late && <span className="soft"> {say(words.settledLate)}</span>}
        </h3>
        <p className="plan-when">
          <Icon of={kind === 'skipped' ? skip : check} />
          <span className="hidden">
            {say(kind === 'skipped' ? words.skipped : words.done)} {who}
          </span>
          {dateWords(at, 'time', say.locale, reader.zone)}
        </p>
      </A>
      {waits && <WaitingBadge />}
      {undoable && mayUndo(task, reader, reader.today, reader.zone) && (
        <Button look="plain" busy={busy} onClick={() => store.settling.run(task, { kind: 'undo' })}>
          {say(words.undo)}
          <span className="hidden">: {task.title}</span>
        </Button>
      )}
    </>
  )
}
