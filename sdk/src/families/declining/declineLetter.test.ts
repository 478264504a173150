import { describe, expect, it } from 'vitest'
import { say } from '../../kit/text.js'
import { withHostileValues } from '../../testing/hostile.js'
import { declineReasons } from '../../vocabulary/families/declineReasons.js'
import { declineLetter } from './declineLetter.js'

const words = (given: Partial<Parameters<typeof declineLetter>[0]> = {}, locale: 'en' | 'es' = 'en') => {
  const { subject, lines } = declineLetter({ from: 'Carol I.', title: 'Mornings', ...given })
  return [subject, ...lines].map((line) => say(locale, line))
}

describe('what somebody reads who is declined', () => {
  it('names the job and thanks', () => {
    expect(words()).toEqual([
      'About your application: Mornings',
      'Carol I. has decided not to continue with your application for “Mornings”.',
      'Thank you for offering your help.',
    ])
  })
  it('tells of an offer that is taken back, and names no job where there was none', () => {
    expect(words({ title: null, takesOfferBack: true })).toEqual([
      'News from Carol I.',
      'Carol I. will not be hiring you this time.',
      'The offer of work you had from them is taken back.',
      'Thank you for offering your help.',
    ])
  })
  it.each([
    ['found_somebody', 1],
    ['hours', 1],
    ['distance', 1],
    ['needs_changed', 1],
    ['pay', 0],
    ['experience', 0],
    ['not_a_fit', 0],
    ['other', 0],
    ['constructor', 0],
  ])('of %s it tells %i lines, in either language', (reason, more) => {
    for (const locale of ['en', 'es'] as const)
      expect(words({ reason }, locale).length).toBe(words({}, locale).length + more)
  })
  it('knows every reason that helps', () => {
    expect(declineReasons.ids.length).toBe(8)
  })
})

it('throws at nothing', () => {
  withHostileValues(1, (a: never) => [declineLetter(a)])
})
