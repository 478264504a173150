import type { CarePlan } from '@homecare/sdk/careplans'

interface Known {
  readonly plans: readonly CarePlan[] | null
  /** Undefined for as long as they are unknown. */
  readonly jobs?: readonly unknown[]
  readonly connections?: readonly unknown[] | null
}

/** Whether somebody is here to help with the care plan of another family: they look for nobody, and know no caregiver. */
export const onlyHelps = ({ plans, jobs, connections }: Known): boolean =>
  plans !== null && plans.length > 0 && connections?.length === 0 && (jobs ?? []).length === 0
