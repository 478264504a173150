import { academyRoutes } from './routes/academy'
import { accountRoutes } from './routes/account'
import { agreementRoutes } from './routes/agreements'
import { caregiverRoutes } from './routes/caregivers'
import { chatRoutes } from './routes/chat'
import { contentRoutes } from './routes/content'
import { documentRoutes } from './routes/documents'
import { familyRoutes } from './routes/families'
import { inviteRoutes } from './routes/invites'
import { jobRoutes } from './routes/jobs'
import { nativeRoutes } from './routes/native'
import { partnerRoutes } from './routes/partners'
import { profileRoutes, registerRoutes } from './routes/profile'
import { screeningRoutes } from './routes/screening'
import { shiftRoutes } from './routes/shifts'
import { trailRoutes } from './routes/trail'
import { createMatcher } from './routeRow'

/** Every address of the product. Redirects are the SDK's table; modals that open by query are in `modals.ts`. */
export const routes = [
  ...contentRoutes,
  ...accountRoutes,
  ...agreementRoutes,
  ...caregiverRoutes,
  ...profileRoutes,
  ...registerRoutes,
  ...documentRoutes,
  ...familyRoutes,
  ...jobRoutes,
  ...shiftRoutes,
  ...partnerRoutes,
  ...chatRoutes,
  ...nativeRoutes,
  ...inviteRoutes,
  ...academyRoutes,
  ...screeningRoutes,
  ...trailRoutes,
]

/** The row and params of a path, or null where there is no such page. */
export const matchPath = createMatcher(routes)
