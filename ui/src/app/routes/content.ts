import { pageTitles } from '@homecare/sdk'
import type { RouteRow } from '../routeRow'

export const contentRoutes: readonly RouteRow[] = [
  { path: '/', screen: 'home/HomeScreen', title: pageTitles.home, who: 'anyone', public: true },
  { path: '/kit', screen: 'kit/KitScreen', title: pageTitles.kit, who: 'anyone' },
]
