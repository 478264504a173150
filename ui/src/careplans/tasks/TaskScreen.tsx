import {
  afterTaskDeed,
  createTaskPage,
  isLockedFor,
  mayUndo,
  planTimeZone,
  taskKey,
  taskQuestions,
  whyNotSettled,
  type TaskDeed,
} from '@homecare/sdk/careplans'
import { uploadWithProgress } from '@homecare/sdk/client'
import { dateWords, dayIn } from '@homecare/sdk/kit'
import { pageTitles, planScreenTexts, taskScreenTexts as words } from '@homecare/sdk/texts'
import { lazy, Suspense, useState } from 'react'
import { loadChat } from '../../chat/useChat'
import { useNow } from '../../clock/useNow'
import { useApp } from '../../frame/app'
import { laterDialog } from '../../frame/laterDialog'
import { part } from '../../frame/part'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useTakeIn } from '../../frame/useTakeIn'
import { Button } from '../../kit/Button'
import { edit } from '../../kit/icons/care'
import { Card } from '../../kit/layout/Card'
import { Facts } from '../../kit/layout/Facts'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import { isClosed, type ClosedPage } from '../plan/closed'
import { ClosedPlan } from '../plan/ClosedPlan'
import { NewsBanner } from '../plan/NewsBanner'
import { mayDo } from '../plan/planAccess'
import { dayHref, dueWords, namesOn, personName, planTitle } from '../plan/planWords'
import { scheduleWords } from '../plan/scheduleWords'
import { outcomeWords } from '../settle/fieldWords'
import { RefusedTask } from '../settle/RefusedTask'
import { SettleTask } from '../settle/SettleTask'
import { useWatchedPlan } from '../plan/useWatchedPlan'
import { useFollowing, usePlanPost, useWaitingTasks } from '../offline/useWaiting'
import { selfOf } from '../offline/selfOf'
import { WaitingBadge } from '../offline/WaitingBadge'
import { loadTask, type TaskData } from './taskPlan'
import { TaskHistory } from './TaskHistory'
import '../plan/Plan.css'

const RemoveDialog = laterDialog(() => import('./RemoveDialog'))
const AnswerFields = lazy(() => import('../settle/AnswerFields'))
const TaskMedia = part(() => import('./TaskMedia'))
const TaskAlerts = part(() => import('./TaskAlerts'))

export const load: Load<TaskData | ClosedPage> = loadTask
export const code = () => Promise.all([loadChat(), TaskMedia.load(), TaskAlerts.load()])
export const head: HeadOf<TaskData | ClosedPage> = (data) => ({
  title: isClosed(data) ? pageTitles.planTask : data.task.title,
})

/** A task on a day: how it is done, what came of it, its photos and its history (`careplan/…/tasks/…`). */
export default function TaskScreen({ data }: ScreenProps<TaskData | ClosedPage>) {
  if (isClosed(data)) return <ClosedPlan {...data} />
  return <Shown key={taskKey(data.task)} data={data} />
}

function Shown({ data }: { data: TaskData }) {
  const say = useSay()
  const { care, toasts, navigation, session } = useApp()
  const identity = useValue(session.identity)
  const now = useNow(data.loadedAt)
  const { plan } = data
  const post = usePlanPost()
  const [{ store, tell }] = useState(() => {
    const heard = { answered: (_version: string) => {} }
    const made = createTaskPage(care, toasts, data.task, {
      answered: (version) => heard.answered(version),
      lost: () => void navigation.reload(),
      stale: () => void navigation.reload(),
      upload: uploadWithProgress,
      post,
    })
    return { store: made, tell: heard }
  })
  useTakeIn(store.take, data.task)
  const arrived = useValue(store.task)
  const waiting = useWaitingTasks(post, plan.id).get(taskKey(arrived))
  const waits = waiting !== undefined && !waiting.refused
  const task = { ...arrived, ...afterTaskDeed(arrived, waiting, selfOf(identity)) }
  useFollowing(() => {
    const stop = store.settling.follow(() => [store.task.peek()])
    const end = post.follow({
      photo: (media, key) => key === taskKey(store.task.peek()) && store.media.arrived(media),
    })
    return () => {
      stop()
      end()
    }
  })
  const refused = useValue(store.settling.refused).get(taskKey(task))
  const busy = useValue(store.settling.busy)
  const watch = useWatchedPlan({
    ...{ planId: plan.id, version: plan.last_modified_at },
    busy: () => store.settling.busy.peek().size > 0 || store.remove.busy.peek(),
  })
  tell.answered = watch.shows
  const [open, setOpen] = useState<'remove' | 'correct' | null>(null)
  const zone = planTimeZone(plan)
  const today = dayIn(zone, now) || plan.today.date
  const me = identity.user_id ?? 0
  const [edits, completes] = [mayDo(plan, 'edit_tasks'), mayDo(plan, 'complete_tasks')]
  const isNurse = identity.is_hcp || identity.user_type !== 'caregiver'
  const why = whyNotSettled(task, today)
  const may = completes && why === null && (!task.nurse_only || isNurse)
  const undoable = completes && mayUndo(task, { id: me, edits }, today, zone)
  const isOn = task.state === 1 && task.is_current_task !== false
  const settle = (deed: TaskDeed) => store.settling.run(task, deed)
  const day = task.moved_to ?? task.date
  return (
    <Page
      className="plan plan-task-page"
      width="read"
      title={task.title}
      lead={day === null ? undefined : <TaskDay {...{ task, day }} />}
      up={day === null ? undefined : { href: dayHref(plan.id, day), words: planTitle(plan, say) }}
    >
      <NewsBanner
        watch={watch}
        names={namesOn(plan)}
        taskOf={(id) =>
          id === task.id ? { title: task.title, href: `/careplan/connection/${plan.id}/tasks/${id}` } : null
        }
      />
      {task.lock && isLockedFor(task, me) && (
        <Banner title={say(words.lockedBy, { name: personName(task.lock.user) })}>
          <p>{say(words.lockedHint)}</p>
        </Banner>
      )}
      {!isOn && !task.outcome && (
        <Banner level={3} tone="warn">
          <p>{say(task.state === 1 ? words.notThisDay : words.removed)}</p>
        </Banner>
      )}
      <Card>
        {task.instructions && (
          <section>
            <h2>{say(words.instructions)}</h2>
            <p className="plan-words">{task.instructions}</p>
          </section>
        )}
        {task.prompts.length > 0 && (
          <section>
            <h2>{say(words.keepInMind)}</h2>
            <ul className="plan-prompts">
              {task.prompts
                .toSorted((one, other) => one.priority - other.priority)
                .map(({ id, text, priority }) => (
                  <li key={id} data-first={priority === 1 || undefined}>
                    {priority === 1 && <b>{say(words.important)}: </b>}
                    {text}
                  </li>
                ))}
            </ul>
          </section>
        )}
        <Facts
          facts={[
            { name: words.repeatsWord, value: scheduleWords(task.schedule, say) },
            {
              name: words.who,
              value: task.assignee
                ? personName(task.assignee)
                : say(task.nurse_only ? planScreenTexts.nurseOnly : words.anybody),
            },
            ...(task.questions.length > 0
              ? [
                  {
                    name: words.asked,
                    value: task.questions.map((id) => say(taskQuestions.find(id)?.label ?? id)).join(', '),
                  },
                ]
              : []),
          ]}
        />
      </Card>
      <Card>
        {refused ? (
          <RefusedTask level={2} refused={refused} settling={store.settling} zone={zone} />
        ) : task.outcome ? (
          <>
            <p role="status">
              <b>{outcomeWords(task.outcome, say, zone)}</b> {waits && <WaitingBadge />}
            </p>
            {open === 'correct' ? (
              <Suspense fallback={<Skeleton />}>
                <AnswerFields
                  task={task}
                  submit={words.correct}
                  settle={async (deed) => {
                    await settle(deed)
                    setOpen(null)
                  }}
                  onKeep={() => setOpen(null)}
                />
              </Suspense>
            ) : (
              <div className="row">
                {undoable && (
                  <Button busy={busy.has(taskKey(task))} onClick={() => settle({ kind: 'undo' })}>
                    {say(planScreenTexts.undo)}
                  </Button>
                )}
                {undoable && !waits && task.outcome.kind === 'done' && (
                  <Button look="plain" onClick={() => setOpen('correct')}>
                    {say(words.correct)}
                  </Button>
                )}
              </div>
            )}
          </>
        ) : may ? (
          <SettleTask task={task} settle={settle} notes />
        ) : (
          <p className="soft">
            {say(why ?? (completes ? planScreenTexts.nurseOnly : planScreenTexts.onlyLooks))}
          </p>
        )}
      </Card>
      {edits && isOn && (
        <div className="row">
          <Link href={editHref(plan.id, task)} look="quiet" icon={edit}>
            {say(words.edit)}
          </Link>
          <Button look="plain" onClick={() => setOpen('remove')}>
            {say(words.remove)}
          </Button>
        </div>
      )}
      <Suspense fallback={<Skeleton count={2} />}>
        <TaskAlerts store={store} plan={plan} zone={zone} />
        <TaskMedia store={store.media} post={post} adds={mayDo(plan, 'add_photos') && isOn} />
      </Suspense>
      <Section title={say(words.history)}>
        <TaskHistory entries={task.history} zone={zone} />
      </Section>
      {open === 'remove' && (
        <RemoveDialog
          {...{ task, store, today, zone }}
          onRemoved={() => navigation.go(dayHref(plan.id, day ?? today), { replace: true })}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  )
}

const editHref = (planId: number, { id, date }: { id: number; date: string | null }) =>
  date === null
    ? (`/careplan/connection/${planId}/tasks/${id}/edit` as const)
    : (`/careplan/connection/${planId}/tasks/${id}/edit?date=${date}` as const)

/** Its day and time, and from which day it was moved. */
function TaskDay({ task, day }: { task: TaskData['task']; day: string }) {
  const say = useSay()
  const due = dueWords(task, say)
  return (
    <>
      {[dateWords(day, 'weekday', say.locale), ...(due ? [due] : [])].join(', ')}
      {task.moved_to && task.date && task.moved_to !== task.date && (
        <> ({say(words.movedFrom, { day: dateWords(task.date, 'monthDay', say.locale) })})</>
      )}
    </>
  )
}
