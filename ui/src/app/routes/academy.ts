import { pageTitles } from '@homecare/sdk/texts'
import type { RouteRow } from './routeRow'

const academy = { title: pageTitles.academy, who: ['caregiver', 'agency_caregiver'] } as const

/** The learning academy: what it is, and what opens it at once. */
export const academyRoutes: readonly RouteRow[] = [
  { path: '/academy', screen: 'academy/AcademyScreen', ...academy },
  { path: '/learnupon/sso', screen: 'academy/SignOnScreen', ...academy },
]
