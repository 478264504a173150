import { settledOf, taskKey, type DayPart, type DayStore, type Task } from '@homecare/sdk/careplans'
import { dateWords, type Text } from '@homecare/sdk/kit'
import { shiftFactTexts, planScreenTexts as words } from '@homecare/sdk/texts'
import { useId } from 'react'
import { Avatar } from '../../kit/figures/Avatar'
import { useSay } from '../../kit/say'
import { personName } from '../plan/planWords'
import type { DayReader } from './reader'
import { TaskItem } from './TaskItem'

interface DayPartViewProps {
  part: DayPart<Task>
  /** What the tasks are called that are in no visit. */
  between: Text
  store: DayStore
  reader: DayReader
  /** The key of the task that is to be done now. */
  now: string | null
}

/** A visit with its tasks along a line, or the tasks between two visits. */
export function DayPartView({ part: { visit, tasks }, between, store, reader, now }: DayPartViewProps) {
  const say = useSay()
  const id = useId()
  const { zone } = reader
  const [settled, total] = [settledOf(tasks), tasks.length]
  const time = (instant: string) => dateWords(instant, 'time', say.locale, zone)
  const title = visit
    ? visit.own
      ? say(words.yourVisit)
      : say(visit.nurse ? words.nurseVisit : words.visitOf, { name: personName(visit.person) })
    : say(between)
  const isOn = visit
    ? Date.parse(visit.start) <= reader.now.getTime() && reader.now.getTime() < Date.parse(visit.end)
    : tasks.some((task) => taskKey(task) === now)
  return (
    <section
      className="plan-part"
      data-now={isOn || undefined}
      aria-labelledby={visit ? `${id} ${id}time` : id}
    >
      <div className="plan-part-head">
        <div className="plan-part-who">
          {visit && <Avatar name={personName(visit.person)} src={visit.person.photo} size="small" />}
          <div>
            <h2 id={id}>{title}</h2>
            {visit && (
              <p className="soft" id={`${id}time`}>
                {say(shiftFactTexts.time, { from: time(visit.start), to: time(visit.end) })}
              </p>
            )}
          </div>
        </div>
        {total > 0 && (
          <p>
            <b className="num">{say(words.doneOf, { settled, total })}</b>
          </p>
        )}
      </div>
      {total > 0 && (
        <>
          <progress className="plan-meter" value={settled} max={total} aria-hidden="true" />
          <ol className="plan-tasks" role="list">
            {tasks.map((task) => (
              <TaskItem key={taskKey(task)} {...{ task, store, reader }} isNow={taskKey(task) === now} />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
