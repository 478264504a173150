import { profileModals, profilePath } from '@homecare/sdk/addresses'
import { registerSteps, type RegisterStep } from '@homecare/sdk/caregivers'
import { pageTitles } from '@homecare/sdk/texts'
import type { RouteRow } from './routeRow'

const profile = {
  screen: 'ownProfile/OwnProfileScreen',
  title: pageTitles.ownProfile,
  who: ['caregiver'],
} as const

const register = { screen: 'registration/RegisterScreen', who: 'anyone', public: true } as const
const step = { title: pageTitles.registerSteps, who: ['caregiver'] } as const
/** Each step is a screen of its own: the photo's tools are not loaded to verify a phone. */
const stepScreens: Readonly<Record<RegisterStep, string>> = {
  picture: 'PhotoStepScreen',
  about: 'AboutStepScreen',
  services: 'ServicesStepScreen',
  verification: 'PhoneStepScreen',
  background: 'BackgroundStepScreen',
  'app-notify-permissions': 'NotifyStepScreen',
  personal: 'PersonalStepScreen',
}

/** Joining as a caregiver, with the steps that follow, which a registration goes on with where it was left. */
export const registerRoutes: readonly RouteRow[] = [
  {
    path: '/register',
    screen: 'account/SignupChoiceScreen',
    title: pageTitles.signup,
    who: 'visitors',
    public: true,
  },
  { path: '/register/caregiver', ...register, title: pageTitles.registerCaregiver },
  { path: '/nursing-cna-jobs', ...register, title: pageTitles.nursingJobs, fixed: { kind: 'nursing' } },
  { path: '/register-caregiver', screen: 'registration/ResumeScreen', ...step },
  ...registerSteps.ids.map((id) => ({
    path: `/register-caregiver/${id}`,
    screen: `registration/${stepScreens[id]}`,
    ...step,
  })),
]

/** The own profile, and every modal over it under each of its paths. */
export const profileRoutes: readonly RouteRow[] = [
  { path: profilePath, ...profile },
  ...profileModals.flatMap(({ id, paths }) =>
    paths.map((path) => ({ path: `${profilePath}/${path}`, ...profile, modal: id, beneath: profilePath })),
  ),
  {
    path: '/availability',
    screen: 'availability/AvailabilityScreen',
    title: pageTitles.availability,
    who: ['caregiver', 'agency_caregiver'],
  },
]
