import type { PageHref } from '@homecare/sdk/addresses'
import { dayIn, formatDocumentDate, message } from '@homecare/sdk/kit'
import { pageUrl } from '../../config/pageUrl.ts'
import type { Deps } from '../../deps/deps.ts'
import { tell } from '../../notices/tell.ts'
import { shortName } from '../../people/person.ts'
import type { SessionUser } from '../../people/session.ts'
import type { clockCorrections } from '../../tables/shifts.ts'
import type { PlanRow } from '../ground/standing.ts'
import { clockLetterTexts as words } from './texts.ts'

/** Tells the family that a caregiver says other times: it is theirs to decide. */
export async function tellOfCorrection(
  deps: Deps,
  { plan, by, correctionId }: { plan: PlanRow; by: SessionUser; correctionId: number },
): Promise<void> {
  const page: PageHref = `/careplan/connection/${plan.id}/clockio`
  const params = { name: shortName(by), link: pageUrl(deps.config, page) }
  await tell(deps, {
    ...{ to: plan.family_id, kind: 'timesheets', event: `clock correction ${correctionId}`, page },
    subject: message(words.saidSubject, params),
    body: [message(words.saidBody, params)],
    short: message(words.saidSubject, params),
  })
}

interface Decision {
  readonly plan: PlanRow
  readonly to: number
  readonly correction: typeof clockCorrections.$inferSelect
  readonly accepted: boolean
}

/** Tells the caregiver what was decided. */
export async function tellOfDecision(
  deps: Deps,
  { plan, to, correction, accepted }: Decision,
): Promise<void> {
  const page: PageHref = `/careplan/connection/${plan.id}/clockio`
  const day = formatDocumentDate(dayIn(plan.tzid, correction.clock_in_at))
  const params = { day, link: pageUrl(deps.config, page) }
  const subject = message(accepted ? words.acceptedSubject : words.refusedSubject, params)
  await tell(deps, {
    ...{ to, kind: 'timesheets', event: `clock correction ${correction.id} decided`, page },
    subject,
    body: [message(accepted ? words.acceptedBody : words.refusedBody, params)],
    short: subject,
  })
}
