import { familyAddresses } from '@homecare/sdk/addresses'
import { familySignupSteps } from '@homecare/sdk/families'
import { pageTitles } from '@homecare/sdk/texts'
import { screenFor, screensAt } from './routeRow'

const signup = {
  screen: 'families/SignupScreen',
  title: pageTitles.familySignup,
  keeps: 'family-signup',
} as const

const steps = screenFor(
  familySignupSteps.ids,
  (step) => `/family-signup/${step}` as const,
  (step) => ({ ...signup, fixed: { step } }),
)

export const familyRoutes = screensAt(familyAddresses, {
  '/family-signup': signup,
  ...steps,
  '/family-signup/:version/:step': signup,
  '/family/dashboard': {
    screen: 'dashboards/family/DashboardScreen',
    title: pageTitles.dashboard,
  },
})
