import { pageTitles } from '@homecare/sdk/texts'
import type { RouteRow } from './routeRow'

const signup = {
  screen: 'families/SignupScreen',
  title: pageTitles.familySignup,
  who: 'anyone',
  keeps: 'family-signup',
} as const

export const familyRoutes: readonly RouteRow[] = [
  { path: '/family-signup', ...signup, public: true },
  { path: '/family-signup/needs', ...signup, fixed: { step: 'needs' } },
  { path: '/family-signup/schedule', ...signup, fixed: { step: 'schedule' } },
  { path: '/family-signup/caregiver', ...signup, fixed: { step: 'caregiver' } },
  { path: '/family-signup/patient', ...signup, fixed: { step: 'patient' } },
  { path: '/family-signup/review', ...signup, fixed: { step: 'review' } },
  { path: '/family-signup/submit', ...signup, fixed: { step: 'submit' } },
  { path: '/family-signup/success', ...signup, fixed: { step: 'success' } },
  { path: '/family-signup/:version/:step', ...signup },
  {
    path: '/family/dashboard',
    screen: 'dashboards/family/DashboardScreen',
    title: pageTitles.dashboard,
    who: ['family'],
  },
]
