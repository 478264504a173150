import * as applications from '../../jobs/applicationCalls.js'
import { getJob, listJobApplicants, searchJobs } from '../../jobs/searchCalls.js'
import * as availability from '../../availability/availabilityCalls.js'
import * as shifts from '../../shifts/calls.js'
import * as clock from '../../clock/clockCalls.js'
import * as openShifts from '../../shifts/openShiftCalls.js'
import * as timesheets from '../../timesheets/calls.js'
import * as nursing from '../../timesheets/nursingCalls.js'
import { aFile, sample } from './sample.js'

const hours = { start_date: '2026-11-23', start_time: '08:00', end_time: '16:00', repeats_weekly: true }
const worked = { start: '2026-11-16T15:00:00.000Z', end: '2026-11-16T23:00:00.000Z' }

/** Jobs, shifts, hours. */
export const workSamples = [
  sample(searchJobs, {
    query: { open_shifts_status: 1, iso_type: 3, shift_block_type: 2, distance: 30, limit: 10, offset: 10 },
  }),
  sample(getJob, { id: 71 }),
  sample(listJobApplicants, { id: 71 }),
  sample(applications.applyToJob, { id: 71, body: { note: 'I live close by.' } }),
  sample(applications.withdrawApplication, { id: 71, body: { note: 'Found another.' } }),
  sample(applications.markNotInterested, { id: 71 }),
  sample(applications.applyWithScreening, { id: 71, body: { answers: { q1: true } } }),
  sample(applications.listOwnApplications, {}),

  sample(shifts.listShifts, { query: { start_date: '2026-11-01', end_date: '2026-11-30' } }),
  sample(shifts.getShift, { id: 142 }),
  sample(shifts.cancelShift, { id: 142, body: { note: 'I am ill.' } }),
  sample(shifts.confirmShift, { id: 142 }),
  sample(shifts.listFacilityShifts, { query: { facility_id: 141, limit: 10 } }),
  sample(shifts.postFacilityShift, {
    body: {
      ...{ facility_id: 141, day: '2026-11-30', start_time: '07:00', end_time: '15:00' },
      ...{ shift_block_type: 1, iso_type: null, license_types: [2], rate: 3100 },
    },
  }),
  sample(shifts.updateFacilityShift, { body: { id: 142, action: 'approve' } }),
  sample(shifts.getFacility, { id: 141 }),
  sample(shifts.listCaregiverShifts, { query: { type: 'nod' } }),
  sample(openShifts.listOpenShifts, { query: { shift_block_type: 3, distance: 20 } }),
  sample(openShifts.getOpenShift, { id: 142 }),
  sample(openShifts.applyToShift, { body: { shift_id: 142 } }),
  sample(openShifts.listNearbyFacilities, { query: { zip_code: '94601', distance: 20 } }),
  sample(openShifts.listLegacyOpenShifts, {}),
  sample(openShifts.getLegacyOpenShift, { id: 142 }),
  sample(openShifts.applyToLegacyShift, { id: 142 }),
  sample(clock.clockInOrOut, {
    body: {
      event: 'clock_in',
      plan_id: 191,
      event_timestamp: '2026-11-20T17:02:00.000Z',
      position: { latitude: 37.804_37, longitude: -122.270_8 },
    },
  }),
  sample(clock.listClockRecords, { id: 191 }),
  sample(clock.getClockRecord, { id: 191, clockId: 161 }),
  sample(availability.listAvailabilities, {}),
  sample(availability.getAvailability, { id: 151 }),
  sample(availability.addAvailability, { body: hours }),
  sample(availability.updateAvailability, { id: 151, body: { end_date: '2026-12-31' } }),
  sample(availability.removeAvailability, { id: 151 }),
  sample(availability.getAvailabilityNeedsUpdate, {}),

  sample(timesheets.listTimesheets, {
    id: 81,
    query: { status__gte: 1, limit: 1, details: true, submitted__gt: '2026-10-22' },
  }),
  sample(timesheets.startTimesheet, { id: 81, body: { start_date: '2026-11-15', end_date: '2026-11-21' } }),
  sample(timesheets.getTimesheet, { id: 81, tid: 174 }),
  sample(timesheets.updateTimesheet, { id: 81, tid: 174, body: { status: 1, note: '' } }),
  sample(timesheets.updateTimesheetShift, {
    id: 81,
    tid: 174,
    shiftId: 173,
    body: { date: '2026-11-16', start_time: '09:00', end_time: '13:00' },
  }),
  sample(timesheets.listShiftSuggestions, { id: 81 }),
  sample(timesheets.getTimesheetsStatus, { id: 81 }),
  sample(timesheets.listPaymentTimesheets, { query: { paginate_by: 8, page: 2 } }),
  sample(nursing.startNursingTimesheet, { body: { shift_id: 142, ...worked } }),
  sample(nursing.getNursingTimesheet, { id: 175 }),
  sample(nursing.updateNursingTimesheet, { id: 175, body: { break_minutes: 30 } }),
  sample(nursing.updateNursingPhotos, { id: 175, body: { photo: aFile('sheet.png'), remove_id: 3 } }),
  sample(nursing.submitNursingTimesheet, { id: 175 }),
]
