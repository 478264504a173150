import { randomUUID } from 'node:crypto'
import { getMessageEligibility, messageCaregiver } from '@homecare/sdk/caregivers'
import {
  blockConversation,
  freezeMessaging,
  markConversationRead,
  sendMessage,
  startConversation,
} from '@homecare/sdk/chat'
import { decideMessageReport, getMessageReport, reportConversation } from '@homecare/sdk/support'
import { getFamilySummary } from '@homecare/sdk/families'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'
import { conversationOf } from './people.ts'
import { conversations, messageReports } from '../tables/chat.ts'

const members = ['family', 'caregiver'] as const

/** The number of the conversation of the two members. */
async function theirs({ db }: TestServer): Promise<number> {
  return (await conversationOf(db, actors.family, actors.caregiver))?.id ?? begin({ db }, actors.family)
}

async function begin({ db }: Pick<TestServer, 'db'>, from_user: number): Promise<number> {
  const values = { cid: randomUUID(), from_user, to_user: actors.caregiver }
  const [row] = await db.insert(conversations).values(values).returning()
  return row!.id
}

/** A family that is in touch with the caregiver alone. */
async function acquaintance(server: TestServer): Promise<number> {
  const id = await server.addUser({ role: 'family', email: `${randomUUID()}@example.com` })
  await begin(server, id)
  return id
}

/** The number of a report that waits. */
async function reported(server: TestServer): Promise<number> {
  const conversation_id = await theirs(server)
  await server.db.delete(messageReports)
  const people = { reporter_id: actors.family, person_id: actors.caregiver }
  const [row] = await server.db
    .insert(messageReports)
    .values({ conversation_id, ...people, reason: 'rude', at: new Date(server.clock.now()) })
    .returning()
  return row!.id
}

/** A message of blanks is judged like any other, and is never written. */
const body = { message: ' ' }

export const chatSamples = [
  sample(startConversation, { body: { to_user: actors.caregiver, ...body } }),
  sample(messageCaregiver, { id: actors.caregiver, body }),
  sample(getMessageEligibility, { id: actors.caregiver }),
  sample(sendMessage, async (server) => ({ id: await theirs(server), body }), { members }),
  sample(markConversationRead, async (server) => ({ id: await theirs(server), body: { message_id: 0 } }), {
    members,
  }),
  sample(blockConversation, async (server) => ({ id: await theirs(server), body: { blocked: false } }), {
    members,
  }),
  sample(
    reportConversation,
    async (server) => {
      const id = await theirs(server)
      await server.db.delete(messageReports)
      return { id, body: { reason: 'payment' as const, note: '', block: false } }
    },
    { members },
  ),
  sample(getMessageReport, async (server) => ({ id: await reported(server) })),
  sample(decideMessageReport, async (server) => ({
    id: await reported(server),
    body: { decision: 'nothing' as const },
  })),
  sample(getFamilySummary, async (server) => ({ id: await acquaintance(server) }), {
    members: ['caregiver'],
  }),
  sample(freezeMessaging, { user_id: actors.otherFamily, body: { frozen: false } }),
]
