import type { CarePlan, PlanDeed } from '@homecare/sdk/careplans'

/** Whether the reader may do something on a plan, as the server says. */
export const mayDo = ({ can }: Pick<CarePlan, 'can'>, deed: PlanDeed): boolean => can.includes(deed)

/** Whether the reader sees anything of a plan. */
export const hasAccessTo = ({ can }: Pick<CarePlan, 'can'>): boolean => can.length > 0
