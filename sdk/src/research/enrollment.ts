import { isRecord } from '../kit/shape.js'
import { stepAfter } from '../kit/forms/steps.js'
import { researchSteps, studyCodes, type ResearchStep } from '../vocabulary/research/catalogue.js'

/** The steps of an enrollment that only ask for agreement. */
export const researchAgreements = [
  'protection-privacy',
  'data-sharing',
  'time-commitment',
  'data-use',
  'withdrawing',
] as const satisfies readonly ResearchStep[]

/** Whether a path segment is the code of a study. */
export function isStudy(code: unknown): boolean {
  return studyCodes.some((known) => known === code)
}

/** Where an enrollment goes on: after the step it was left at, and not before all is agreed to that comes earlier. */
export function nextResearchStep(enrollment: {
  readonly step: string
  readonly agreed: readonly string[]
}): ResearchStep | null {
  if (!isRecord(enrollment)) return researchSteps.ids[0] ?? null
  const next = stepAfter(researchSteps.ids, enrollment.step)
  if (next === null) return null
  const agreed = Array.isArray(enrollment.agreed) ? enrollment.agreed : []
  const missing = researchAgreements.find((step) => !agreed.includes(step))
  const isBeyond = missing && researchSteps.ids.indexOf(next) > researchSteps.ids.indexOf(missing)
  return isBeyond ? missing : next
}
