import { agreementAddresses } from '@homecare/sdk/addresses'
import { pageTitles } from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

const consulting = {
  screen: 'agreements/ConsultingAgreementScreen',
  title: pageTitles.agreement,
} as const

/** What stands between a family and a caregiver, and what is read and signed. */
export const agreementRoutes = screensAt(agreementAddresses, {
  '/manage-connection/:connectionId': {
    screen: 'dashboards/connection/ConnectionScreen',
    title: pageTitles.connection,
  },
  '/connections/:connectionId/agreement': {
    screen: 'agreements/ConnectionAgreementScreen',
    title: pageTitles.agreement,
  },
  '/agreements/consulting-agreement': consulting,
  '/agreements/consulting-agreement/:userId': {
    ...consulting,
  },
})
