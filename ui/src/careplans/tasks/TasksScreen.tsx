import {
  getPlan,
  listTaskCategories,
  listTasks,
  planTimeZone,
  planWindowDays,
  shownDay,
  taskKey,
  type CarePlan,
  type Task,
  type TaskCategory,
  type TaskPage,
} from '@homecare/sdk/careplans'
import { addDays, dateWords, isApiDate, partOrNull } from '@homecare/sdk/kit'
import { pageTitles, planScreenTexts, taskScreenTexts as words } from '@homecare/sdk/texts'
import { loadChat } from '../../chat/useChat'
import { useApp } from '../../frame/app'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { Button } from '../../kit/Button'
import { SelectField } from '../../kit/fields/SelectField'
import { plus } from '../../kit/icons/care'
import { left, right } from '../../kit/icons/basic'
import { Card } from '../../kit/layout/Card'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'
import { ErrorState } from '../../kit/states/ErrorState'
import { useValue } from '../../kit/useValue'
import { isClosed, unlessClosed, type ClosedPage } from '../plan/closed'
import { ClosedPlan } from '../plan/ClosedPlan'
import { NewsBanner } from '../plan/NewsBanner'
import { mayDo } from '../plan/planAccess'
import { namesOn, taskHref } from '../plan/planWords'
import { useWatchedPlan } from '../plan/useWatchedPlan'
import { TaskLine } from './TaskLine'
import { useMoreTasks } from './useMoreTasks'
import '../plan/Plan.css'

interface TasksData {
  readonly plan: CarePlan
  readonly categories: readonly TaskCategory[]
  readonly page: TaskPage
  readonly query: TasksAsked
}

/** What is asked of the list, as the address says it. */
export interface TasksAsked {
  readonly start_date: string
  readonly end_date: string
  readonly assigned_to?: number
  readonly category?: number
  readonly completed?: boolean
}

export const load: Load<TasksData | ClosedPage> = ({ care, params, query, identity, signal }) => {
  const id = Number(params['planId'])
  return unlessClosed(
    id,
    (async () => {
      const plan = await care.call(getPlan, { id }, { signal })
      const from = query.get('from')
      const start_date = isApiDate(from) ? from : plan.today.date
      const [category, which] = [Number(query.get('category')), query.get('which')]
      const asked: TasksAsked = {
        start_date,
        end_date: addDays(start_date, planWindowDays - 1),
        ...(query.get('whose') === 'mine' && identity.user_id !== null && { assigned_to: identity.user_id }),
        ...(category > 0 && { category }),
        ...((which === 'open' || which === 'settled') && { completed: which === 'settled' }),
      }
      const [page, categories] = await Promise.all([
        care.call(listTasks, { id, query: asked }, { signal }),
        partOrNull(care.call(listTaskCategories, { id }, { signal })),
      ])
      return { plan, page, categories: categories ?? [], query: asked }
    })(),
  )
}
export const code = loadChat
export const head: HeadOf<TasksData | ClosedPage> = () => ({ title: pageTitles.planTasks })

/** The tasks of a plan by day, with filters that the address keeps (`careplan/…/tasks`). */
export default function TasksScreen({ data, query }: ScreenProps<TasksData | ClosedPage>) {
  if (isClosed(data)) return <ClosedPlan {...data} />
  return <Shown key={query.toString()} data={data} asked={query} />
}

function Shown({ data, asked }: { data: TasksData; asked: URLSearchParams }) {
  const say = useSay()
  const { navigation, session } = useApp()
  const { user_type } = useValue(session.identity)
  const { plan, page, categories, query } = data
  const { pages, next, error, loadMore } = useMoreTasks(plan.id, query, page)
  const watch = useWatchedPlan({ planId: plan.id, version: plan.last_modified_at })
  const tasks = pages.flatMap((one) => one.data)
  const days = [...new Set(tasks.map(shownDay))]
  const base = `/careplan/connection/${plan.id}` as const
  const change = (to: Record<string, string | number | null>) => void navigation.replaceQuery(to)
  const move = (by: number) => {
    const from = addDays(query.start_date, by)
    change({ from: from === plan.today.date ? null : from })
  }
  const isFiltered = [...asked.keys()].some((key) => key !== 'from')
  return (
    <Page
      className="plan"
      width="read"
      title={say(words.tasksOf, { name: plan.recipient_name })}
      lead={`${dateWords(query.start_date, 'monthDay', say.locale)} – ${dateWords(query.end_date, 'monthDay', say.locale)}`}
      actions={
        mayDo(plan, 'edit_tasks') && (
          <Link href={`${base}/add-task`} look="quiet" icon={plus}>
            {say(planScreenTexts.addTask)}
          </Link>
        )
      }
    >
      <NewsBanner watch={watch} names={namesOn(plan)} taskOf={(id) => named(tasks, id)} />
      <div className="row">
        <Button look="plain" icon={left} onClick={() => move(-planWindowDays)}>
          {say(words.earlier)}
        </Button>
        <Button look="plain" icon={right} onClick={() => move(planWindowDays)}>
          {say(words.later)}
        </Button>
      </div>
      <div className="plan-filters" role="group" aria-label={say(words.which)}>
        {user_type !== 'care_manager' && user_type !== 'staff' && (
          <SelectField
            name="whose"
            label={words.whose}
            none={false}
            value={asked.get('whose') ?? 'all'}
            options={[
              { value: 'all', label: words.everybodys },
              { value: 'mine', label: words.mine },
            ]}
            onChange={(whose) => change({ whose: whose === 'mine' ? whose : null })}
          />
        )}
        <SelectField
          name="which"
          label={words.which}
          none={false}
          value={asked.get('which') ?? 'all'}
          options={[
            { value: 'all', label: words.all },
            { value: 'open', label: words.openOnes },
            { value: 'settled', label: words.settledOnes },
          ]}
          onChange={(which) => change({ which: which === 'all' ? null : which })}
        />
        <SelectField
          name="category"
          label={words.category}
          none={words.anyCategory}
          value={query.category ?? null}
          options={categories.map((one) => ({ value: one.id, label: one.name }))}
          onChange={(category) => change({ category })}
        />
      </div>
      {tasks.length === 0 && (
        <Card>
          <EmptyState
            title={say(words.none)}
            actions={
              isFiltered && (
                <Button onClick={() => change({ whose: null, which: null, category: null })}>
                  {say(words.showAll)}
                </Button>
              )
            }
          >
            {say(words.noneHint)}
          </EmptyState>
        </Card>
      )}
      {days.map((day) => (
        <Section
          key={day}
          title={dateWords(day, 'weekday', say.locale)}
          aside={<span className="soft">{say.count(words.count, page.dates[day] ?? 0)}</span>}
        >
          <Card>
            <ul className="list" data-look="lines" role="list">
              {tasks
                .filter((task) => shownDay(task) === day)
                .map((task) => (
                  <li key={taskKey(task)}>
                    <TaskLine task={task} zone={planTimeZone(plan)} />
                  </li>
                ))}
            </ul>
          </Card>
        </Section>
      ))}
      {error && <ErrorState level={3} title={words.moreFailed} error={error} retry={loadMore} />}
      {next && !error && (
        <div className="row">
          <Button onClick={loadMore}>{say(words.more)}</Button>
          <span className="soft">{say(words.from, { count: tasks.length, total: page.total_tasks })}</span>
        </div>
      )}
    </Page>
  )
}

function named(tasks: readonly Task[], id: number) {
  const task = tasks.find((one) => one.id === id)
  return task ? { title: task.title, href: taskHref(task) } : null
}
