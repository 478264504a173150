import { expect, test } from 'vitest'
import { addresses } from '../vocabulary/addresses/addresses.js'
import { purposes } from '../vocabulary/consent/catalogue.js'
import type { AddressTable } from '../vocabulary/addresses/row.js'
import { mayRunAt, outsiderPage, outsiderPages } from './outsiderPages.js'

test.each([
  ['/', '/'],
  ['/?utm=1', '/'],
  ['/press/a-new-office', '/press/:slug'],
  ['/help/family', '/help/family'],
  ['/Help/Family/', '/help/family'],
  ['/help/family/more', null],
  ['/press/a/b', null],
  ['/me', null],
  ['/family/dashboard', null],
  ['/caregivers/dementia', null],
  ['/payments/methods', null],
  ['/messages/4', null],
  ['/accounts/password/reset/confirm/Nd73', null],
  ['/privacy/policy/2018-12-01', null],
  ['//evil.example', null],
  ['', null],
])('%s is the page %s of others', (address, page) => expect(outsiderPage(address)).toBe(page))

test('only pages for everybody are among them, of no flow, with no key in their address', () => {
  const rows = addresses as AddressTable
  for (const pattern of Object.keys(outsiderPages) as (keyof typeof outsiderPages)[]) {
    const { who, flow, loads } = rows[pattern]!
    expect([pattern, ['anyone', 'visitors'].includes(who as string), flow, loads]).toEqual([
      pattern,
      true,
      undefined,
      undefined,
    ])
    expect(pattern).not.toMatch(/token|hash|:id|Id\b/)
  }
})

test('what may run is what was agreed to, and what its page allows', () => {
  expect(mayRunAt('/', ['chat', 'measuring'])).toEqual(['measuring'])
  expect(mayRunAt('/help/family?lang=es', purposes.ids)).toEqual(['chat', 'care_needs', 'measuring'])
  expect(mayRunAt('/help/family', [])).toEqual([])
  expect(mayRunAt('/family/dashboard', purposes.ids)).toEqual([])
  expect(mayRunAt(null as never, purposes.ids)).toEqual([])
})
