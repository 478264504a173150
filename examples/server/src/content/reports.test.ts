import { sendReport } from '@homecare/sdk/content'
import { beforeEach, expect, it } from 'vitest'
import { rateLimits } from '../tables/server.ts'
import { emptyWorld } from '../testing/world.ts'

const server = emptyWorld()
beforeEach(() => server.db.delete(rateLimits))

it('takes a fault from anybody', async () => {
  const body = { level: 'error', message: 'A list was empty', name: 'TypeError' } as const
  await expect(server.visitor().care.call(sendReport, { body })).resolves.not.toThrow()
})

it('refuses one that is longer than a report is', async () => {
  const { care } = server.visitor()
  const long = care.call(sendReport, { body: { level: 'error', message: 'x'.repeat(401) } })
  await expect(long).rejects.toMatchObject({ kind: 'invalid' })
})

it('takes sixty a minute from one address', async () => {
  const { care } = server.visitor()
  const send = () => care.call(sendReport, { body: { level: 'info', message: 'again' } })
  for (let sent = 0; sent < 60; sent++) await send()
  await expect(send()).rejects.toMatchObject({ kind: 'tooMany' })
})
