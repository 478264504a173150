import { academyRoutes } from './academy'
import { accountRoutes } from './account'
import { agreementRoutes } from './agreements'
import { caregiverRoutes } from './caregivers'
import { careplanRoutes } from './careplans'
import { chatRoutes } from './chat'
import { contentRoutes } from './content'
import { documentRoutes } from './documents'
import { facilityRoutes } from './facilities'
import { familyRoutes } from './families'
import { hoursRoutes } from './hours'
import { inviteRoutes } from './invites'
import { jobRoutes } from './jobs'
import { nativeRoutes } from './native'
import { partnerRoutes } from './partners'
import { intakeRoutes, moneyDeskRoutes, paymentRoutes } from './payments'
import { profileRoutes, registerRoutes } from './profile'
import { researchRoutes } from './research'
import { screeningRoutes } from './screening'
import { shiftRoutes } from './shifts'
import { trailRoutes } from './trail'
import { createMatcher } from './routeRow'

/** Every address of the product. Redirects are the SDK's table; so are modals. */
export const routes = [
  ...contentRoutes,
  ...accountRoutes,
  ...agreementRoutes,
  ...caregiverRoutes,
  ...profileRoutes,
  ...registerRoutes,
  ...documentRoutes,
  ...familyRoutes,
  ...careplanRoutes,
  ...jobRoutes,
  ...shiftRoutes,
  ...facilityRoutes,
  ...hoursRoutes,
  ...partnerRoutes,
  ...paymentRoutes,
  ...chatRoutes,
  ...nativeRoutes,
  ...inviteRoutes,
  ...academyRoutes,
  ...intakeRoutes,
  ...moneyDeskRoutes,
  ...screeningRoutes,
  ...researchRoutes,
  ...trailRoutes,
]

/** The row and params of a path, or null where there is no such page. */
export const matchPath = createMatcher(routes)
