import { mayOnPlan, type PlanPerson } from '@homecare/sdk/careplans'
import { fhirDays, planBundle } from '@homecare/sdk/fhir'
import { addDays, dateWords, say } from '@homecare/sdk/kit'
import { asc, and, eq, isNull, sql } from 'drizzle-orm'
import { noteSeen } from '../careplans/ground/noteSeen.ts'
import { standingOn, todayOn, type PlanRow } from '../careplans/ground/standing.ts'
import { named, taskRows } from '../careplans/reading/taskRows.ts'
import { windowOf } from '../careplans/reading/window.ts'
import type { Db } from '../db/connect.ts'
import { personOf } from '../people/person.ts'
import { planTasks } from '../tables/care/careplans.ts'
import type { PaperKind } from './paperKind.ts'
import { paperServerTexts as words } from './texts.ts'

/** So many days of tasks are told, the earliest first. */
const mostDays = 2000

/** A plan as other systems of health take it in (FHIR R4): for whoever sees the plan's tasks, in the language that is asked for. */
export const planFhir: PaperKind = {
  path: /^\/files\/careplans\/(\d{1,9})\/plan\.fhir\.json$/,
  async make({ deps: { db, config }, session: { user }, id, locale, now, ip }) {
    const on = await standingOn(db, user, id, now)
    if (!on || !mayOnPlan(on.standing, 'view_tasks')) return null
    const { plan, standing } = on
    const today = todayOn(plan, now)
    const title = say(locale, words.planFhir, { day: dateWords(today, 'day', locale) })
    return {
      ...{ type: 'application/fhir+json', name: `${title}.fhir.json` },
      async body() {
        const [from, to] = [addDays(today, -fhirDays.before), addDays(today, fhirDays.after)]
        const { rows, total } = await windowOf(db, plan.id, { from, to, limit: mostDays })
        const bundle = planBundle({
          ...{ plan, from, to, today, locale, now, base: `${config.publicUrl}/fhir` },
          tasks: await taskRows(db, plan, await tasksOf(db, plan), { now, locale }),
          days: await taskRows(db, plan, rows, { now, locale }),
          isCut: rows.length < total,
          people: await peopleOf(db, plan),
        })
        return JSON.stringify(bundle)
      },
      // Among those who saw the plan.
      note: () =>
        noteSeen(db, { planId: plan.id, by: user, standing, what: 'plan', action: 'export', ip, now }),
    }
  },
}

/** The tasks of a plan, each as it is on every day that says nothing else. */
async function tasksOf(db: Db, plan: PlanRow) {
  const tasks = await db
    .select({ task: planTasks.id })
    .from(planTasks)
    .where(and(eq(planTasks.plan_id, plan.id), isNull(planTasks.removed_at)))
    .orderBy(asc(planTasks.id))
  return tasks.map(({ task }) => ({ task, day: null }))
}

/** Whoever is or was on a plan: what they did stays theirs. */
async function peopleOf(db: Db, plan: PlanRow): Promise<Pick<PlanPerson, 'person' | 'side'>[]> {
  const { rows } = await db.execute(sql`
    select ${named(sql`u`)} as person, pp.side from plan_people pp join users u on u.id = pp.user_id
    where pp.plan_id = ${plan.id}`)
  return (rows as unknown as { person: Parameters<typeof personOf>[0]; side: PlanPerson['side'] }[]).map(
    ({ person, side }) => ({ person: personOf(person), side }),
  )
}
