import { describe, expect, it } from 'vitest'
import { messageMaxLength } from '../chat/calls.js'
import { createClient } from '../client/client.js'
import { fakeServer } from '../testing/fakeServer.js'
import { withHostileValues } from '../testing/hostile.js'
import { resendFirstWord, sendFirstWord } from './calls.js'
import { checkFirstWord, firstWordErrors, splitName } from './firstWord.js'
import { createFirstWordForm, createResendForm } from './forms.js'
import { firstWordErrorTexts as wrong } from './visitorTexts.js'

describe('the words of a first message', () => {
  it.each([
    ['nothing', '', wrong.noMessage],
    ['blanks', ' \n ', wrong.noMessage],
    ['lines and tabs', 'Good morning\n\tMonday?', null],
    ['a sign that turns the writing round', 'Good \u202egninrom', wrong.hiddenSigns],
    ['a control character', 'Good\u0007', wrong.hiddenSigns],
    ['as many as may be', 'a'.repeat(messageMaxLength), null],
    ['one too many', 'a'.repeat(messageMaxLength + 1), wrong.tooLong],
    ['an emoji', 'Thank you 👩‍⚕️', null],
  ])('of %s', (_, message, says) => expect(checkFirstWord(message)).toBe(says))
})

it('names each field that is wrong, and throws at nothing', () => {
  expect(Object.keys(firstWordErrors(null))).toEqual(['name', 'email', 'message'])
  const whole = { name: 'Carol Ito', email: 'carol@example.com', message: 'Hello' }
  expect(firstWordErrors(whole)).toEqual({})
  expect(Object.keys(firstWordErrors({ ...whole, zip_code: '9' }))).toEqual(['zip_code'])
  withHostileValues(1, firstWordErrors as never)
  withHostileValues(1, splitName as never)
})

it.each([
  ['Carol', 'Carol', ''],
  ['  Carol   Ann  Ito ', 'Carol', 'Ann Ito'],
  ['', '', ''],
])('splits the name %j', (name, first_name, last_name) =>
  expect(splitName(name)).toEqual({ first_name, last_name }),
)

const kept = {
  ticket: 'a ticket of ours',
  email: 'carol@example.com',
  expires_at: '2026-12-01T00:00:00.000Z',
}

function open(asksZip: boolean) {
  const server = fakeServer()
  const sent: unknown[] = []
  server.on(sendFirstWord, ({ body }) => {
    sent.push(body)
    return kept
  })
  server.on(resendFirstWord, ({ body }) => {
    sent.push(body)
    return { ...kept, email: body.email }
  })
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const told: unknown[] = []
  const form = createFirstWordForm(care, {
    ...{ to: 51, search: '/caregivers-search?vetted=1', asksZip, language: () => 'es' },
    kept: (letter) => void told.push(letter),
  })
  form.fill({ name: ' Carol Ito ', email: ' carol@example.com ', message: ' Hello ' })
  return { care, form, sent, told }
}

describe('the form of a first message', () => {
  it('sends what was typed, trimmed, and is told what sends the letter again', async () => {
    const { form, sent, told } = open(false)
    expect(await form.submit()).toBe(true)
    expect(sent).toEqual([
      {
        ...{ caregiver_id: 51, name: 'Carol Ito', email: 'carol@example.com', message: 'Hello' },
        ...{ search: '/caregivers-search?vetted=1', language: 'es' },
      },
    ])
    expect(told).toEqual([kept])
  })

  it('asks for the ZIP code only where the search told no place', async () => {
    const { form, sent } = open(true)
    expect(await form.submit()).toBe(false)
    form.fill({ zip_code: '94601' })
    expect(await form.submit()).toBe(true)
    expect(sent).toMatchObject([{ zip_code: '94601' }])
  })

  it('asks for the letter again, at another address', async () => {
    const { care, sent } = open(false)
    const told: unknown[] = []
    const form = createResendForm(care, kept, (letter) => void told.push(letter))
    form.fields.email.set('ito@example.com')
    expect(await form.submit()).toBe(true)
    expect(sent).toEqual([{ ticket: kept.ticket, email: 'ito@example.com' }])
    expect(told).toMatchObject([{ email: 'ito@example.com' }])
  })
})
