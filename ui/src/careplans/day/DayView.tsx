import {
  afterTaskDeed,
  createPlanDay,
  dayParts,
  planTimeZone,
  taskKey,
  taskToDo,
  type DayPart,
  type PlanDay,
  type Task,
} from '@homecare/sdk/careplans'
import { addDays, dateWords, dayIn, type Text } from '@homecare/sdk/kit'
import { planScreenTexts as words } from '@homecare/sdk/texts'
import type { PageHref } from '@homecare/sdk/addresses'
import { lazy, Suspense, useState } from 'react'
import { useNow } from '../../clock/useNow'
import { useApp } from '../../frame/app'
import { useTakeIn } from '../../frame/useTakeIn'
import { left, right } from '../../kit/icons/basic'
import { Card } from '../../kit/layout/Card'
import { Icon, type Glyph } from '../../kit/icons/Icon'
import { A, Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import { mayDo } from '../plan/planAccess'
import { PlanPage } from '../plan/PlanPage'
import type { DayData } from '../plan/planData'
import { dayHref, namesOn, planHref, taskHref } from '../plan/planWords'
import { useWatchedPlan } from '../plan/useWatchedPlan'
import { useKeptDay } from './keptDay'
import { useFollowing, usePlanPost, useWaitingTasks } from '../offline/useWaiting'
import { selfOf } from '../offline/selfOf'
import { VisitClock } from './clockOfVisit'
import { DayNotes } from './DayNotes'
import { DayPartView } from './DayPartView'
import { Intro } from './Intro'
import { ToKnow } from './ToKnow'
import type { DayReader } from './reader'

const EmptyPlan = lazy(() => import('./EmptyPlan'))

/** A day of a plan along its line of time: who comes, what is to be done, and what came of it. */
export default function DayView({ data }: { data: DayData }) {
  const say = useSay()
  const { care, toasts, navigation, session } = useApp()
  const identity = useValue(session.identity)
  const now = useNow(data.loadedAt)
  const post = usePlanPost()
  const [{ store, tell }] = useState(() => {
    // The watch is told of what is answered here; it is made after the store, whose work it looks at.
    const heard = { answered: (_version: string) => {} }
    const made = createPlanDay(care, toasts, data.day, {
      answered: (version) => heard.answered(version),
      lost: () => void navigation.reload(),
      post,
    })
    return { store: made, tell: heard }
  })
  useTakeIn(store.take, data.day)
  const watch = useWatchedPlan({
    ...{ planId: data.day.plan.id, version: data.day.plan.last_modified_at },
    busy: () => store.settling.busy.peek().size > 0,
  })
  tell.answered = watch.shows
  const day = useValue(store.day)
  const { plan, date, visits } = day
  const waiting = useWaitingTasks(post, plan.id)
  const me = selfOf(identity)
  const tasks = day.tasks.map((task) => afterTaskDeed(task, waiting.get(taskKey(task)), me))
  useFollowing(() => {
    const stop = store.settling.follow(() => store.day.peek().tasks)
    const end = post.follow({
      note: (note, planId) => planId === store.day.peek().plan.id && store.putNote(note),
    })
    return () => {
      stop()
      end()
    }
  })
  useKeptDay(plan.id, date === plan.today.date, plan.last_modified_at)
  const zone = planTimeZone(plan)
  const today = dayIn(zone, now) || plan.today.date
  const isToday = date === today
  const names = namesOn(plan, day)
  const toDo = isToday ? taskToDo(tasks, now, zone) : null
  const reader: DayReader = {
    ...{ id: identity.user_id ?? 0, zone, today, now, names },
    waiting,
    completes: mayDo(plan, 'complete_tasks'),
    edits: mayDo(plan, 'edit_tasks'),
    nurse: identity.is_hcp || identity.user_type !== 'caregiver',
  }
  const name = plan.recipient_name
  const ownVisit = visits.find(({ own }) => own && isToday)
  return (
    <PlanPage
      {...{ plan, date, watch, names }}
      view="day"
      title={say(isToday ? words.todayWith : words.dayWith, { name })}
      lead={<DayMoves planId={plan.id} date={date} today={today} />}
      taskOf={(id) => taskNamed(day, id)}
    >
      <div className="plan-day">
        <Intro store={store} me={reader.id} />
        {plan.total_tasks === 0 && tasks.length === 0 ? (
          <Suspense fallback={<Skeleton count={2} />}>
            <EmptyPlan plan={plan} categories={data.categories} />
          </Suspense>
        ) : (
          <div className="plan-day-inner">
            {ownVisit && (
              <div className="plan-clock">
                <Suspense fallback={<Skeleton />}>
                  <VisitClock visit={ownVisit} zone={zone} now={now} />
                </Suspense>
              </div>
            )}
            <ToKnow store={store} reader={reader} />
            <div className="plan-line">
              {tasks.length === 0 && visits.length === 0 && (
                <Card>
                  <p className="soft">{say(words.emptyDay)}</p>
                </Card>
              )}
              {dayParts(tasks, visits, zone).map((one, index, all) => (
                <DayPartView
                  key={one.visit?.id ?? `between ${index}`}
                  part={one}
                  between={betweenWords(all, index)}
                  store={store}
                  reader={reader}
                  now={toDo && taskKey(toDo)}
                />
              ))}
            </div>
            {mayDo(plan, 'view_notes') && <DayNotes {...{ store, reader, isToday, post }} />}
          </div>
        )}
      </div>
    </PlanPage>
  )
}

function taskNamed({ tasks }: PlanDay, id: number) {
  const task = tasks.find((one) => one.id === id)
  return task ? { title: task.title, href: taskHref(task) } : null
}

/** Which day it is, and the ways to the days beside it. */
function DayMoves({ planId, date, today }: { planId: number; date: string; today: string }) {
  const say = useSay()
  return (
    <span className="plan-moves">
      <span>
        <DayLink href={dayHref(planId, addDays(date, -1))} icon={left} label={words.previousDay} />
        <span>{dateWords(date, 'weekday', say.locale)}</span>
        <DayLink href={dayHref(planId, addDays(date, 1))} icon={right} label={words.nextDay} />
      </span>
      {date !== today && (
        <Link href={planHref(planId)} look="line">
          {say(words.backToToday)}
        </Link>
      )}
    </span>
  )
}

function DayLink({ href, icon, label }: { href: PageHref; icon: Glyph; label: Text }) {
  const say = useSay()
  return (
    <A className="button plan-move" data-look="plain" data-icon-only href={href} title={say(label)}>
      <Icon of={icon} />
      <span className="hidden">{say(label)}</span>
    </A>
  )
}

/** What tasks in no visit are called, by where they are in the day. */
function betweenWords(parts: readonly DayPart<Task>[], at: number): Text {
  if (parts.length === 1) return words.noVisits
  if (parts[at]!.tasks.every(({ due_time }) => due_time === null)) return words.anyTime
  const hasVisit = (all: readonly DayPart<Task>[]) => all.some(({ visit }) => visit !== null)
  if (!hasVisit(parts)) return words.noVisits
  if (!hasVisit(parts.slice(0, at))) return words.before
  return hasVisit(parts.slice(at)) ? words.between : words.after
}
