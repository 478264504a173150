import { facilityAddresses } from '@homecare/sdk/addresses'
import { pageTitles } from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

/** What facilities do beside the board of their week. */
export const facilityRoutes = screensAt(facilityAddresses, {
  '/facilities/hours': { screen: 'facilities/HoursScreen', title: pageTitles.facilityHours },
  '/facilities/people': { screen: 'facilities/PeopleScreen', title: pageTitles.staffPeople },
  '/facilities/people/:id': {
    screen: 'facilities/FacilityPersonScreen',
    title: pageTitles.staffPeople,
  },
  '/facilities/post': { screen: 'facilities/PostShiftsScreen', title: pageTitles.postShifts },
  '/facilities/shifts/:id/edit': {
    screen: 'facilities/EditShiftScreen',
    title: pageTitles.facilityShift,
  },
  '/facilities/shifts/:id': { screen: 'facilities/FacilityShiftScreen', title: pageTitles.facilityShift },
})
