import type { FamilySignupStep } from '@homecare/sdk/families'
import type { Sayable } from '@homecare/sdk/kit'
import { signupTexts } from '@homecare/sdk/texts'

/** What each step is called. */
export const signupTitles: Readonly<Record<FamilySignupStep, Sayable>> = {
  needs: signupTexts.needsTitle,
  schedule: signupTexts.scheduleTitle,
  caregiver: signupTexts.caregiverTitle,
  patient: signupTexts.patientTitle,
  review: signupTexts.reviewTitle,
  submit: signupTexts.submitTitle,
  success: signupTexts.successTitle,
}
