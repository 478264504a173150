import { pageTitles } from '@homecare/sdk/texts'
import type { RouteRow } from '../routeRow'

const embeddedSignup = {
  screen: 'partners/EmbeddedSignupScreen',
  title: pageTitles.familySignup,
  who: 'anyone',
  keeps: 'embedded-signup',
} as const

export const partnerRoutes: readonly RouteRow[] = [
  { path: '/embed/signup', ...embeddedSignup },
  { path: '/embed/signup/:step', ...embeddedSignup },
]
