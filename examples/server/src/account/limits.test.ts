import { deleteAccount, login, sendEmailCode, verifyEmail } from '@homecare/sdk/account'
import { messageCaregiver } from '@homecare/sdk/caregivers'
import { csrfCookie, csrfHeader } from '@homecare/sdk/client'
import { finishOnboardingLater } from '@homecare/sdk/families'
import { sendInvites } from '@homecare/sdk/invites'
import { verifyPhone } from '@homecare/sdk/phones'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { users } from '../tables/account.ts'
import { rateLimits } from '../tables/server.ts'
import { actors } from '../testing/actors.ts'
import { kindOf, refusal } from '../testing/refusal.ts'
import { someCaregiver } from '../testing/someone.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld({ TRUST_PROXY: '1' })
beforeEach(() => server.db.delete(rateLimits))
const email = 'carol@example.com'

/** The kinds of what comes of doing something again and again, from a new address each time. */
async function again(times: number, one: (count: number) => Promise<unknown>): Promise<string[]> {
  const kinds: string[] = []
  for (let count = 0; count < times; count++) kinds.push(await kindOf(one(count)))
  return kinds
}

describe('who writes their own address into the header of the proxy', () => {
  test('is counted by what the proxy wrote', async () => {
    const { jar } = server.visitor()
    await jar.fetch('/v1/whoami/')
    const attempt = async (count: number) => {
      const response = await jar.fetch('/v1/web/accounts/login/', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          [csrfHeader]: jar.get(csrfCookie) ?? '',
          'X-Forwarded-For': `10.0.0.${count}, 7.7.7.7`,
        },
        body: JSON.stringify({ email: `nobody${count}@example.com`, password: 'guess' }),
      })
      return response.status
    }
    const statuses: number[] = []
    for (let count = 0; count <= 10; count++) statuses.push(await attempt(count))
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429])
  })
})

describe('a person whose address is tried by strangers', () => {
  const guess = () => server.visitor().care.call(login, { body: { email, password: 'guess' } })

  test('logs in on a device that knows them, and on no other', async () => {
    const { care } = server.visitor()
    await care.call(login, { body: { email, password: DEMO_PASSWORD } })
    expect((await again(11, guess)).at(-1)).toBe('tooMany')
    const body = { email, password: DEMO_PASSWORD }
    expect(await kindOf(care.call(login, { body }))).toBe('answered')
    expect(await kindOf(server.visitor().care.call(login, { body }))).toBe('tooMany')
  })

  test('is not tried without an end on that device either, nor by one that knows somebody else', async () => {
    const { care, jar } = server.visitor()
    await care.call(login, { body: { email, password: DEMO_PASSWORD } })
    expect((await again(11, () => care.call(login, { body: { email, password: 'guess' } }))).at(-1)).toBe(
      'tooMany',
    )
    const device = jar.get('device') ?? ''
    await server.db.delete(rateLimits)
    await again(11, guess)
    for (const forged of [
      device.slice(0, -1) + (device.endsWith('0') ? '1' : '0'),
      device.split('.')[0]!,
      '',
    ]) {
      const other = server.visitor()
      if (forged) other.jar.set('device', forged)
      expect(await kindOf(other.care.call(login, { body: { email, password: DEMO_PASSWORD } }))).toBe(
        'tooMany',
      )
    }
  })
})

test('the password that ends an account is not found by trying', async () => {
  const care = await server.as('otherFamily')
  const kinds = await again(11, () => care.call(deleteAccount, { body: { password: 'guess' } }))
  expect(kinds).toEqual([...Array<string>(10).fill('invalid'), 'tooMany'])
})

describe('codes, in a day', () => {
  /** As the family, so long after the time before that no shorter limit is met. */
  const later = async () => {
    server.clock.advance(601_000)
    return server.as('family')
  }

  test('of an e-mail address are sent ten times and tried fifteen', async () => {
    await server.db.update(users).set({ email_verified: false })
    const sent = await again(11, async () => (await later()).call(sendEmailCode))
    expect(sent).toEqual([...Array<string>(10).fill('answered'), 'tooMany'])
    const tried = await again(16, async () => (await later()).call(verifyEmail, { body: { code: 'none' } }))
    expect(tried).toEqual([...Array<string>(15).fill('invalid'), 'tooMany'])
  })

  test('of a telephone number are sent ten times, whoever asks', async () => {
    const people = [actors.caregiver, actors.otherCaregiver]
    const ask = async (count: number) => {
      server.clock.advance(601_000)
      const care = await server.as(people[count % people.length]!)
      return care.call(verifyPhone, { body: { phone_number: '5105550123', verify_method: 'text' } })
    }
    expect(await again(11, ask)).toEqual([...Array<string>(10).fill('answered'), 'tooMany'])
  })
})

describe('letters', () => {
  test('to one recipient are ten a day, from whichever address they are asked for', async () => {
    const ask = () => {
      server.clock.advance(601_000)
      const draft = { version: '1', step: 'needs', data: {} }
      return server.visitor().care.call(finishOnboardingLater, { body: { email, draft } })
    }
    expect(await again(11, ask)).toEqual([...Array<string>(10).fill('answered'), 'tooMany'])
  })

  test('never go to who asks for them as an invitation', async () => {
    const care = await server.as('family')
    const refused = await refusal(care.call(sendInvites, { body: { emails: ['CAROL@example.com'] } }))
    expect(refused.fieldErrors).toEqual({ emails: ['This is your own address.'] })
  })
})

test('messages are counted for their writer, on whichever device', async () => {
  const write = async () =>
    (await server.as('family')).call(messageCaregiver, { id: someCaregiver, body: { message: 'Hello' } })
  const kinds = await again(61, write)
  expect(kinds.at(-1)).toBe('tooMany')
})

test('messages to one person are 120 an hour, whoever writes them', async () => {
  const write = async (actor: 'family' | 'otherFamily', id: number) =>
    kindOf((await server.as(actor)).call(messageCaregiver, { id, body: { message: 'Hello' } }))
  expect(await write('family', someCaregiver)).toBe('answered')
  const counter = eq(rateLimits.key, `written-to:user ${someCaregiver}`)
  expect(await server.db.select({ hits: rateLimits.hits }).from(rateLimits).where(counter)).toEqual([
    { hits: 1 },
  ])
  await server.db.update(rateLimits).set({ hits: 119 }).where(counter)
  expect(await write('otherFamily', someCaregiver)).toBe('answered')
  expect(await write('otherFamily', someCaregiver)).toBe('tooMany')
  expect(await write('otherFamily', actors.caregiver)).toBe('answered')
  server.clock.advance(3_600_001)
  expect(await write('otherFamily', someCaregiver)).toBe('answered')
})
