import { expect, it } from 'vitest'
import { say } from '../kit/text.js'
import { socialName, socialOutcomeMessage } from './social.js'

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
