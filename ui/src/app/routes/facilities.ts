import { facilityAddresses } from '@homecare/sdk/addresses'
import { pageTitles } from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

/** What facilities do beside the board of their week. */
export const facilityRoutes = screensAt(facilityAddresses, {
  '/facilities/hours': { screen: 'facilities/HoursScreen', title: pageTitles.facilityHours },
  '/facilities/post': { screen: 'facilities/PostShiftsScreen', title: pageTitles.postShifts },
  '/facilities/shifts/:id': { screen: 'facilities/FacilityShiftScreen', title: pageTitles.facilityShift },
})
