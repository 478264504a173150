import { addDays } from '../kit/dates/dates.js'
import { partsOf, recordsIn } from '../kit/shape.js'
import { expiresSoonDays } from '../notices/choices.js'
import type { AgencyCaregiver, AgencyDesk, AgencyPaper, AgencyShift } from './deskCalls.js'
import { agencySteps } from './onboarding.js'

/** What a paper asks of an agency; `good` is nothing. */
export type PaperStanding = 'expired' | 'requested' | 'refused' | 'expiring' | 'waiting' | 'good'

/**
 * Where a paper stands on a day, the first that applies: past its last day, asked for and not there, sent back by our staff, in
 * its last thirty days, waiting for our staff, good. It counts on its last day still.
 */
export function paperStanding(paper: Pick<AgencyPaper, 'expires' | 'state'>, today: string): PaperStanding {
  const { expires, state } = partsOf(paper)
  if (state === 'requested') return 'requested'
  if (typeof expires === 'string' && expires < today) return 'expired'
  if (state === 'refused') return 'refused'
  if (typeof expires === 'string' && expires <= addDays(today, expiresSoonDays)) return 'expiring'
  return state === 'waiting' ? 'waiting' : 'good'
}

/** Most urgent first. */
const urgency: Readonly<Record<PaperStanding, number>> = {
  ...{ expired: 0, refused: 1, requested: 2, expiring: 3, waiting: 4, good: 5 },
}
/** What an agency has to see to: that our staff have still to look is no matter of its own. */
const asking: readonly PaperStanding[] = ['expired', 'refused', 'requested', 'expiring']

/** Papers in the order in which they ask for something, then by their last day and name. */
export function papersByUrgency<P extends AgencyPaper>(papers: readonly P[], today: string): P[] {
  const last = ({ expires }: P) => expires ?? '9999'
  return recordsIn(papers).toSorted(
    (one, other) =>
      urgency[paperStanding(one, today)] - urgency[paperStanding(other, today)] ||
      last(one).localeCompare(last(other)) ||
      one.name.localeCompare(other.name),
  )
}

/** Whether an agency has to see to a paper. */
export const paperAsks = (paper: AgencyPaper, today: string): boolean =>
  asking.includes(paperStanding(paper, today))

/** Whether everything that comes before somebody's first shift is done. */
export const isReadyToWork = ({ steps_done }: Pick<AgencyCaregiver, 'steps_done'>): boolean =>
  agencySteps.ids.every((step) => steps_done.includes(step))

/** What today asks of an agency. */
export interface AgencyDay {
  /** Papers to see to, the most urgent first. */
  readonly papers: readonly AgencyPaper[]
  /** Shifts that a caregiver has still to confirm. */
  readonly unconfirmed: readonly AgencyShift[]
  /** Caregivers with something to do before their first shift. */
  readonly beginners: readonly AgencyCaregiver[]
  /** The shifts of today, where they are worked. */
  readonly shifts: readonly AgencyShift[]
}

/** What today asks of an agency; `dayOf` says on which day of a place an instant is. */
export function agencyDay(
  { today, papers, shifts, caregivers }: AgencyDesk,
  dayOf: (zone: string, instant: string) => string,
): AgencyDay {
  return {
    papers: papersByUrgency(
      papers.filter((paper) => paperAsks(paper, today)),
      today,
    ),
    unconfirmed: shifts.filter(({ status }) => status === 'assigned'),
    beginners: caregivers.filter((caregiver) => !isReadyToWork(caregiver)),
    shifts: shifts.filter(({ start, time_zone }) => dayOf(time_zone, start) === today),
  }
}
