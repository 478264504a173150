import { isRecord } from '../kit/shape.js'
import {
  participantSteps,
  studyCodePattern,
  type EnrollmentState,
  type ParticipantStep,
  type ResearchStep,
} from '../vocabulary/research/catalogue.js'

/** What a step asks of somebody who takes part. */
export type ResearchAsk = 'nothing' | 'consent' | 'person' | 'answers' | 'decision'

/** What each step of somebody who takes part asks for. */
export const researchAsks: Readonly<Record<ParticipantStep, ResearchAsk>> = {
  welcome: 'nothing',
  'protection-privacy': 'consent',
  'data-sharing': 'consent',
  'time-commitment': 'consent',
  'data-use': 'consent',
  withdrawing: 'consent',
  register: 'person',
  'adl-questions': 'answers',
  'share-data': 'decision',
  'thank-you': 'nothing',
}

/** The steps of an enrollment that only ask for agreement. */
export const researchAgreements = [
  'protection-privacy',
  'data-sharing',
  'time-commitment',
  'data-use',
  'withdrawing',
] as const satisfies readonly ResearchStep[]
export type ResearchAgreement = (typeof researchAgreements)[number]

/** Whether a step asks for agreement alone. */
export const isResearchAgreement = (step: unknown): step is ResearchAgreement =>
  researchAgreements.some((one) => one === step)

/** Whether a path segment may be the code of a study; whether there is such a study, the server knows. */
export function isStudyCode(code: unknown): code is string {
  return typeof code === 'string' && studyCodePattern.test(code)
}

/** What of an enrollment says how far it is. */
export interface EnrollmentProgress {
  readonly state: EnrollmentState
  /** The agreements that were given to the words in force. */
  readonly agreed: readonly string[]
}

/** Whether somebody takes part, and has not left. */
export const isUnderWay = <E extends EnrollmentProgress>(enrollment: E | null): enrollment is E =>
  isRecord(enrollment) && enrollment.state !== 'withdrawn'

/** What happens to an enrollment. */
export type EnrollmentEvent = 'agree' | 'register' | 'answer' | 'decide' | 'withdraw'

/** One row of what may happen to an enrollment. */
export interface EnrollmentTransition {
  /** Null: nobody has begun, or whoever had has left. */
  readonly from: EnrollmentState | null
  readonly event: EnrollmentEvent
  readonly to: EnrollmentState
  /** Every agreement is given to the words in force. */
  readonly needsAgreements?: true
}

const live = ['agreeing', 'answering', 'deciding', 'complete'] as const

/**
 * Everything that may happen to an enrollment. Nothing of a person is taken before all that comes first is agreed to, and
 * one may leave from anywhere. Whoever has left begins anew.
 */
export const enrollmentTransitions: readonly EnrollmentTransition[] = [
  { from: null, event: 'agree', to: 'agreeing' },
  ...live.map((from) => ({ from, event: 'agree', to: from }) as const),
  { from: 'agreeing', event: 'register', to: 'answering', needsAgreements: true },
  ...(['answering', 'deciding', 'complete'] as const).map(
    (from) => ({ from, event: 'register', to: from, needsAgreements: true }) as const,
  ),
  { from: 'answering', event: 'answer', to: 'deciding', needsAgreements: true },
  { from: 'deciding', event: 'answer', to: 'deciding', needsAgreements: true },
  { from: 'complete', event: 'answer', to: 'complete', needsAgreements: true },
  { from: 'deciding', event: 'decide', to: 'complete', needsAgreements: true },
  { from: 'complete', event: 'decide', to: 'complete', needsAgreements: true },
  ...live.map((from) => ({ from, event: 'withdraw', to: 'withdrawn' }) as const),
]

/** Where an event leads from where an enrollment stands; null where it may not happen. */
export function enrollmentAfter(
  enrollment: EnrollmentProgress | null,
  event: EnrollmentEvent,
): EnrollmentState | null {
  const state = isRecord(enrollment) ? enrollment.state : null
  const from = state === 'withdrawn' ? null : state
  const row = enrollmentTransitions.find((one) => one.from === from && one.event === event)
  if (!row) return null
  return row.needsAgreements && missingAgreement(enrollment) ? null : row.to
}

/** The first agreement that is not given to the words in force; null where all are. */
export function missingAgreement(enrollment: EnrollmentProgress | null): ResearchAgreement | null {
  const given = isUnderWay(enrollment) ? enrollment.agreed : []
  const agreed = Array.isArray(given) ? given : []
  return researchAgreements.find((step) => !agreed.includes(step)) ?? null
}

const ranks: Readonly<Record<EnrollmentState, number>> = {
  withdrawn: 0,
  agreeing: 0,
  answering: 1,
  deciding: 2,
  complete: 3,
}

/** Whether what a step asks for has been given. */
export function isResearchStepDone(enrollment: EnrollmentProgress | null, step: ParticipantStep): boolean {
  const known = isUnderWay(enrollment) ? enrollment : null
  const rank = typeof known?.state === 'string' ? (ranks[known.state] ?? 0) : 0
  switch (researchAsks[step]) {
    case 'consent':
      return Array.isArray(known?.agreed) && known.agreed.includes(step)
    case 'person':
      return rank >= 1
    case 'answers':
      return rank >= 2
    case 'decision':
      return rank >= 3
    default:
      return known !== null
  }
}

/**
 * The step at which an enrollment goes on: the first that asks for something and has not been given it, in order. The
 * welcome where nothing has been begun, or somebody has left; null where all is done. Words that have changed are agreed to
 * anew before anything else.
 */
export function nextResearchStep(enrollment: EnrollmentProgress | null): ParticipantStep | null {
  if (!isUnderWay(enrollment)) return 'welcome'
  const next = participantSteps.find(
    (step) => researchAsks[step] !== 'nothing' && !isResearchStepDone(enrollment, step),
  )
  return next ?? null
}

/** Whether a step may be opened: everything that the steps before it ask for has been given. */
export function mayOpenResearchStep(enrollment: EnrollmentProgress | null, step: ParticipantStep): boolean {
  const at = participantSteps.indexOf(step)
  if (at < 0) return false
  return participantSteps
    .slice(0, at)
    .every((before) => researchAsks[before] === 'nothing' || isResearchStepDone(enrollment, before))
}

/**
 * Whether the study may have somebody's answers: the enrollment is complete, sharing was chosen, and every agreement is
 * given to the words in force. What was answered and chosen under earlier words counts on once the new ones are agreed to:
 * the answers keep the number of the version that was answered.
 */
export function sharesWithStudy(
  enrollment: (EnrollmentProgress & { readonly shares_data: boolean | null }) | null,
): boolean {
  return (
    isRecord(enrollment) &&
    enrollment.state === 'complete' &&
    enrollment.shares_data === true &&
    missingAgreement(enrollment) === null
  )
}

/** Where somebody stands, by what of theirs the study has: nothing yet, answers that it may have, or may not. */
export type ResearchStanding = 'agreeing' | 'answering' | 'deciding' | 'shared' | 'kept' | 'paused'

/** Where somebody stands. What was shared is paused while the words in force are not agreed to; what is kept back stays so. */
export function standingOf(
  enrollment: (EnrollmentProgress & { readonly shares_data: boolean | null }) | null,
): ResearchStanding {
  if (!isUnderWay(enrollment)) return 'agreeing'
  const { state, shares_data } = enrollment
  if (state !== 'complete') return state === 'answering' || state === 'deciding' ? state : 'agreeing'
  if (shares_data !== true) return 'kept'
  return sharesWithStudy(enrollment) ? 'shared' : 'paused'
}
