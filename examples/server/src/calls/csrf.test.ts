import { getSettings, login, logout, markTutorial } from '@homecare/sdk/account'
import { csrfCookie, csrfHeader, csrfStaleHeader } from '@homecare/sdk/client'
import { describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()

const path = '/v1/settings/tutorials/'
const change = (headers: Record<string, string>) => ({
  method: 'PATCH',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify({ profile: true }),
})

describe('a change', () => {
  test('is refused without the token, and the refusal hands out a fresh one', async () => {
    const response = await server.fetch(path, change({}))
    expect(response.status).toBe(403)
    expect(response.headers.get(csrfStaleHeader)).toBe('1')
    expect(response.headers.getSetCookie().join()).toContain(`${csrfCookie}=`)
    expect(await response.json()).toMatchObject({ status: 'fail' })
  })

  test('is refused when header and cookie differ', async () => {
    const { jar } = await server.visitorAs('family')
    await jar.fetch('/v1/whoami/')
    const response = await jar.fetch(path, change({ [csrfHeader]: 'x'.repeat(32) }))
    expect(response.status).toBe(403)
  })

  test('goes through in one call of the client, which sends it again with the fresh token', async () => {
    const care = await server.as('family')
    expect(await care.call(markTutorial, { body: { profile: true } })).toMatchObject({ profile: true })
  })

  test('is refused from another site, token or not', async () => {
    const { jar } = await server.visitorAs('family')
    await jar.fetch('/v1/whoami/')
    const token = jar.get(csrfCookie) ?? ''
    const elsewhere: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://elsewhere.example' },
    ]
    for (const foreign of elsewhere) {
      const response = await jar.fetch(path, change({ [csrfHeader]: token, ...foreign }))
      expect(response.status).toBe(403)
      expect(response.headers.has(csrfStaleHeader)).toBe(false)
    }
    expect(
      (await jar.fetch(path, change({ [csrfHeader]: token, 'Sec-Fetch-Site': 'same-origin' }))).status,
    ).toBe(200)
  })
})

describe('logging out, which is a GET,', () => {
  test('needs the header like every change', async () => {
    const { care, jar } = server.visitor()
    await care.call(login, { body: { email: 'carol@example.com', password: DEMO_PASSWORD } })
    expect((await jar.fetch('/v1/web/accounts/logout/')).status).toBe(403)
    expect(await care.call(getSettings)).toMatchObject({ first_name: 'Carol' })
    await care.call(logout)
    await expect(care.call(getSettings)).rejects.toMatchObject({ kind: 'unauthenticated' })
  })

  test('is refused from another site', async () => {
    const { care, jar } = server.visitor()
    await care.call(login, { body: { email: 'carol@example.com', password: DEMO_PASSWORD } })
    const headers = { 'Sec-Fetch-Site': 'cross-site', [csrfHeader]: jar.get(csrfCookie) ?? '' }
    expect((await jar.fetch('/v1/web/accounts/logout/', { headers })).status).toBe(403)
    expect(await care.call(getSettings)).toMatchObject({ first_name: 'Carol' })
  })
})
