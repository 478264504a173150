import { getOwnCaregiver } from '@homecare/sdk/ownProfile'
import { openStep } from '@homecare/sdk/registration'
import { redirectTo, type Load } from '../frame/screen'
import { stepHref } from './steps'

/** The registration goes on where it was left: at the first step that is still open, else on the profile. */
export const load: Load<never> = async ({ care, signal }) => {
  const open = openStep(await care.call(getOwnCaregiver, {}, { signal }))
  return redirectTo(open ? stepHref(open) : '/caregiver/profile')
}

/** Nothing is shown here: its load leads on. */
export default function ResumeScreen() {
  return null
}
