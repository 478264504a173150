import { expect, it } from 'vitest'
import { say } from '../kit/text.js'
import { mayUnlink, socialName, socialOutcomeMessage } from './social.js'

const said = (query: string, locale: 'en' | 'es' = 'en') => {
  const words = socialOutcomeMessage(new URLSearchParams(query))
  return words && say(locale, words)
}

it('is told in both languages, with the provider’s name', () => {
  expect(said('social=password&provider=google')).toContain('Google')
  expect(said('social=password&provider=google', 'es')).toContain('su contraseña')
})

it('is told without a name where the provider is not said', () => {
  expect(socialOutcomeMessage(new URLSearchParams('social=password'))?.params).toEqual({ provider: '' })
})

it.each(['', 'social=', 'social=toString', 'social=<b>', 'provider=google'])('is nothing for %j', (query) => {
  expect(said(query)).toBeNull()
})

it.each([
  ['google', 'Google'],
  ['okta', 'Okta'],
  ['', ''],
])('%s is called %s', (provider, name) => expect(socialName(provider)).toBe(name))

it.each([
  [true, 1, true],
  [true, 0, true],
  [false, 2, true],
  [false, 1, false],
  [false, 0, false],
])('with a password: %s, of %d ways in one may be taken away: %s', (has_password, count, may) => {
  const links = Array.from({ length: count }, (_, nth) => ({
    provider: `provider${nth}`,
    linked_at: '2026-03-02T10:00:00.000Z',
  }))
  expect(mayUnlink({ links, has_password })).toBe(may)
})
