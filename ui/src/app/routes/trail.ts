import { trailAddresses } from '@homecare/sdk/addresses'
import { trailTexts } from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

/** Who saw a person's record: for that person, and for staff. */
export const trailRoutes = screensAt(trailAddresses, {
  '/settings/trail': { screen: 'trail/TrailScreen', title: trailTexts.title },
  '/staff/trail': { screen: 'trail/StaffTrailScreen', title: trailTexts.staffTitle },
})
