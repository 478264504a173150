import { describe, expect, it } from 'vitest'
import { onboardingErrorTexts } from '../families/onboardingTexts.js'
import { inputTexts } from '../kit/inputTexts.js'
import { emailFieldTexts, fieldTexts, phoneFieldTexts } from '../kit/texts.js'
import { createAttempts, withAttempts } from '../client/attempts.js'
import { createClient } from '../client/client.js'
import { lineMaxLength, noteMaxLength, noteTexts } from '../kit/fields/note.js'
import { message } from '../kit/text.js'
import { losingAnswers } from '../testing/lostAnswers.js'
import { fakeServer } from '../testing/fakeServer.js'
import { signUpWithPartner, type PartnerSignup } from './calls.js'
import { zipTexts } from '../places/texts.js'
import { createPartnerForm } from './forms.js'

function open(lost = 0) {
  const sent: { body: PartnerSignup; key: string | null }[] = []
  const server = fakeServer()
  server.on(signUpWithPartner, ({ body, headers }) => {
    sent.push({ body, key: headers.get('Idempotency-Key') })
    return { id: sent.length }
  })
  const client = createClient({ fetch: losingAnswers(server.fetch, lost) })
  const care = withAttempts(client, createAttempts())
  const form = createPartnerForm(care, {
    partnerCode: 'getcare',
    formName: 'signup',
    language: () => 'es',
  })
  return { form, sent }
}
const whole = {
  first_name: ' Naomi ',
  last_name: 'Okafor',
  email: ' naomi@example.com ',
  phone: '(510) 555-0143',
  zip_code: '94601',
  member_id: ' M-77 ',
  message: 'Mornings, please.',
  terms: true,
}

describe('a partner’s short form', () => {
  it('sends what was typed, trimmed, with the partner, the form and the language', async () => {
    const { form, sent } = open()
    form.fill(whole)
    expect(await form.submit()).toBe(true)
    expect(sent[0]?.body).toEqual({
      partner_code: 'getcare',
      form_name: 'signup',
      first_name: 'Naomi',
      last_name: 'Okafor',
      email: 'naomi@example.com',
      phone: '5105550143',
      zip_code: '94601',
      member_id: 'M-77',
      message: 'Mornings, please.',
      terms: true,
      language: 'es',
    })
  })

  it('leaves out what was left empty', async () => {
    const { form, sent } = open()
    form.fill({ ...whole, phone: '', zip_code: ' ', member_id: '', message: '' })
    expect(await form.submit()).toBe(true)
    for (const name of ['phone', 'zip_code', 'member_id', 'message'])
      expect(sent[0]?.body).not.toHaveProperty(name)
  })

  it('counts once when its answer was lost, and anew when something was changed', async () => {
    const { form, sent } = open(1)
    form.fill(whole)
    expect([await form.submit(), await form.submit()]).toEqual([false, true])
    form.fields.message.set('Evenings.')
    await form.submit()
    expect(sent[1]?.key).toBe(sent[0]?.key)
    expect(sent[2]?.key).not.toBe(sent[0]?.key)
  })

  it.each([
    ['first_name', '', inputTexts.required],
    ['first_name', 'R2', fieldTexts.noNumbers],
    ['last_name', ' ', inputTexts.required],
    ['email', 'naomi', emailFieldTexts.invalid],
    ['phone', '123', phoneFieldTexts.invalid],
    ['phone', '', null],
    ['zip_code', '946', zipTexts.form],
    ['zip_code', '', null],
    ['terms', false, onboardingErrorTexts.terms],
  ] as const)('with %s %j says %j', (name, value, said) => {
    const { form } = open()
    form.fill({ ...whole, [name]: value })
    expect(form.fields[name].error.value).toEqual(said)
  })

  it.each(['first_name', 'last_name', 'member_id'] as const)(
    'takes a %s of one line, and no longer one',
    (name) => {
      const { form } = open()
      form.fill({ ...whole, [name]: 'x'.repeat(lineMaxLength) })
      expect(form.fields[name].error.value).toBeNull()
      form.fill({ [name]: 'x'.repeat(lineMaxLength + 1) })
      expect(form.fields[name].error.value).toEqual(message(noteTexts.tooLong, { max: lineMaxLength }))
    },
  )

  it('takes a message of its full length, and no longer one', () => {
    const { form } = open()
    form.fill({ ...whole, message: 'x'.repeat(noteMaxLength) })
    expect(form.valid.value).toBe(true)
    form.fields.message.set('x'.repeat(noteMaxLength + 1))
    expect(form.valid.value).toBe(false)
  })
})
