import { profileAddresses, profileModals, registerAddresses } from '@homecare/sdk/addresses'
import { pageTitles } from '@homecare/sdk/texts'
import { screensAt, type RouteRow } from './routeRow'

const profile = {
  screen: 'ownProfile/OwnProfileScreen',
  title: pageTitles.ownProfile,
} as const

const register = { screen: 'registration/RegisterScreen' } as const
const step = { title: pageTitles.registerSteps } as const

/** Joining as a caregiver, with the steps that follow, which a registration goes on with where it was left. */
export const registerRoutes = screensAt(registerAddresses, {
  '/register': {
    screen: 'account/SignupChoiceScreen',
    title: pageTitles.signup,
  },
  '/register/caregiver': { ...register, title: pageTitles.registerCaregiver },
  '/nursing-cna-jobs': { ...register, title: pageTitles.nursingJobs, fixed: { kind: 'nursing' } },
  '/register-caregiver': { screen: 'registration/ResumeScreen', ...step },
  // Each step is a screen of its own: the photo's tools are not loaded to verify a phone.
  '/register-caregiver/picture': { screen: 'registration/PhotoStepScreen', ...step },
  '/register-caregiver/about': { screen: 'registration/AboutStepScreen', ...step },
  '/register-caregiver/services': { screen: 'registration/ServicesStepScreen', ...step },
  '/register-caregiver/verification': { screen: 'registration/PhoneStepScreen', ...step },
  '/register-caregiver/background': { screen: 'registration/BackgroundStepScreen', ...step },
  '/register-caregiver/app-notify-permissions': { screen: 'registration/NotifyStepScreen', ...step },
  '/register-caregiver/personal': { screen: 'registration/PersonalStepScreen', ...step },
})

/** The own profile, and every modal over it under each of its paths. */
export const profileRoutes: readonly RouteRow[] = [
  ...screensAt(profileAddresses, {
    '/caregiver/profile': profile,
    '/availability': { screen: 'availability/AvailabilityScreen', title: pageTitles.availability },
  }),
  ...profileModals.flatMap(({ id, paths }) =>
    paths.map((path) => ({
      ...profileAddresses['/caregiver/profile'],
      ...profile,
      path: `/caregiver/profile/${path}`,
      modal: id,
      beneath: '/caregiver/profile' as const,
    })),
  ),
]
