import { isApiError } from '@homecare/sdk/kit'

/** A plan that its reader may not see: what stands in the place of its page. */
export interface ClosedPage {
  readonly closed: PlanClosure
  readonly planId: number
}

/** The family has given no access; this page of it is not the reader's; staff has not said why; off the plan. */
type PlanClosure = 'no_access' | 'may_not' | 'sealed'

export const isClosed = <D extends object>(data: D | ClosedPage): data is ClosedPage => 'closed' in data

/** What a page of a plan is loaded with, or why it is closed. */
export async function unlessClosed<D extends object>(
  planId: number,
  load: Promise<D>,
): Promise<D | ClosedPage> {
  try {
    return await load
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'forbidden') throw error
    const { code } = error
    return { closed: code === 'sealed' || code === 'may_not' ? code : 'no_access', planId }
  }
}
