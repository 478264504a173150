import { profileModals, registerSteps } from '@homecare/sdk'
import { pageTitles } from '@homecare/sdk/texts'
import { modalOf } from '../modals'
import type { RouteRow } from '../routeRow'

const beneath = '/caregiver/profile'
const profile = {
  screen: 'caregivers/own/OwnProfileScreen',
  title: pageTitles.ownProfile,
  who: ['caregiver'],
} as const

const register = { screen: 'caregivers/register/RegisterScreen', who: 'anyone', public: true } as const
const step = {
  screen: 'caregivers/register/RegisterStepScreen',
  title: pageTitles.registerSteps,
  who: ['caregiver'],
} as const

/** Joining as a caregiver, with the steps that follow, which a registration goes on with where it was left (D2 §2). */
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
  { path: '/register-caregiver', ...step },
  ...registerSteps.ids.map((id) => ({ path: `/register-caregiver/${id}`, ...step, fixed: { step: id } })),
]

/** The own profile, and every modal over it under each of its paths (D2 §2). */
export const profileRoutes: readonly RouteRow[] = [
  { path: beneath, ...profile },
  ...profileModals.entries.flatMap(({ id, paths }) =>
    modalOf(id) ? paths.map((path) => ({ path: `${beneath}/${path}`, ...profile, modal: id, beneath })) : [],
  ),
  {
    path: '/availability',
    screen: 'caregivers/own/AvailabilityScreen',
    title: pageTitles.availability,
    who: ['caregiver', 'agency_caregiver'],
  },
]
