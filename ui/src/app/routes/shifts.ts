import { shiftAddresses } from '@homecare/sdk/addresses'
import { pageTitles } from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

const times = {
  screen: 'availability/AvailabilityScreen',
  title: pageTitles.availability,
} as const
const facility = { screen: 'facilities/FacilityScreen', title: pageTitles.facility } as const

/**
 * The shifts of facilities, for nurses and for the facilities themselves, and the schedule of a caregiver.
 * `shift/:id` is one that is open, `shifts/:id` one of their own.
 */
export const shiftRoutes = screensAt(shiftAddresses, {
  '/schedule': { screen: 'shifts/ScheduleScreen', title: pageTitles.schedule },
  '/openshifts': { screen: 'shifts/OpenShiftsScreen', title: pageTitles.openShifts },
  '/nursingshifts': { screen: 'shifts/OwnShiftsScreen', title: pageTitles.ownShifts },
  '/nursingshifts/facility/:id': { ...facility },
  '/nursingshifts/shift/:id': {
    screen: 'shifts/OpenShiftScreen',
    title: pageTitles.openShift,
  },
  '/nursingshifts/shifts/:id': {
    screen: 'shifts/OwnShiftScreen',
    title: pageTitles.ownShift,
  },
  '/nursingshifts/availabilities/add': times,
  '/nursingshifts/availabilities/:id/edit': times,
  '/next-shift/:connectionId/:shiftId': {
    screen: 'hiring/VisitScreen',
    title: pageTitles.visit,
  },
  '/next-shift/:connectionId/:shiftId/edit': {
    screen: 'hiring/VisitEditScreen',
    title: pageTitles.visit,
  },
  '/facilities': {
    screen: 'facilities/FacilitiesScreen',
    title: pageTitles.facilities,
  },
  '/facilities/:id': facility,
})
