import { pageTitles } from '@homecare/sdk/texts'
import type { RouteRow } from './routeRow'

export const inviteRoutes: readonly RouteRow[] = [
  { path: '/invites', screen: 'invites/InvitesScreen', title: pageTitles.invites, who: 'signedIn' },
]
