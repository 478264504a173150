import { whoami } from '@homecare/sdk/account'
import { listConversations } from '@homecare/sdk/chat'
import { getFamilyDashboard } from '@homecare/sdk/families'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { partners } from '../tables/partners.ts'

const server = smallWorld()

const listed = (allowed_views: string[] | null) =>
  server.db.update(partners).set({ allowed_views }).where(eq(partners.code, 'clthah'))
const care = () => server.as('b2bFamily')
const views = async () => (await (await care()).call(whoami)).data.allowed_views

test('a partner’s family is told the pages that are open to it: the default ones without a list', async () => {
  await listed(null)
  expect(await views()).toEqual(['/family/dashboard', '/caregiver-profile-b2b', '/appacct'])
})

test('a partner’s own list opens messages, and closes what it leaves out, but never the dashboard', async () => {
  await listed(null)
  expect(await kindOf((await care()).call(listConversations))).toBe('forbidden')
  await listed(['messages'])
  expect(await views()).toEqual(['/messages'])
  expect(await kindOf((await care()).call(listConversations))).toBe('answered')
  expect(await kindOf((await care()).call(getFamilyDashboard))).toBe('answered')
})

test('nobody else is restricted', async () => {
  for (const who of ['family', 'caregiver', 'staff', 'anonymous'] as const)
    expect((await (await server.as(who)).call(whoami)).data.allowed_views).toBeNull()
})
