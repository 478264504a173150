import { agreementSteps } from '@homecare/sdk/screening'
import { pageTitles } from '@homecare/sdk/texts'
import type { RouteRow } from './routeRow'

const own = { title: pageTitles.background, who: ['caregiver'] } as const
const staff = { title: pageTitles.staffBackground, who: ['staff'] } as const

/** A caregiver's background check, step by step, and what staff do with those that were sent. */
export const screeningRoutes: readonly RouteRow[] = [
  { path: '/background', screen: 'screening/BackgroundScreen', ...own },
  ...agreementSteps.map((step) => ({
    path: `/background/${step}`,
    screen: 'screening/AgreementScreen',
    ...own,
    fixed: { step },
  })),
  { path: '/background/personal', screen: 'screening/PersonScreen', ...own },
  { path: '/background/electronic-signature', screen: 'screening/SignatureScreen', ...own },
  {
    path: '/background/view-report',
    screen: 'screening/ReportScreen',
    ...own,
    title: pageTitles.backgroundReport,
  },
  { path: '/staff/background', screen: 'screening/StaffOrdersScreen', ...staff },
  { path: '/staff/background/:caregiverId', screen: 'screening/StaffOrderScreen', ...staff },
]
