import { describe, expect, it } from 'vitest'
import { assistance } from '../vocabulary/caregivers/catalogue.js'
import fc from '../testing/properties.js'
import { helpKinds } from '../vocabulary/jobs/catalogue.js'
import { kindsOfHelp, mayReadWholeJob, type JobReader } from './visibility.js'

describe('who may read all of a job', () => {
  it.each<[string, JobReader | null, boolean]>([
    ['a visitor', null, false],
    ['a caregiver with a verified phone', { user_type: 'caregiver', phone_verified: true }, true],
    ['one of an agency too', { user_type: 'agency_caregiver', phone_verified: true }, true],
    ['a caregiver without', { user_type: 'caregiver', phone_verified: false }, false],
    ['one of whom nothing is known', { user_type: 'caregiver' }, false],
    ['its own family', { user_type: 'family', phone_verified: false, owns: true }, true],
    ['another family', { user_type: 'family', phone_verified: true }, false],
    ['the staff', { user_type: 'staff', phone_verified: true }, false],
    ['a care manager', { user_type: 'care_manager', phone_verified: true }, false],
    ['a facility', { user_type: 'facility', phone_verified: true }, false],
  ])('%s', (_, reader, may) => {
    expect(mayReadWholeJob(reader)).toBe(may)
  })

  it('takes anything and says no', () => {
    fc.assert(fc.property(fc.anything(), (reader) => typeof mayReadWholeJob(reader as null) === 'boolean'))
  })
})

describe('the kind of help in general words', () => {
  it('is said for every kind of assistance', () => {
    for (const id of assistance.ids) expect(kindsOfHelp({ assistance: [id] })).toHaveLength(1)
  })

  it('comes once each, in the order of the catalogue, with nursing by the kind of caregiver', () => {
    expect(kindsOfHelp({ assistance: [14, 1, 2, 3, 11], provider_type: 2 })).toEqual([
      'personal',
      'household',
      'company',
      'nursing',
    ])
    expect(kindsOfHelp({ assistance: [], provider_type: 0 })).toEqual([])
  })

  it('takes anything', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (help, provider_type) =>
        kindsOfHelp({ assistance: help as [], provider_type: provider_type as 0 }).every((kind) =>
          helpKinds.has(kind),
        ),
      ),
    )
    expect(kindsOfHelp(null as unknown as object)).toEqual([])
  })
})
