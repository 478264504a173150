/** What is known of somebody's account; undefined for as long as it is not. */
interface Known {
  /** The care plans that they are on; null where they could not be loaded. */
  readonly plans: readonly unknown[] | null
  readonly jobs?: readonly unknown[]
  readonly connections?: readonly unknown[] | null
}

/** Whether somebody is here to help with the care plan of another family: they look for nobody, and know no caregiver. */
export const onlyHelps = ({ plans, jobs, connections }: Known): boolean =>
  plans !== null && plans.length > 0 && connections?.length === 0 && (jobs ?? []).length === 0
