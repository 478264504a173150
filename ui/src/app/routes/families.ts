import { familyAddresses } from '@homecare/sdk/addresses'
import { pageTitles } from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

const signup = {
  screen: 'families/SignupScreen',
  title: pageTitles.familySignup,
  keeps: 'family-signup',
} as const

export const familyRoutes = screensAt(familyAddresses, {
  '/family-signup': signup,
  '/family-signup/needs': { ...signup, fixed: { step: 'needs' } },
  '/family-signup/schedule': { ...signup, fixed: { step: 'schedule' } },
  '/family-signup/caregiver': { ...signup, fixed: { step: 'caregiver' } },
  '/family-signup/patient': { ...signup, fixed: { step: 'patient' } },
  '/family-signup/review': { ...signup, fixed: { step: 'review' } },
  '/family-signup/submit': { ...signup, fixed: { step: 'submit' } },
  '/family-signup/success': { ...signup, fixed: { step: 'success' } },
  '/family-signup/:version/:step': signup,
  '/family/dashboard': {
    screen: 'dashboards/family/DashboardScreen',
    title: pageTitles.dashboard,
  },
})
