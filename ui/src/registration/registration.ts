import { getSettings, type Settings } from '@homecare/sdk/account'
import type { OwnCaregiver } from '@homecare/sdk/caregivers'
import { partOrNull } from '@homecare/sdk/kit'
import { getOwnCaregiver } from '@homecare/sdk/ownProfile'
import { pageTitles } from '@homecare/sdk/texts'
import type { HeadOf, Load } from '../frame/screen'

/** What a step of the registration begins with. */
export interface RegistrationData {
  readonly profile: OwnCaregiver
  /** Null where they could not be read. */
  readonly settings: Settings | null
}

export const loadRegistration: Load<RegistrationData> = async ({ care, signal }) => {
  const [profile, settings] = await Promise.all([
    care.call(getOwnCaregiver, {}, { signal }),
    partOrNull(care.call(getSettings, {}, { signal })),
  ])
  return { profile, settings }
}

export const headOfRegistration: HeadOf<RegistrationData> = () => ({ title: pageTitles.registerSteps })
