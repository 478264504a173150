import { updateTaxId, updateTaxData } from '@homecare/sdk/payments'
import { sendReport } from '@homecare/sdk/content'
import { holdsAccountNumber } from '@homecare/sdk/kit'
import { csrfCookie, csrfHeader } from '@homecare/sdk/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { everySample } from '../testing/everySample.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
const card = '4242424242424242'
const token = 'x'.repeat(32)
const own = { Cookie: `${csrfCookie}=${token}`, [csrfHeader]: token }

const json = (body: string) => ({
  method: 'POST',
  headers: { ...own, 'Content-Type': 'application/json' },
  body,
})
function upload(text: string) {
  const form = new FormData()
  form.set('note', text)
  form.set('file', new File([card], 'a.txt'))
  return { method: 'POST', headers: own, body: form }
}

afterEach(() => vi.restoreAllMocks())

describe('a number of a card', () => {
  test.each([
    ['JSON', '/v1/reports/', json(`{"level":"error","message":"paid with ${card}"}`)],
    ['a number in JSON', '/v1/reports/', json(`{"level":"error","message":"x","a":{"b":[${card}]}}`)],
    ['JSON by its codes', '/v1/reports/', json(`{"level":"error","message":"4242\\u0034242424242\\u00342"}`)],
    ['a query', `/v1/geo/cities/?text=${card.replace(/(.{4})/g, '$1%20')}`, {}],
    ['a path', `/v1/caregivers/${card}/`, {}],
    ['a page', `/caregivers-search?city=${card}`, {}],
    ['a header', '/v1/whoami/', { headers: { 'X-Note': card } }],
    [
      'a form',
      '/v1/reports/',
      {
        method: 'POST',
        headers: { ...own, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'message=4242%204242%204242%204242',
      },
    ],
    ['the stand-in', `/embedded-payments/v1/setup_intents/seti_1/confirm?number=${card}`, { method: 'POST' }],
  ])('in %s is refused, and nothing of it is written down', async (_, path, init) => {
    const written: unknown[] = []
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(server.deps.log, level).mockImplementation((...line) => void written.push(line))
    const answer = await server.fetch(path, init as RequestInit)
    expect(answer.status).toBe(400)
    expect(await answer.text()).not.toContain('4242')
    expect(
      JSON.stringify(written.filter((line) => !JSON.stringify(line).includes('"request"'))),
    ).not.toContain('4242')
  })

  test('in a text of an upload is refused; a file is not read for it', async () => {
    const care = await server.visitorAs('caregiver')
    care.jar.set(csrfCookie, token)
    const send = (text: string) =>
      care.jar.fetch('/v1/legal/documents/', { ...upload(text), headers: { [csrfHeader]: token } })
    expect(await (await send(`my card ${card}`)).text()).toContain('account_number')
    expect(await (await send('nothing')).text()).not.toContain('account_number')
  })
})

test('a routing number beside an account is refused', async () => {
  const body = JSON.stringify({ level: 'error', message: 'routing 110000000, account 000123456789' })
  expect((await server.fetch('/v1/reports/', json(body))).status).toBe(400)
})

test('numbers of taxes and telephones pass', async () => {
  const care = await server.as('family')
  await care
    .call(updateTaxId, { body: { ssn: '123456789', employer_id: '123456789' } })
    .catch((error: unknown) => {
      expect(error).not.toMatchObject({ code: 'account_number' })
    })
  await care.call(updateTaxData, { body: { zip_code: '94601' } })
  await care.call(sendReport, {
    body: { level: 'error', message: 'call (510) 555-0100 or 510-555-0101' } as never,
  })
})

test('no example of any call holds one', async () => {
  for (const { call } of (await everySample()).values())
    expect([call.route, holdsAccountNumber(JSON.stringify(call.example ?? {}))]).toEqual([call.route, false])
})
