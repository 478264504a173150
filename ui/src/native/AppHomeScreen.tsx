import { homePaths } from '@homecare/sdk/addresses'
import { pageTitles } from '@homecare/sdk/texts'
import { ownScreen } from './ownTab'

const dashboard = () => import('../dashboards/caregiver/DashboardScreen')
const title = pageTitles.dashboard

/** The home of whoever is signed in, for the app's first tab; visitors begin where the app's sign-up does. */
const home = ownScreen(
  {
    family: { title, file: () => import('../dashboards/family/DashboardScreen'), path: '/family/dashboard' },
    caregiver: { title, file: dashboard, path: '/caregiver/dashboard' },
    agency_caregiver: {
      title,
      file: dashboard,
      path: '/agency-caregiver/dashboard',
      params: { agency: 'yes' },
    },
  },
  (type) => (type === 'anonymous' ? '/appsignup' : homePaths[type]),
)

export const load = home.load
export const code = home.code
export const head = home.head
export default home.Shown
