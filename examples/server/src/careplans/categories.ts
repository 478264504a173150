import { listTaskCategories, type TaskCategory } from '@homecare/sdk/careplans'
import { assistance, careCategoryIds, type CareCategoryId } from '@homecare/sdk/caregivers'
import { say, type Locale } from '@homecare/sdk/kit'
import { desc, eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import type { Db } from '../db/connect.ts'
import { carePlans } from '../tables/care/careplans.ts'
import { jobs } from '../tables/jobs.ts'
import { reads } from './ground/policies.ts'
import { taskTemplates } from './ground/templates.ts'

/** What a new plan offers where the family has not said what help it looks for. */
const usual: readonly CareCategoryId[] = [1, 2, 4, 5, 8, 14]

/** The categories of tasks, in the language of the page. */
export function answerTaskCategories(routes: Routes): void {
  routes.on(listTaskCategories, reads('view_tasks'), async ({ db, params, query, readsIn: language }) => {
    const ids = query.default_for_plan ? await askedFor(db, params.id) : careCategoryIds
    return ids.map((id) => categoryOf(id, language))
  })
}

const categoryOf = (id: CareCategoryId, locale: Locale): TaskCategory => {
  const { label, defaultHours } = assistance.get(id)
  return {
    ...{ id, adl_map_id: id, name: say(locale, label), hours: defaultHours },
    templates: taskTemplates[id].map(({ name, title, instructions, due_time, questions, schedule_type }) => ({
      ...{ name, due_time, questions: [...questions], schedule_type },
      title: say(locale, title),
      instructions: say(locale, instructions),
    })),
  }
}

/** The kinds of help that the family looked for last, as far as they are categories. */
async function askedFor(db: Db, planId: number): Promise<readonly CareCategoryId[]> {
  const [job] = await db
    .select({ assistance: jobs.assistance })
    .from(carePlans)
    .innerJoin(jobs, eq(jobs.family_id, carePlans.family_id))
    .where(eq(carePlans.id, planId))
    .orderBy(desc(jobs.id))
    .limit(1)
  const asked = careCategoryIds.filter((id) => job?.assistance.includes(id))
  return asked.length > 0 ? asked : usual
}
