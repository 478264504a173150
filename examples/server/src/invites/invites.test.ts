import { verifyInviteCode, listInviteCodes, listInvites, sendInvites } from '@homecare/sdk/invites'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { outbox, users } from '../tables/account.ts'
import { caregivers } from '../tables/caregivers.ts'
import { rateLimits } from '../tables/server.ts'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { inviteCodes, invites } from '../tables/invites.ts'

const server = smallWorld()
beforeEach(async () => {
  for (const table of [rateLimits, outbox, invites, inviteCodes]) await server.db.delete(table)
})

const invite = async (...emails: string[]) =>
  (await server.as('family')).call(sendInvites, { body: { emails } })
const code = async () => (await (await server.as('family')).call(listInviteCodes))[0]!

describe('a code', () => {
  test('is made once, and carried by an address', async () => {
    const first = await code()
    expect(first).toEqual({
      code: expect.stringMatching(/^[A-Z2-9]{8}$/),
      url: expect.stringMatching(/\/signup\?invite=[A-Z2-9]{8}$/),
      uses: 0,
    })
    const [again, other] = await Promise.all([code(), (await server.as('caregiver')).call(listInviteCodes)])
    expect(again).toEqual(first)
    expect(other[0]!.code).not.toBe(first.code)
  })

  test('counts who registered with it', async () => {
    const { code: own } = await code()
    await server.db
      .update(caregivers)
      .set({ invite_code: own.toLowerCase() })
      .where(eq(caregivers.id, actors.otherCaregiver))
    expect((await code()).uses).toBe(1)
  })

  test('tells a visitor who gave it, however it is written, and of another nothing', async () => {
    const { code: own } = await code()
    const { care } = server.visitor()
    const written = { code: ` ${own.toLowerCase()} ` }
    expect(await care.call(verifyInviteCode, { query: written })).toEqual({
      code: own,
      valid: true,
      first_name: 'Carol',
    })
    expect(await care.call(verifyInviteCode, { query: { code: 'NOBODYS1' } })).toEqual({
      code: 'NOBODYS1',
      valid: false,
      first_name: '',
    })
  })
})

describe('an invitation', () => {
  test('goes to each address once, with the code', async () => {
    expect(await invite('Ana@Example.com', 'ana@example.com', 'bo@example.com')).toHaveLength(2)
    expect(await invite('ana@example.com')).toMatchObject([{ email: 'ana@example.com', status: 'sent' }])
    const letters = await server.db.select().from(outbox).orderBy(outbox.id)
    expect(letters.map(({ recipient }) => recipient).sort()).toEqual(['ana@example.com', 'bo@example.com'])
    expect(letters[0]).toMatchObject({ subject: 'Carol invites you to Homecare' })
    expect(letters[0]!.body).toContain((await code()).url)
  })

  test('that could not be sent may be sent once more', async () => {
    vi.spyOn(server.deps.mail, 'send').mockRejectedValueOnce(new Error('away'))
    vi.spyOn(console, 'error').mockReturnValueOnce()
    expect(await invite('ana@example.com')).toEqual([])
    expect(await invite('ana@example.com')).toHaveLength(1)
    expect(await server.db.$count(outbox)).toBe(1)
  })

  test('is told as joined once its address has a new account, not if it had one before', async () => {
    await invite('marisol@example.com', 'new@example.com')
    const id = await server.addUser({ role: 'family', email: 'New@example.com' })
    await server.db
      .update(users)
      .set({ created_at: new Date(server.clock.now()) })
      .where(eq(users.id, id))
    const listed = await (await server.as('family')).call(listInvites, { query: {} })
    expect(Object.fromEntries(listed.map(({ email, status }) => [email, status]))).toEqual({
      'marisol@example.com': 'sent',
      'new@example.com': 'joined',
    })
  })

  test('is refused for what is no address, and nobody is written to', async () => {
    await expect(invite('ana@example.com', 'nobody')).rejects.toMatchObject({
      kind: 'invalid',
      fieldErrors: { emails: ['Not an e-mail address: nobody'] },
    })
    expect(await server.db.$count(outbox)).toBe(0)
  })

  test('is listed for who sent it alone, a page at a time', async () => {
    await invite('a@example.com', 'b@example.com', 'c@example.com')
    const page = await (await server.as('family')).call(listInvites, { query: { limit: 2, offset: 2 } })
    expect(page.map(({ email }) => email)).toEqual(['a@example.com'])
    expect(await (await server.as('otherFamily')).call(listInvites, { query: {} })).toEqual([])
  })
})
