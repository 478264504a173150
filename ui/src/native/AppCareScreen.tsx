import { homePaths } from '@homecare/sdk/addresses'
import { appTexts } from '@homecare/sdk/texts'
import { ownScreen } from './ownScreen'

const families = () => import('../dashboards/caregiver/SelectConnectionScreen')
const path = '/caregiver/dashboard/select-connection'

/** Who cares, for a family, and for whom, for a caregiver: the app's tab of people. */
const people = ownScreen(
  appTexts.careTitle,
  {
    family: { file: () => import('../dashboards/family/CareScreen'), path: '/careteam' },
    caregiver: { file: families, path },
    agency_caregiver: { file: families, path },
  },
  (type) => homePaths[type],
)

export const load = people.load
export const code = people.code
export const head = people.head
export default people.Shown
