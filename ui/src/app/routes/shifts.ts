import { pageTitles } from '@homecare/sdk/texts'
import type { RouteRow } from './routeRow'

const nurses = { who: ['caregiver', 'agency_caregiver'] } as const
const times = {
  screen: 'availability/AvailabilityScreen',
  title: pageTitles.availability,
  modal: 'availability',
  beneath: '/availability',
  ...nurses,
} as const
const facility = { screen: 'shifts/FacilityScreen', title: pageTitles.facility } as const
const family = { who: ['caregiver', 'family'] } as const

/**
 * The shifts of facilities, for nurses and for the facilities themselves, and the schedule of a caregiver.
 * `shift/:id` is one that is open, `shifts/:id` one of their own.
 */
export const shiftRoutes: readonly RouteRow[] = [
  { path: '/schedule', screen: 'shifts/ScheduleScreen', title: pageTitles.schedule, ...nurses },
  { path: '/openshifts', screen: 'shifts/OpenShiftsScreen', title: pageTitles.openShifts, ...nurses },
  { path: '/nursingshifts', screen: 'shifts/OwnShiftsScreen', title: pageTitles.ownShifts, ...nurses },
  { path: '/nursingshifts/facility/:id', ...facility, ...nurses },
  {
    path: '/nursingshifts/shift/:id',
    screen: 'shifts/OpenShiftScreen',
    title: pageTitles.openShift,
    ...nurses,
  },
  {
    path: '/nursingshifts/shifts/:id',
    screen: 'shifts/OwnShiftScreen',
    title: pageTitles.ownShift,
    ...nurses,
  },
  { path: '/nursingshifts/availabilities/add', ...times },
  { path: '/nursingshifts/availabilities/:id/edit', ...times },
  {
    path: '/next-shift/:connectionId/:shiftId',
    screen: 'hiring/VisitScreen',
    title: pageTitles.visit,
    ...family,
  },
  {
    path: '/next-shift/:connectionId/:shiftId/edit',
    screen: 'hiring/VisitEditScreen',
    title: pageTitles.visit,
    ...family,
  },
  {
    path: '/facilities',
    screen: 'shifts/FacilitiesScreen',
    title: pageTitles.facilities,
    who: [...nurses.who, 'facility'],
  },
  { path: '/facilities/:id', ...facility, who: [...nurses.who, 'facility'] },
]
