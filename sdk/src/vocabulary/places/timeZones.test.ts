import { expect, it } from 'vitest'
import { timeIn } from '../../kit/dates/zoneTime.js'
import { states } from './states.js'
import { timeZoneOfState } from './timeZones.js'

it('every state has a zone that exists', () => {
  const noon = '2026-01-15T12:00:00Z'
  expect(states.ids.filter((id) => timeIn(timeZoneOfState(id), noon) === '')).toEqual([])
  // California, Nevada, Oregon and Washington, and nobody else by default.
  expect(states.ids.filter((id) => timeZoneOfState(id) === timeZoneOfState('??'))).toEqual([
    'CA',
    'NV',
    'OR',
    'WA',
  ])
})

it('is where most of its people live', () => {
  expect(['TX', 'PR', 'FL', 'AZ'].map(timeZoneOfState)).toEqual([
    'America/Chicago',
    'America/Puerto_Rico',
    'America/New_York',
    'America/Phoenix',
  ])
})
