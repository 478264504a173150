import type { CarePlanRows } from '@homecare/demo-world/families/carePlan'
import { planTree } from '@homecare/sdk/careplans'
import { planVersion } from '../careplans/ground/standing.ts'

/** What the realtime database holds of a plan: who may hear of it, and its version. */
export function planLeaves({ care_plans, plan_people }: CarePlanRows): { path: string; value: unknown }[] {
  return [
    ...care_plans.map(({ id, version }) => ({
      path: `${planTree(Number(id))}/news/version`,
      value: planVersion(Number(version)),
    })),
    ...plan_people.map(({ plan_id, user_id }) => ({
      path: `${planTree(Number(plan_id))}/members/${String(user_id)}`,
      value: true,
    })),
  ]
}
