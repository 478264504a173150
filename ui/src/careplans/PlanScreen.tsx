import { getPlan, getPlanDay, listPlanNotes, listTaskCategories, listTasks } from '@homecare/sdk/careplans'
import { isCaregiver } from '@homecare/sdk/account'
import { isApiDate, partOrNull, weeksOfMonth } from '@homecare/sdk/kit'
import { pageTitles } from '@homecare/sdk/texts'
import { loadChat } from '../chat/useChat'
import { part } from '../frame/part'
import type { CodeContext, HeadOf, Load, LoadContext, ScreenProps } from '../frame/screen'
import { VisitClock } from './day/clockOfVisit'
import { isClosed, unlessClosed, type ClosedPage } from './plan/closed'
import { ClosedPlan } from './plan/ClosedPlan'
import { notesPage, type PlanData, type RangeData } from './plan/planData'
import { planViewOf, type PlanView } from './plan/planViews'
import './day/Day.css'
import './plan/Plan.css'

const [DayView, RangeView, NotesView] = [
  part(() => import('./day/DayView')),
  part(() => import('./range/RangeView')),
  part(() => import('./notes/NotesView')),
]
const parts = { day: DayView, week: RangeView, month: RangeView, notes: NotesView }

/** A week is shown whole, up to so many tasks. */
const weekTasks = 100

export const load: Load<PlanData | ClosedPage> = (context) => {
  const id = Number(context.params['planId'])
  return unlessClosed(id, loaders[planViewOf(context.query)](context, id))
}

const dateIn = ({ query }: LoadContext) => {
  const date = query.get('date')
  return isApiDate(date) ? date : null
}

async function loadRange(context: LoadContext, id: number, view: 'week' | 'month'): Promise<RangeData> {
  const { care, signal } = context
  const plan = await care.call(getPlan, { id }, { signal })
  const date = dateIn(context) ?? plan.today.date
  const weeks = weeksOfMonth(date)
  const days = (view === 'month' ? weeks.flat() : weeks.find((week) => week.includes(date))) ?? [date]
  const query = {
    ...{ start_date: days[0]!, end_date: days.at(-1)! },
    limit: view === 'week' ? weekTasks : 1,
  }
  const { data, dates } = await care.call(listTasks, { id, query }, { signal })
  return { view, plan, date, tasks: view === 'week' ? data : [], dates }
}

const loaders: Readonly<Record<PlanView, (context: LoadContext, id: number) => Promise<PlanData>>> = {
  async day(context, id) {
    const { care, signal } = context
    const date = dateIn(context)
    const day = await care.call(getPlanDay, { id, query: date ? { date } : {} }, { signal })
    const isEmpty = day.plan.total_tasks === 0 && day.plan.can.includes('edit_tasks')
    const categories = isEmpty
      ? await partOrNull(care.call(listTaskCategories, { id, query: { default_for_plan: true } }, { signal }))
      : []
    return { view: 'day', day, categories: categories ?? [], loadedAt: new Date().toISOString() }
  },
  week: (context, id) => loadRange(context, id, 'week'),
  month: (context, id) => loadRange(context, id, 'month'),
  async notes({ care, signal }, id) {
    const [plan, notes] = await Promise.all([
      care.call(getPlan, { id }, { signal }),
      care.call(listPlanNotes, { id, query: { limit: notesPage } }, { signal }),
    ])
    return { view: 'notes', plan, notes }
  },
}

export const code = ({ query, identity }: CodeContext) => {
  const view = planViewOf(query)
  return Promise.all([
    loadChat(),
    parts[view].load(),
    view === 'day' && isCaregiver(identity.user_type) ? VisitClock.load() : null,
  ])
}
export const head: HeadOf<PlanData | ClosedPage> = () => ({ title: pageTitles.carePlan })

/** A care plan: its day, its week or month, and its notes (`careplan/connection/…`). */
export default function PlanScreen({ data, params }: ScreenProps<PlanData | ClosedPage>) {
  if (isClosed(data)) return <ClosedPlan {...data} />
  const key = params['planId']
  if (data.view === 'day') return <DayView key={`${key} ${data.day.date}`} data={data} />
  if (data.view === 'notes') return <NotesView key={key} data={data} />
  return <RangeView key={`${key} ${data.view}`} data={data} />
}
