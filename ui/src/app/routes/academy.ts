import { academyAddresses } from '@homecare/sdk/addresses'
import { pageTitles } from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

const academy = { title: pageTitles.academy } as const

/** The learning academy: what it is, and what opens it at once. */
export const academyRoutes = screensAt(academyAddresses, {
  '/academy': { screen: 'academy/AcademyScreen', ...academy },
  '/learnupon/sso': { screen: 'academy/SignOnScreen', ...academy },
})
