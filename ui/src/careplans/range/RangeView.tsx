import { planWeekHref, shownDay, type Task } from '@homecare/sdk/careplans'
import { fhirDays, planFhirHref } from '@homecare/sdk/fhir'
import { planScreenTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../../frame/app'
import { Calendar } from '../../kit/figures/Calendar'
import { given } from '../../kit/href'
import { file as fileIcon } from '../../kit/icons/care'
import { Link } from '../../kit/Link'
import { useSay, type Say } from '../../kit/say'
import { PlanPage } from '../plan/PlanPage'
import type { RangeData } from '../plan/planData'
import { dayHref, dueWords, namesOn, planTitle, taskHref } from '../plan/planWords'
import { useWatchedPlan } from '../plan/useWatchedPlan'

/** As many tasks of a day stand in a week; the rest is on the page of the day. */
const shownADay = 6
const dayEntry = 'day'

/** A week of a plan with its tasks, or a month with how many there are. */
export default function RangeView({ data }: { data: RangeData }) {
  const say = useSay()
  const { navigation } = useApp()
  const { plan, view, date, tasks, dates } = data
  const watch = useWatchedPlan({ planId: plan.id, version: plan.last_modified_at })
  const keyed = new Map(tasks.map((task) => [`${task.id}/${task.date}`, task]))
  const entries = new Map(
    Object.entries(dates).map(([day, count]) => [
      day,
      view === 'month'
        ? [{ id: dayEntry, label: say.count(words.weekTasks, count) }]
        : weekEntries(
            tasks.filter((task) => shownDay(task) === day),
            count,
            say,
          ),
    ]),
  )
  const openDay = (day: string) => navigation.go(dayHref(plan.id, day))
  return (
    <PlanPage
      {...{ plan, view, date, watch }}
      title={planTitle(plan, say)}
      lead={say(view === 'week' ? words.week : words.month)}
      names={namesOn(plan)}
      taskOf={(id) => {
        const task = tasks.find((one) => one.id === id)
        return task ? { title: task.title, href: taskHref(task) } : null
      }}
    >
      <Calendar
        view={view}
        day={date}
        today={plan.today.date}
        entries={entries}
        onMove={(to) => void navigation.replaceQuery({ date: to === plan.today.date ? null : to })}
        onOpen={(id, day) => {
          const task = keyed.get(String(id))
          void (task ? navigation.go(taskHref(task)) : openDay(day))
        }}
        onDay={(day) => void openDay(day)}
      />
      <section className="plan-take" aria-label={say(words.takeWith)}>
        {view === 'week' && (
          <Link href={given(planWeekHref(plan.id, date, say.locale))} look="quiet" icon={fileIcon} download>
            {say(words.printWeek)}
          </Link>
        )}
        <Link href={given(planFhirHref(plan.id, say.locale))} look="quiet" icon={fileIcon} download>
          {say(words.forClinic)}
        </Link>
        <p className="soft">{say(words.forClinicHint, { before: fhirDays.before, after: fhirDays.after })}</p>
      </section>
    </PlanPage>
  )
}

function weekEntries(tasks: readonly Task[], count: number, say: Say) {
  const shown = tasks.slice(0, shownADay).map((task) => ({
    id: `${task.id}/${task.date}`,
    label: [task.outcome ? (task.outcome.kind === 'done' ? '✓' : '–') : null, dueWords(task, say), task.title]
      .filter(Boolean)
      .join(' '),
  }))
  const more = count - shown.length
  return more > 0 ? [...shown, { id: dayEntry, label: say(words.andMore, { count: more }) }] : shown
}
