import { expect, test } from 'vitest'
import {
  conditions,
  licenseTypes,
  type ConditionId,
  type LanguageId,
} from './vocabulary/caregivers/catalogue.js'
import { relationships, type RelationshipId } from './vocabulary/families/catalogue.js'
import type { JobScheduleType } from './vocabulary/jobs/catalogue.js'
import type { ScheduleType } from './vocabulary/careplans/catalogue.js'
import { states, type StateCode } from './vocabulary/places/catalogue.js'
import { timecardStatuses, type TimecardStatus } from './vocabulary/timesheets/catalogue.js'

test('a wrong id does not compile', () => {
  // @ts-expect-error there is no condition 19
  const condition: ConditionId = 19
  // @ts-expect-error languages end at 24
  const language: LanguageId = 25
  // @ts-expect-error there is no relationship 13
  const relationship: RelationshipId = 13
  // @ts-expect-error Guam is not served
  const state: StateCode = 'GU'
  // @ts-expect-error statuses begin at -1
  const status: TimecardStatus = -2
  // @ts-expect-error a job's schedule type is no task's
  const task: ScheduleType = 1 satisfies JobScheduleType
  // @ts-expect-error a clinical skill is no condition
  expect(conditions.get(29)).toBeUndefined()
  expect(conditions.find(condition)).toBeUndefined()
  expect(relationships.find(relationship)).toBeUndefined()
  expect(states.find(state)).toBeUndefined()
  expect(timecardStatuses.find(status)).toBeUndefined()
  expect([language, task]).toEqual([25, 1])
})

test('an entry has the literal types of its row', () => {
  const cpr: 'CPR' = licenseTypes.get(1).abbreviation
  const self: true = relationships.get(14).self
  expect([cpr, self]).toEqual(['CPR', true])
})
