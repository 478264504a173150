import { documentStatus, isUnderReview, verificationStatus, type DocumentFacts } from '../documents/status.js'
import { visitStanding } from '../hiring/visitDay.js'
import { addDays, dayIn } from '../kit/dates/dates.js'
import { partsOf, recordsIn } from '../kit/shape.js'
import { expiresSoonDays } from '../notices/choices.js'
import type { AgencyCaregiver, AgencyDesk, AgencyPaper, AgencyShift, PaperState } from './deskCalls.js'
import { agencySteps } from './onboarding.js'

/**
 * Where a document stands for an agency: what it is by the rules of documents (`documentStatus`), then what our staff have said,
 * then whether they have something to look at (`isUnderReview`); without a file it is incomplete.
 */
export function documentPaperState(document: DocumentFacts, now: Date): PaperState {
  const status = documentStatus(document, now)
  if (status === 'requested' || status === 'expired') return status
  const said = verificationStatus(document)
  if (said !== 'none') return said
  return isUnderReview(document) ? 'waiting' : 'incomplete'
}

/** What a paper asks of an agency; `good` is nothing. */
export type PaperStanding = Exclude<PaperState, 'verified' | 'skipped'> | 'expiring' | 'good'

/**
 * Where a paper stands on a day: as the server says of it, and where nothing is wrong with it, whether it is in its last thirty
 * days. It counts on its last day still.
 */
export function paperStanding(paper: Pick<AgencyPaper, 'expires' | 'state'>, today: string): PaperStanding {
  const { expires, state } = partsOf(paper)
  if (state === 'requested' || state === 'expired' || state === 'refused' || state === 'incomplete')
    return state
  if (typeof expires === 'string' && expires <= addDays(today, expiresSoonDays)) return 'expiring'
  return state === 'waiting' ? 'waiting' : 'good'
}

/** Most urgent first. */
const urgency: Readonly<Record<PaperStanding, number>> = {
  ...{ expired: 0, refused: 1, requested: 2, incomplete: 3, expiring: 4, waiting: 5, good: 6 },
}
/** What an agency has to see to: that our staff have still to look is no matter of its own. */
const asking: readonly PaperStanding[] = ['expired', 'refused', 'requested', 'incomplete', 'expiring']

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

/** Whether the time of a shift is over; one that nobody has clocked out of may be worked still. */
export const isShiftOver = ({ end }: Pick<AgencyShift, 'end'>, now: Date): boolean =>
  !(Date.parse(end) > now.getTime())

/** How a shift that was confirmed and that nobody has clocked in to stands (`visitStanding`); null where nothing is wrong. */
export function notClockedIn(shift: AgencyShift, now: Date): 'late' | 'missed' | null {
  const standing = shift.status === 'confirmed' && visitStanding(shift, now)
  return standing === 'late' || standing === 'missed' ? standing : null
}

/** The shift that a caregiver works now or next, of shifts by their start: not over, and not clocked out of. */
export const nextShiftOf = (
  shifts: readonly AgencyShift[],
  caregiverId: number,
  now: Date,
): AgencyShift | undefined =>
  shifts.find(
    (shift) => shift.caregiver_id === caregiverId && !shift.clock_out_at && !isShiftOver(shift, now),
  )

/** What today asks of an agency. */
export interface AgencyDay {
  /** Papers to see to, the most urgent first. */
  readonly papers: readonly AgencyPaper[]
  /** Shifts that a caregiver has still to confirm, and that are not over. */
  readonly unconfirmed: readonly AgencyShift[]
  /** Caregivers with something to do before their first shift. */
  readonly beginners: readonly AgencyCaregiver[]
  /** The shifts of which a part is today where they are worked: one that began last night, too. */
  readonly shifts: readonly AgencyShift[]
}

/** How many things today asks of an agency. */
export const agencyAsks = ({ papers, unconfirmed, beginners }: AgencyDay): number =>
  papers.length + unconfirmed.length + beginners.length

/** What today asks of an agency, at an instant. */
export function agencyDay({ today, papers, shifts, caregivers }: AgencyDesk, now: Date): AgencyDay {
  return {
    papers: papersByUrgency(
      papers.filter((paper) => paperAsks(paper, today)),
      today,
    ),
    unconfirmed: shifts.filter((shift) => shift.status === 'assigned' && !isShiftOver(shift, now)),
    beginners: caregivers.filter((caregiver) => !isReadyToWork(caregiver)),
    shifts: shifts.filter(({ start, end, time_zone }) => {
      const firstDay = dayIn(time_zone, new Date(start))
      // Its end is the first instant that is not its own: at midnight it has nothing of the next day.
      return firstDay <= today && today <= dayIn(time_zone, new Date(Date.parse(end) - 1))
    }),
  }
}
