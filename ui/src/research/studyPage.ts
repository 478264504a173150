import {
  enrollmentStates,
  getResearchEnrollment,
  getStudy,
  mayOpenResearchStep,
  nextResearchStep,
  type EnrollmentProgress,
  type ParticipantStep,
  type ResearchEnrollment,
  type Study,
} from '@homecare/sdk/research'
import { redirectTo, type LoadContext } from '../frame/screen'

export const studyHref = (study: string) => `/studies/${study}` as const
export const studyStepHref = (study: string, step: ParticipantStep) => `/studies/${study}/${step}` as const
export const studyStaffHref = (study: string, step: 'login' | 'search-patient') =>
  `/studies/${study}/${step}` as const

/** A study with where its reader stands in it; null for somebody who cannot take part, or has not begun. */
export interface StudyData {
  readonly study: Study
  readonly enrollment: ResearchEnrollment | null
  readonly mayTakePart: boolean
  readonly isVisitor: boolean
}

const participants: readonly string[] = ['family', 'caregiver', 'agency_caregiver']

/** A study as its reader stands in it. */
export async function loadStudy({ care, params, identity, signal }: LoadContext): Promise<StudyData> {
  const code = params.study ?? ''
  const mayTakePart = participants.includes(identity.user_type)
  const [study, enrollment] = await Promise.all([
    care.call(getStudy, { study: code }, { signal }),
    mayTakePart ? care.call(getResearchEnrollment, { study: code }, { signal }) : null,
  ])
  return { study, enrollment, mayTakePart, isVisitor: identity.user_type === 'anonymous' }
}

/** The same for a step: one that is not open yet leads to the one that is; a study that is closed to its first page. */
export async function loadStudyStep(context: LoadContext, step: ParticipantStep): Promise<StudyData> {
  const data = await loadStudy(context)
  const { study, enrollment } = data
  const progress = progressOf(enrollment)
  if (!study.is_open && !isUnderWay(enrollment)) return redirectTo(studyHref(study.code))
  if (mayOpenResearchStep(progress, step)) return data
  return redirectTo(studyStepHref(study.code, nextResearchStep(progress) ?? 'thank-you'))
}

/** What the rules judge of an enrollment. */
export const progressOf = (enrollment: ResearchEnrollment | null): EnrollmentProgress | null => {
  const state = enrollmentStates.find(enrollment?.state ?? '')?.id
  return enrollment && state ? { state, agreed: enrollment.agreed } : null
}

/** Whether somebody takes part, and has not left. */
export const isUnderWay = (enrollment: ResearchEnrollment | null): enrollment is ResearchEnrollment =>
  enrollment !== null && enrollment.state !== 'withdrawn'
