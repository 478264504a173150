import { sendMessage, startConversation } from '@homecare/sdk/chat'
import { searchCaregivers } from '@homecare/sdk/search'
import { eq, isNotNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { caregivers } from '../tables/caregivers.ts'
import { conversations } from '../tables/chat.ts'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { lookAtReplies } from './replies.ts'

const server = smallWorld()
const hour = 3_600_000
const id = actors.caregiver
/** Families of the small world, without those of a partner. */
const families = [actors.otherFamily, actors.otherFamily + 1, actors.otherFamily + 2]

const told = async () => {
  const { data } = await server.visitor().care.call(searchCaregivers, { query: { limit: 100 } })
  return data.find((one) => one.id === id)!.reply_hours
}
const look = () => lookAtReplies(server.deps, server.clock.now())

it('is known to the search with the round after families were answered, and forgotten when it is long ago', async () => {
  const db = server.change()
  await db.delete(conversations)
  await db.update(caregivers).set({ reply_hours: null, replies_due_at: null })
  for (const family of families) {
    const { id: conversation } = await (
      await server.as(family)
    ).call(startConversation, { body: { to_user: id, message: 'Hello' } })
    server.clock.advance(3 * hour)
    await (
      await server.as('caregiver')
    ).call(sendMessage, { id: conversation, body: { message: 'Good morning' } })
  }
  expect(await told()).toBeNull()
  await look()
  expect(await told()).toBe(4)

  server.clock.advance(89 * 24 * hour)
  await look()
  expect(await told()).toBe(4)
  server.clock.advance(2 * 24 * hour)
  await look()
  expect(await told()).toBeNull()
  // And nobody is looked at again of whom nothing is to be known.
  expect(await db.$count(caregivers, isNotNull(caregivers.replies_due_at))).toBe(0)
})

it('is looked at when somebody writes after the other, and not for every message', async () => {
  const db = server.change()
  await db.delete(conversations)
  await db.update(caregivers).set({ reply_hours: null, replies_due_at: null })
  const due = async () => {
    const [row] = await db.select().from(caregivers).where(eq(caregivers.id, id))
    return row!.replies_due_at?.getTime() ?? null
  }
  const family = await server.as(families[0]!)
  const body = { to_user: id, message: 'Hello' }
  const { id: conversation } = await family.call(startConversation, { body })
  expect(await due()).toBe(server.clock.now())
  await look()
  const tomorrow = server.clock.now() + 24 * hour
  expect(await due()).toBe(tomorrow)
  await family.call(sendMessage, { id: conversation, body: { message: 'Are you there?' } })
  expect(await due()).toBe(tomorrow)
  await (await server.as('caregiver')).call(sendMessage, { id: conversation, body: { message: 'Yes' } })
  expect(await due()).toBe(server.clock.now())
})
