import { trailTexts } from '@homecare/sdk/texts'
import type { RouteRow } from './routeRow'

/** Who saw a person's record: for that person, and for staff. */
export const trailRoutes: readonly RouteRow[] = [
  { path: '/settings/trail', screen: 'trail/TrailScreen', title: trailTexts.title, who: 'signedIn' },
  { path: '/staff/trail', screen: 'trail/StaffTrailScreen', title: trailTexts.staffTitle, who: ['staff'] },
]
