import { expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { anAgreement } from '../testing/caregiverBuilders.js'
import { fakeServer, refuseWith } from '../testing/fakeServer.js'
import {
  answerConnectionAgreement,
  answerConsultingAgreement,
  getConnectionAgreement,
  getConsultingAgreement,
} from './agreementCalls.js'
import { agreementState, createAgreementStore, loadAgreement } from './agreementStore.js'

const fake = fakeServer()
const care = createClient({ fetch: fake.fetch, pause: async () => {} })
const signer = { first_name: 'Marisol', last_name: 'Rivera' }
const at = '2026-11-21T12:00:00.000Z'

it('reads the agreement of a connection, one’s own with us, and another user’s', async () => {
  const asked: unknown[] = []
  fake
    .on(getConnectionAgreement, ({ params }) => (asked.push(params), anAgreement()))
    .on(getConsultingAgreement, ({ query }) => (asked.push(query), anAgreement()))
  await loadAgreement(care, { connection: 81 })
  await loadAgreement(care, { consultant: 'me' })
  await loadAgreement(care, { consultant: 7 })
  expect(asked).toEqual([{ id: '81' }, {}, { user_id: '7' }])
})

it('is signed in the version that was read, with the signer’s own full name alone', async () => {
  let sent: unknown
  fake.on(answerConnectionAgreement, ({ body }) => {
    sent = body
    return anAgreement({ consented: true, answered_at: at })
  })
  const { agreement, sign } = createAgreementStore(care, { connection: 81 }, signer, anAgreement())
  for (const name of ['', 'Carol Ito', 'Marisol']) {
    sign.fields.full_name.set(name)
    expect(await sign.submit()).toBe(false)
  }
  expect(sent).toBeUndefined()
  sign.fields.full_name.set(' marisol rivera ')
  expect(await sign.submit()).toBe(true)
  expect(sent).toEqual({ version: '2026-01', consents: true, full_name: 'marisol rivera' })
  expect(agreementState(agreement.data.value!)).toBe('signed')
})

it('is declined without a name, and open until then', async () => {
  let sent: unknown
  fake.on(answerConsultingAgreement, ({ body }) => {
    sent = body
    return anAgreement({ consented: false, answered_at: at })
  })
  const { agreement, decline } = createAgreementStore(care, { consultant: 'me' }, signer, anAgreement())
  expect(agreementState(agreement.data.value!)).toBe('open')
  await decline.run()
  expect(sent).toEqual({ version: '2026-01', consents: false })
  expect(agreementState(agreement.data.value!)).toBe('declined')
})

it('keeps what was read and what was typed when it is refused', async () => {
  fake.on(answerConnectionAgreement, () => refuseWith(409))
  const { agreement, sign } = createAgreementStore(care, { connection: 81 }, signer, anAgreement())
  sign.fields.full_name.set('Marisol Rivera')
  expect(await sign.submit()).toBe(false)
  expect(sign.failure.value?.kind).toBe('conflict')
  expect(sign.fields.full_name.value.value).toBe('Marisol Rivera')
  expect(agreementState(agreement.data.value!)).toBe('open')
})
