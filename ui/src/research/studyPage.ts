import { isRestricted } from '@homecare/sdk/addresses'
import {
  getResearchEnrollment,
  getStudy,
  isUnderWay,
  mayOpenResearchStep,
  mayTakePartInResearch,
  nextResearchStep,
  type ParticipantStep,
  type ResearchEnrollment,
  type Study,
} from '@homecare/sdk/research'
import { redirectTo, type LoadContext } from '../frame/screen'

export const studyHref = (study: string) => `/studies/${study}` as const
export const studyStepHref = (study: string, step: ParticipantStep) => `/studies/${study}/${step}` as const
export const studyStaffHref = (study: string, step: 'login' | 'search-patient') =>
  `/studies/${study}/${step}` as const
/** What a search has found. */
export const studyResultsHref = (study: string, search: number) =>
  `/studies/${study}/search-results?search=${search}` as const

/**
 * A study with where its reader stands in it; null for somebody who cannot take part, or has not begun. Whom a partner restricts
 * may have begun before: they can read where they stand, and leave.
 */
export interface StudyData {
  readonly study: Study
  readonly enrollment: ResearchEnrollment | null
  readonly mayTakePart: boolean
  readonly isVisitor: boolean
}

/** A study as its reader stands in it. */
export async function loadStudy({ care, params, identity, signal }: LoadContext): Promise<StudyData> {
  const code = params.study ?? ''
  const isParticipant = mayTakePartInResearch(identity.user_type)
  const [study, enrollment] = await Promise.all([
    care.call(getStudy, { study: code }, { signal }),
    isParticipant ? care.call(getResearchEnrollment, { study: code }, { signal }) : null,
  ])
  const mayTakePart = isParticipant && !isRestricted(identity)
  return { study, enrollment, mayTakePart, isVisitor: identity.user_type === 'anonymous' }
}

/** The same for a step: one that is not open yet leads to the one that is; a study that is closed to its first page. */
export async function loadStudyStep(context: LoadContext, step: ParticipantStep): Promise<StudyData> {
  const data = await loadStudy(context)
  const { study, enrollment, mayTakePart } = data
  if (isUnderWay(enrollment) ? !mayTakePart : !study.is_open) return redirectTo(studyHref(study.code))
  if (mayOpenResearchStep(enrollment, step)) return data
  return redirectTo(studyStepHref(study.code, nextResearchStep(enrollment) ?? 'thank-you'))
}
