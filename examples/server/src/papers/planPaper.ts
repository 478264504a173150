import { mayOnPlan, shownDay, skipReasons, type Task } from '@homecare/sdk/careplans'
import {
  addDays,
  dateWords,
  isApiDate,
  pacificTimeZone,
  say,
  daysOfWeek,
  timeOfDayWords,
  type Locale,
} from '@homecare/sdk/kit'
import { planScreenTexts } from '@homecare/sdk/texts'
import { noteSeen } from '../careplans/ground/noteSeen.ts'
import { standingOn, todayOn, type PlanRow } from '../careplans/ground/standing.ts'
import { taskRows } from '../careplans/reading/taskRows.ts'
import { windowOf } from '../careplans/reading/window.ts'
import type { Paper, PaperPart } from '../pdf/paper.ts'
import type { PaperKind } from './paperKind.ts'
import { instantWords } from './sides.ts'
import { paperServerTexts as words } from './texts.ts'

/** As many tasks of a week are printed. */
const mostTasks = 500

/** A week of a plan on paper, from the Sunday on or before `from`, with how each task is done: for whoever sees the plan's tasks. */
export const planWeekPaper: PaperKind = {
  path: /^\/files\/careplans\/(\d{1,9})\/week\.pdf$/,
  async make({ deps: { db, config, pdf }, session: { user }, url, id, locale, now, ip }) {
    const on = await standingOn(db, user, id, now)
    if (!on || !mayOnPlan(on.standing, 'view_tasks')) return null
    const { plan, standing } = on
    const asked = url.searchParams.get('from')
    const [from = ''] = daysOfWeek(isApiDate(asked) ? asked : todayOn(plan, now))
    const title = say(locale, words.planWeek, { day: dateWords(from, 'day', locale) })
    return {
      name: `${title}.pdf`,
      async body() {
        const page = await windowOf(db, plan.id, { from, to: addDays(from, 6), limit: mostTasks })
        const wanted = page.rows.map(({ task, day }) => ({ task, day }))
        const tasks = await taskRows(db, plan, wanted, { now, locale })
        return pdf.print(planPaper(plan, tasks, { from, title, locale, brand: config.brand.name, now }))
      },
      // Among those who saw the plan.
      note: () =>
        noteSeen(db, { planId: plan.id, by: user, standing, what: 'plan', action: 'export', ip, now }),
    }
  },
}

interface Made {
  readonly from: string
  readonly title: string
  readonly locale: Locale
  readonly brand: string
  readonly now: number
}

/** A week of a plan as a document: its days as tables, and how each task is done. */
function planPaper(plan: PlanRow, tasks: readonly Task[], made: Made): Paper {
  const { from, title, locale, brand, now } = made
  const at = new Date(now).toISOString()
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index))
  const described = [...new Map(tasks.map((task) => [task.id, task])).values()].filter(
    ({ instructions, prompts }) => instructions !== '' || prompts.length > 0,
  )
  return {
    ...{ language: locale, title, author: brand, made: at },
    parts: [
      {
        kind: 'facts',
        facts: [
          { name: say(locale, words.planFor), value: plan.recipient_name },
          ...(plan.careful ? [{ name: say(locale, words.planCareful), value: plan.careful }] : []),
        ],
      },
      ...days.flatMap((day) =>
        dayParts(
          day,
          tasks.filter((task) => shownDay(task) === day),
          locale,
        ),
      ),
      ...(described.length > 0
        ? [{ kind: 'heading', text: say(locale, words.planHow) } as const, ...described.map(howOf)]
        : []),
      {
        kind: 'paragraph',
        soft: true,
        text: say(locale, words.made, { brand, at: instantWords(at, locale, plan.tzid || pacificTimeZone) }),
      },
    ],
    foot: say(locale, words.planFoot, { brand, title, name: plan.recipient_name }),
    pageOf: say(locale, words.pageOf, { page: '{page}', pages: '{pages}' }),
  }
}

function dayParts(day: string, tasks: readonly Task[], locale: Locale): PaperPart[] {
  const heading = { kind: 'heading', text: dateWords(day, 'weekday', locale) } as const
  if (tasks.length === 0)
    return [heading, { kind: 'paragraph', soft: true, text: say(locale, words.planNothing) }]
  return [
    heading,
    {
      kind: 'table',
      columns: [
        { name: say(locale, words.planWhen), share: 2 },
        { name: say(locale, words.planTask), share: 5 },
        { name: say(locale, words.planWho), share: 2 },
        { name: say(locale, words.planDone), share: 3 },
      ],
      rows: tasks.map((task) => [
        task.due_time ? timeOfDayWords(task.due_time, locale) : say(locale, words.planAnyTime),
        task.title,
        task.assignee
          ? task.assignee.first_name
          : say(locale, task.nurse_only ? words.planNurse : words.planAnybody),
        outcomeOf(task, locale),
      ]),
    },
  ]
}

/** What came of it; nothing yet leaves room for a tick. */
function outcomeOf({ outcome }: Task, locale: Locale): string {
  if (!outcome) return ''
  if (outcome.kind === 'done')
    return [say(locale, planScreenTexts.done), outcome.user?.first_name].filter(Boolean).join(', ')
  const reason = skipReasons.find(outcome.reason)
  return [say(locale, planScreenTexts.skipped), ...(reason ? [say(locale, reason.label)] : [])].join(': ')
}

const howOf = ({ title, instructions, prompts }: Task): PaperPart => ({
  kind: 'facts',
  facts: [
    {
      name: title,
      value: [
        instructions,
        ...prompts.toSorted((one, other) => one.priority - other.priority).map(({ text }) => `– ${text}`),
      ]
        .filter(Boolean)
        .join('\n'),
    },
  ],
})
