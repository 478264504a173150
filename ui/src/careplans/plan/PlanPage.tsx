import type { CarePlan, PlanWatch } from '@homecare/sdk/careplans'
import { planClockScreenTexts, planScreenTexts as words, seenScreenTexts } from '@homecare/sdk/texts'
import type { ComponentProps, ReactNode } from 'react'
import { useApp } from '../../frame/app'
import { oneOf, scopeKey } from '../../frame/scope'
import { useMayView } from '../../frame/useMayView'
import { plus } from '../../kit/icons/care'
import { Page } from '../../kit/layout/Page'
import { Tabs } from '../../kit/layout/Tabs'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { NewsBanner } from './NewsBanner'
import { mayDo } from './planAccess'
import type { PlanView } from './planViews'

interface PlanPageProps {
  plan: CarePlan
  view: PlanView
  title: string
  lead: ReactNode
  /** The day that is shown; a week and a month begin with it. */
  date: string
  watch: PlanWatch
  names: ReadonlyMap<number, string>
  taskOf: ComponentProps<typeof NewsBanner>['taskOf']
  children: ReactNode
}

/** Whether one of a plan's views was pressed just now, each of which is drawn anew. */
const pressedView = scopeKey<{ current: boolean }>()

/** A page of a plan with the tabs of its views, what others have just changed, and the ways on. */
export function PlanPage({ plan, view, title, lead, date, watch, names, taskOf, children }: PlanPageProps) {
  const say = useSay()
  const app = useApp()
  const { navigation, session } = app
  const pressed = oneOf(app, pressedView, () => ({ current: false }))
  const { user_type } = useValue(session.identity)
  const mayView = useMayView()
  const base = `/careplan/connection/${plan.id}` as const
  const isToday = date === plan.today.date
  const tabs = [
    { id: 'day', label: say(isToday ? words.today : words.day) },
    { id: 'week', label: say(words.week) },
    { id: 'month', label: say(words.month) },
    ...(mayDo(plan, 'view_notes') ? [{ id: 'notes', label: say(words.notes) } as const] : []),
  ] as const
  const show = (to: PlanView) => navigation.pushQuery({ view: to === 'day' ? null : to })
  return (
    <Page
      className="plan"
      title={title}
      lead={lead}
      actions={
        mayDo(plan, 'edit_tasks') && (
          <Link href={`${base}/add-task`} look="quiet" icon={plus}>
            {say(words.addTask)}
          </Link>
        )
      }
    >
      <NewsBanner watch={watch} names={names} taskOf={taskOf} />
      <Tabs
        label={say(words.views)}
        tabs={tabs}
        selected={view}
        onSelect={(to) => void show(to)}
        pressed={pressed}
      >
        {children}
      </Tabs>
      <nav className="plan-ways" aria-label={say(words.wholePlan)}>
        <Link href={`${base}/tasks`} look="line">
          {say(words.allTasks)}
        </Link>
        <Link href={`${base}/clockio`} look="line">
          {say(planClockScreenTexts.toClock)}
        </Link>
        {(mayDo(plan, 'manage_permissions') || mayDo(plan, 'complete_tasks')) && (
          <Link href={`${base}/permissions`} look="line">
            {say(words.people)}
          </Link>
        )}
        <Link href={`${base}/seen`} look="line">
          {say(seenScreenTexts.title)}
        </Link>
        {mayView('/carecommunity') && user_type !== 'staff' && user_type !== 'care_manager' && (
          <Link href={`/carecommunity?plan=${plan.id}`} look="line">
            {say(words.community)}
          </Link>
        )}
        {mayView('/careplan/plans') && user_type !== 'staff' && (
          <Link href="/careplan/plans" look="line">
            {say(words.allPlans)}
          </Link>
        )}
      </nav>
    </Page>
  )
}
