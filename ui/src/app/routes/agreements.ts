import { agreementAddresses } from '@homecare/sdk/addresses'
import { pageTitles } from '@homecare/sdk/texts'
import { isId, screensAt } from './routeRow'

const consulting = {
  screen: 'agreements/ConsultingAgreementScreen',
  title: pageTitles.agreement,
} as const

/** What is read and signed. */
export const agreementRoutes = screensAt(agreementAddresses, {
  '/connections/:connectionId/agreement': {
    screen: 'agreements/ConnectionAgreementScreen',
    title: pageTitles.agreement,
    where: ({ connectionId }) => isId(connectionId),
  },
  '/agreements/consulting-agreement': consulting,
  '/agreements/consulting-agreement/:userId': {
    ...consulting,
    where: ({ userId }) => isId(userId),
  },
})
