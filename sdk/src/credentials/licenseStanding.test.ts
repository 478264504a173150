import { expect, it } from 'vitest'
import { say } from '../kit/text.js'
import { licenseRegisters } from './licenseRegisters.js'
import {
  countsOn,
  isLicensed,
  licenseGap,
  licenseStanding,
  sayLicenseGap,
  type JudgedLicense,
} from './licenseStanding.js'

const day = '2026-11-24'
const said = { on: '2026-11-01', by: 'Jordan P.' }
const lvn: JudgedLicense = {
  map_id: 6,
  license_number: 'VN-1',
  state: 'CA',
  expires: day,
  verified: said,
  refused: null,
}
const waiting = { ...lvn, verified: null }
const refused = { ...waiting, refused: { ...said, reason: 'not_found', note: '' } }

it.each<[string, JudgedLicense, string]>([
  ['verified, on its last day', lvn, 'verified'],
  ['verified, without an end', { ...lvn, expires: null }, 'verified'],
  ['verified, and ended the day before', { ...lvn, expires: '2026-11-23' }, 'expired'],
  ['never looked at', waiting, 'waiting'],
  ['changed since', { ...waiting, license_number: 'VN-2' }, 'waiting'],
  ['sent back', refused, 'refused'],
  ['sent back, and ended', { ...refused, expires: '2026-11-23' }, 'expired'],
  ['without a number', { ...waiting, license_number: null }, 'incomplete'],
  ['without a state', { ...waiting, state: ' ' }, 'incomplete'],
  ['that has no number by its kind', { map_id: 1, expires: null }, 'waiting'],
  ['that is nothing', null as never, 'incomplete'],
])('a license %s is told by where it stands', (_, license, standing) => {
  expect([licenseStanding(license, day), countsOn(license, day)]).toEqual([standing, standing === 'verified'])
})

const shift = { license_types: [6, 8], day }
it.each<[string, readonly JudgedLicense[], ReturnType<typeof licenseGap>]>([
  ['one that counts', [waiting, lvn], null],
  ['one under review', [waiting], { standing: 'waiting', map_id: 6 }],
  [
    'one that ended and another under review',
    [
      { ...lvn, expires: '2020-01-01' },
      { ...waiting, map_id: 8 },
    ],
    { standing: 'waiting', map_id: 8 },
  ],
  ['one sent back', [refused], { standing: 'refused', map_id: 6 }],
  ['one without its number', [{ ...waiting, license_number: '' }], { standing: 'incomplete', map_id: 6 }],
  ['one that ends before', [{ ...lvn, expires: '2026-11-23' }], { standing: 'expired', map_id: 6 }],
  ['a verified one of another type', [{ ...lvn, map_id: 2 }], { standing: 'none', map_id: null }],
  ['none', [], { standing: 'none', map_id: null }],
])('who holds %s is told what keeps them from a shift', (_, licenses, gap) => {
  expect(licenseGap(shift, licenses)).toEqual(gap)
  expect(licenseGap({ ...shift, license_types: [] }, licenses)).toBeNull()
})

it('names the license and what mends it', () => {
  expect(say('en', sayLicenseGap({ standing: 'none', map_id: null }, [6, 8]))).toContain('LVN, LPN')
  expect(say('en', sayLicenseGap({ standing: 'waiting', map_id: 6 }, [6, 8]))).toMatch(
    /^Your license \(LVN\) is under review\./,
  )
  expect(say('es', sayLicenseGap({ standing: 'expired', map_id: 6 }, [6]))).toMatch(/LVN/)
})

it.each<[string, readonly number[], readonly JudgedLicense[], boolean]>([
  ['a nurse with a license that counts', [2, 0], [lvn], true],
  ['a nurse whose license is under review', [2], [waiting], false],
  ['a nurse whose license has ended', [2], [{ ...lvn, expires: '2026-11-23' }], false],
  ['a nurse with a certificate in first aid alone', [2], [{ ...lvn, map_id: 1 }], false],
  ['who works as an aide first', [0, 2], [lvn], false],
])('%s is called a professional or is not', (_, provider_types, licenses, shown) => {
  expect(isLicensed({ provider_types, licenses }, day)).toBe(shown)
})

it('leads to the register of the state, to the boards’ common one, or says that there is none', () => {
  const names = (map_id: number, state: string) => licenseRegisters({ map_id, state }).map(({ name }) => name)
  expect(names(7, 'ca')).toEqual(['California DCA License Search', 'Nursys QuickConfirm'])
  expect(names(8, 'NV')).toEqual(['Nursys QuickConfirm'])
  expect(names(3, 'CA')).toEqual(['California CDPH Verification'])
  expect([names(7, 'PR'), names(3, 'NV'), names(1, 'CA'), names(7, '')]).toEqual([[], [], [], []])
  for (const state of ['CA', 'FL', 'IL', 'MA', 'NY', 'OH', 'PA', 'TX', 'WA'])
    for (const { href } of licenseRegisters({ map_id: 7, state }))
      expect(href).toMatch(/^https:\/\/[\w.-]+\//)
})
