import { describe, expect, it } from 'vitest'
import { dateFieldTexts } from '../kit/texts.js'
import { withHostileValues } from '../testing/hostile.js'
import {
  checkLicensePhoto,
  isHcp,
  isNumberPending,
  licenseBody,
  licenseErrors,
  licenseForm,
  licenseNumberMaxLength,
  offeredLicenseTypes,
  selectedProviderType,
} from './licenses.js'
import { licenseTexts } from '../caregivers/recordTexts.js'

const form = { map_id: 7, license_number: ' RN-1 ', state: 'CA', expires: '12/31/2026' }

describe('licenses by provider type', () => {
  it.each([
    [[0], 0, false],
    [[2], 2, true],
    [[2, 0], 2, true],
    [[0, 2], 0, false],
    [[], null, false],
    [[1], null, false],
  ])('the first of %j is selected', (types, selected, hcp) => {
    expect([selectedProviderType(types), isHcp(types)]).toEqual([selected, hcp])
    expect(offeredLicenseTypes(types)).toEqual(
      hcp ? [2, 6, 7, 8, 12, 15] : [1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14],
    )
  })
})

describe('a license', () => {
  it.each([
    [{}, {}],
    [{ map_id: null }, { map_id: licenseTexts.typeRequired }],
    [{ map_id: 16 }, { map_id: licenseTexts.typeRequired }],
    [{ license_number: '' }, {}],
    [{ license_number: '9'.repeat(licenseNumberMaxLength) }, {}],
    [
      { license_number: '9'.repeat(licenseNumberMaxLength + 1) },
      { license_number: licenseTexts.numberTooLong },
    ],
    [{ expires: '' }, {}],
    [{ expires: '01/01/1999' }, {}],
    [{ expires: '2026-12-31' }, { expires: dateFieldTexts.invalid }],
    [{ expires: '02/30/2026' }, { expires: dateFieldTexts.invalid }],
  ])('with %j', (change, errors) => {
    expect(licenseErrors({ ...form, ...change })).toEqual(errors)
    expect(licenseBody({ ...form, ...change }) === null).toBe(Object.keys(errors).length > 0)
  })
  it('is sent with its day, and with no number as null', () => {
    expect(licenseBody(form)).toEqual({
      map_id: 7,
      license_number: 'RN-1',
      state: 'CA',
      expires: '2026-12-31',
    })
    expect(licenseBody({ ...form, license_number: ' ', expires: '' })).toEqual({
      map_id: 7,
      license_number: null,
      state: 'CA',
      expires: null,
    })
  })
  it('is edited as it was saved', () => {
    const saved = { map_id: 2, license_number: null, state: 'NV', expires: '2027-01-02' }
    expect(licenseForm(saved)).toEqual({ map_id: 2, license_number: '', state: 'NV', expires: '01/02/2027' })
    expect(licenseForm(null)).toEqual({ map_id: null, license_number: '', state: '', expires: '' })
    expect(licenseBody(licenseForm(saved))).toEqual(saved)
  })
  it.each([
    [{ map_id: 2, license_number: null }, true],
    [{ map_id: 2, license_number: ' ' }, true],
    [{ map_id: 2 }, true],
    [{ map_id: 2, license_number: '0' }, false],
    [{ map_id: 1, license_number: null }, false],
  ])('waits for its number: %j is %s', (license, pending) => expect(isNumberPending(license)).toBe(pending))
  it.each([
    ['image/png', null],
    ['IMAGE/JPEG', null],
    ['application/pdf', licenseTexts.imagesOnly],
    ['video/image/', licenseTexts.imagesOnly],
    ['', licenseTexts.imagesOnly],
  ])('takes a photo of type %j: %s', (type, text) => expect(checkLicensePhoto({ type })).toBe(text))
})

it('nothing hostile throws or is sent', () => {
  for (const { answer } of withHostileValues(1, (value: never) => {
    offeredLicenseTypes(value)
    isHcp(value)
    isNumberPending(value)
    licenseForm(value)
    checkLicensePhoto(value)
    return licenseBody(value)
  }))
    expect(answer).toBeNull()
})
