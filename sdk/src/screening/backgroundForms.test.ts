import { describe, expect, it } from 'vitest'
import { verifyBirthday } from './calls.js'
import { createClient } from '../client/client.js'
import { inputTexts } from '../kit/inputTexts.js'
import { aBackgroundCheck, aOwnCaregiver, fakeServer, refuse } from '../testing/index.js'
import {
  createBackgroundAgreement,
  createBackgroundPersonForm,
  createBackgroundSignature,
  knownOfPerson,
} from './backgroundForms.js'
import { agreeToBackgroundStep, updateBackgroundPerson, signBackgroundCheck } from './calls.js'
import { screeningErrorTexts } from './texts.js'

const check = aBackgroundCheck({ status: 'started' })
const clientOf = ({ fetch }: { fetch: typeof globalThis.fetch }) =>
  createClient({ fetch, pause: async () => {} })
const now = () => new Date('2026-11-21T12:00:00Z')

it('a step is agreed to by a tick of one’s own', async () => {
  const bodies: unknown[] = []
  const server = fakeServer().on(agreeToBackgroundStep, ({ body }) => {
    bodies.push(body)
    return check
  })
  const form = createBackgroundAgreement(clientOf(server), 'release')
  expect(await form.submit()).toBe(false)
  form.fields.agreed.set(true)
  expect([await form.submit(), bodies]).toEqual([true, [{ step: 'release', agreed: true }]])
})

describe('the form of a person', () => {
  const profile = aOwnCaregiver()
  const saved = {
    first_name: 'Marisol',
    middle_name: 'Ana',
    last_name: 'Rivera',
    birthday: '1988-02-29',
    address: '88 Grand Ave',
    city: 'Oakland',
    state: 'CA',
    zip_code: '94601',
  }
  const open = (server = fakeServer()) =>
    createBackgroundPersonForm(clientOf(server), { profile, saved, now })

  it('begins with what was saved, but for the number', () => {
    const { fields } = open()
    expect([fields.middle_name.value.peek(), fields.birthday.value.peek(), fields.ssn.value.peek()]).toEqual([
      'Ana',
      '02/29/1988',
      '',
    ])
    const { fields: fresh } = createBackgroundPersonForm(clientOf(fakeServer()), {
      ...{ profile, now },
      saved: null,
    })
    expect(fresh.first_name.value.peek()).toBe(profile.user.first_name)
    const odd = knownOfPerson(profile, { ...saved, former_names: 'Ana Soto', state: 'Alta California' })
    expect([odd.former_names, odd.state]).toEqual(['Ana Soto', null])
  })

  it('tells the birthday, then sends everything, the number in digits, and forgets it', async () => {
    const sent: unknown[] = []
    const server = fakeServer()
      .on(verifyBirthday, ({ body }) => {
        sent.push(body)
        return { verified: false }
      })
      .on(updateBackgroundPerson, ({ body }) => {
        sent.push(body)
        return check
      })
    const form = open(server)
    form.fields.ssn.set('123-45 6789')
    form.fields.middle_name.set(' ')
    form.fields.first_name.set(' Marisol ')
    form.fields.address.set('88 Grand Ave ')
    form.fields.zip_code.set('94601 ')
    expect(await form.submit()).toBe(true)
    const { middle_name: _, ...person } = saved
    expect(sent).toEqual([{ birthday: '1988-02-29' }, { ...person, ssn: '123456789' }])
    expect([form.fields.ssn.value.peek(), form.dirty.peek()]).toEqual(['', false])
  })

  it('says beside each field what is wrong, and sends nothing', async () => {
    const form = open()
    form.fields.ssn.set('000-00-0000')
    form.fields.city.set('')
    form.fields.birthday.set('13/01/1988')
    expect(await form.submit()).toBe(false)
    const { ssn, city, birthday } = form.fields
    expect([ssn.shownError.peek(), city.shownError.peek()]).toEqual([
      screeningErrorTexts.ssn,
      inputTexts.required,
    ])
    expect(birthday.shownError.peek()).not.toBeNull()
  })

  it('puts the server’s refusal of the birthday beside it, and keeps the number that was typed', async () => {
    const server = fakeServer().on(verifyBirthday, () => refuse({ birthday: ['You must be 18.'] }))
    const form = open(server)
    form.fields.ssn.set('123456789')
    expect(await form.submit()).toBe(false)
    expect([form.fields.birthday.shownError.peek(), form.fields.ssn.value.peek()]).toEqual([
      'You must be 18.',
      '123456789',
    ])
  })
})

it('a check is signed with the name that was saved', async () => {
  const bodies: unknown[] = []
  const server = fakeServer().on(signBackgroundCheck, ({ body }) => {
    bodies.push(body)
    return check
  })
  const person = { first_name: 'José', last_name: 'Núñez' }
  const form = createBackgroundSignature(clientOf(server), person)
  form.fields.signature.set('Pepe')
  expect(await form.submit()).toBe(false)
  expect(form.fields.signature.shownError.peek()).toBe(screeningErrorTexts.signature)
  form.fields.signature.set(' jose nunez ')
  expect([await form.submit(), bodies]).toEqual([true, [{ signature: 'jose nunez' }]])
})
