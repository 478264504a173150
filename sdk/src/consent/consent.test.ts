import fc from '../testing/properties.js'
import { describe, expect, it, test } from 'vitest'
import { chatWidgetJobFields, type ChatWidgetJobField } from '../vocabulary/chat/catalogue.js'
import { purposes, type Purpose } from '../vocabulary/consent/catalogue.js'
import {
  agreedTo,
  answerChat,
  answerOf,
  asksConsent,
  browserRefuses,
  consentHolds,
  consentVersion,
  readConsent,
  withPurpose,
  writeConsent,
  type DeviceConsent,
} from './consent.js'
import { consentTexts, customerChatTexts } from './consentTexts.js'

const now = Date.parse('2026-11-26T10:00:00Z')
const version = consentVersion(['https://chat.example'])
const asking = { version, now, refuses: false }
const answer = (to: readonly Purpose[], at = '2026-11-26T09:00:00Z') => ({ version, at, to: [...to] })
const ask = (at: string) => ({ ...asking, now: Date.parse(at) })

describe('an answer', () => {
  test.each([
    ['the next moment', '2026-11-26T09:00:01Z', true],
    ['a day before a year', '2027-11-25T09:00:00Z', true],
    ['after a year', '2027-11-26T09:00:00Z', false],
    ['by a clock that is a little behind', '2026-11-26T08:55:00Z', true],
    ['by a clock that is wrong', '2026-11-25T08:55:00Z', false],
  ])('holds %s: %s', (_, at, holds) => {
    expect(consentHolds(answer(['chat']), ask(at))).toBe(holds)
    expect(asksConsent(['chat'], answer(['chat']), ask(at))).toBe(!holds)
  })

  it('is asked for anew when its version changes, as when another company is to run something', () => {
    const other = { ...asking, version: consentVersion(['https://other.example']) }
    expect(asksConsent(['chat'], answer(['chat']), other)).toBe(true)
    expect(agreedTo(answer(['chat']), other)).toEqual([])
    expect(consentVersion(['b', 'a'])).toBe(consentVersion(['a', 'b']))
  })

  it('that is a no is an answer: nobody is asked again before its time', () => {
    expect(asksConsent(['chat', 'measuring'], answer([]), asking)).toBe(false)
    expect(agreedTo(answer([]), asking)).toEqual([])
  })

  it('is asked for where something is set up alone', () => {
    expect(asksConsent([], null, asking)).toBe(false)
    expect(asksConsent(['measuring'], null, asking)).toBe(true)
  })

  it('of a browser that refuses is a no, whatever was said before, and nobody is asked', () => {
    const refused = { ...asking, refuses: true }
    expect(agreedTo(answer(['chat', 'measuring']), refused)).toEqual([])
    expect(asksConsent(['chat'], null, refused)).toBe(false)
  })

  it('gives care needs to the chat alone', () => {
    expect(agreedTo(answer(['care_needs', 'measuring']), asking)).toEqual(['measuring'])
    expect(agreedTo(answer(['care_needs', 'chat']), asking)).toEqual(['care_needs', 'chat'])
  })

  it('never throws, and holds for nothing that is none', () => {
    for (const wrong of [null, { ...answer([]), at: 'x' }, { ...answer([]), at: '' }])
      expect(consentHolds(wrong, asking)).toBe(false)
  })
})

test.each([
  [['measuring'], 'care_needs', true, ['chat', 'care_needs', 'measuring']],
  [['chat', 'care_needs', 'measuring'], 'chat', false, ['measuring']],
  [['chat', 'care_needs'], 'care_needs', false, ['chat']],
  [['chat', 'care_needs'], 'measuring', true, ['chat', 'care_needs', 'measuring']],
  [['chat', 'care_needs'], 'chat', true, ['chat', 'care_needs']],
  [[], 'chat', true, ['chat']],
] as const)('%j with %s allowed (%s) is %j', (agreed, purpose, yes, all) =>
  expect(withPurpose(agreed, purpose, yes)).toEqual(all),
)

test.each([
  [['measuring'], true, false, ['chat', 'measuring']],
  [['measuring'], true, true, ['chat', 'care_needs', 'measuring']],
  [['chat', 'care_needs'], true, false, ['chat']],
  [['chat', 'care_needs', 'measuring'], false, true, ['measuring']],
] as const)('of %j, a chat (%s) with care needs (%s) leaves %j', (agreed, chat, needs, all) =>
  expect(answerChat(agreed, { chat, needs })).toEqual(all),
)

describe('the words', () => {
  const parts: Readonly<Record<ChatWidgetJobField, readonly [string, string]>> = {
    ADLs: ['tasks', 'tareas'],
    conditions: ['conditions', 'condiciones'],
    'care-for': ['who needs care', 'quién necesita cuidado'],
    'schedule type': ['the schedule', 'el horario'],
    'gender preference': ['gender you prefer', 'el sexo que prefiere'],
    housing: ['whether the caregiver lives in', 'si quien cuida vive en la casa'],
    'language preference': ['the languages', 'los idiomas'],
  }
  test.each(chatWidgetJobFields)('say of the care needs that they hold %s', (field) => {
    for (const language of [0, 1] as const)
      expect(consentTexts.needsHint[language]).toContain(parts[field][language])
  })

  it('say of the chat that whoever is logged in is known by a code', () => {
    for (const text of [consentTexts.chatHint, customerChatTexts.ask]) {
      expect(text[0]).toContain('a code that stays the same for you')
      expect(text[1]).toContain('un código que siempre es el mismo para usted')
    }
  })
})

test.each([
  [{}, false],
  [{ globalPrivacyControl: true }, true],
  [{ globalPrivacyControl: false, doNotTrack: '1' }, true],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: null }, false],
])('a browser that says %j refuses: %s', (wish, refuses) => expect(browserRefuses(wish)).toBe(refuses))

describe('what a device keeps', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.subarray([...purposes.ids]),
        fc.integer({ min: 0, max: 4_000_000_000 }),
        fc.constantFrom('visitor' as const, 'person' as const),
        (to, seconds, by) => {
          const kept: DeviceConsent = { version, at: new Date(seconds * 1000).toISOString(), to, by }
          const text = writeConsent(kept)
          expect(readConsent(text)).toEqual(kept)
          // It stands in a cookie as it is.
          expect(text).toMatch(/^[\w.~-]+$/)
        },
      ),
    )
  })

  test.each([
    ...[undefined, null, '', '~', 'x', `${version}~1~chat~somebody`, `${version}~x~chat~visitor`],
    ...[`${version}~1~dogs~visitor`, `${version}~1~chat..~visitor`, `a b~1~chat~visitor`],
  ])('is nothing where it is %j', (text) => expect(readConsent(text)).toBeNull())

  test.each([
    ['visitor', ['chat'], false, true],
    ['visitor', ['chat'], true, false],
    ['visitor', [], true, true],
    ['person', ['chat'], true, true],
    ['person', ['chat'], false, false],
    ['person', [], false, true],
  ] as const)('by a %s to %j holds for one who is logged in (%s): %s', (by, to, signedIn, holds) => {
    const kept = answer(to)
    expect(answerOf({ ...kept, by }, signedIn)).toEqual(holds ? kept : null)
  })
})
