import { expect, test } from 'vitest'
import { badgeTexts } from './badgeTexts.js'

const badge = { logo_url: '/badges/badge-phone.svg', status: 'completed' } as const

test('a known badge is said in both languages', () => {
  const { name, description } = badgeTexts({
    ...badge,
    name: 'Phone verified',
    short_description: 'We called or texted this number and the caregiver answered.',
  })
  expect([name[1], description[1]]).toEqual([
    'Teléfono verificado',
    'Llamamos o escribimos a este número y nos contestaron.',
  ])
})

test("a deployment's own words are kept as they are", () => {
  const own = { ...badge, name: 'Dance teacher', short_description: 'Tango, mostly.' }
  expect(badgeTexts(own)).toEqual({
    name: ['Dance teacher', 'Dance teacher'],
    description: ['Tango, mostly.', 'Tango, mostly.'],
  })
  expect(badgeTexts({ ...own, name: 'Interviewed' }).description[1]).toBe('Tango, mostly.')
})
