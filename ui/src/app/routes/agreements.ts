import { pageTitles } from '@homecare/sdk/texts'
import { isId, type RouteRow } from './routeRow'

const consulting = {
  screen: 'agreements/ConsultingAgreementScreen',
  title: pageTitles.agreement,
} as const

/** What is read and signed. */
export const agreementRoutes: readonly RouteRow[] = [
  {
    path: '/connections/:connectionId/agreement',
    screen: 'agreements/ConnectionAgreementScreen',
    title: pageTitles.agreement,
    who: ['family', 'caregiver', 'agency_caregiver'],
    where: ({ connectionId }) => isId(connectionId),
  },
  { path: '/agreements/consulting-agreement', ...consulting, who: ['caregiver', 'agency_caregiver'] },
  {
    path: '/agreements/consulting-agreement/:userId',
    ...consulting,
    who: ['caregiver', 'agency_caregiver', 'staff'],
    where: ({ userId }) => isId(userId),
  },
]
