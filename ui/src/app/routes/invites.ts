import { inviteAddresses } from '@homecare/sdk/addresses'
import { pageTitles } from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

export const inviteRoutes = screensAt(inviteAddresses, {
  '/invites': { screen: 'invites/InvitesScreen', title: pageTitles.invites },
})
