import {
  blockConversation,
  canMessage,
  freezeMessaging,
  getFamilySummary,
  listConversations,
  markConversationRead,
  messageCaregiver,
  realtimeToken,
  sendMessage,
  startConversation,
} from '@homecare/sdk'
import { and, inArray } from 'drizzle-orm'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import { someCaregiver } from '../testing/someone.ts'
import type { TestServer } from '../testing/testServer.ts'
import { conversations } from './tables.ts'

/** The conversation of the family and the caregiver who know each other. */
async function theirs({ db }: TestServer): Promise<number> {
  const both = [actors.family, actors.caregiver]
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(inArray(conversations.from_user, both), inArray(conversations.to_user, both)))
  return row!.id
}
/** Caregivers do not write to each other. */
const amongThemselves = {
  refused: { caregiver: 'forbidden', otherCaregiver: 'forbidden', agencyCaregiver: 'forbidden' },
} as const
const inIt = { members: ['family', 'caregiver'] } as const

export const chatSamples = [
  sample(listConversations, {}),
  sample(realtimeToken, {}),
  sample(startConversation, { body: { to_user: someCaregiver, message: 'Hello!' } }, amongThemselves),
  sample(messageCaregiver, { id: someCaregiver, body: { message: 'Hello!' } }, amongThemselves),
  sample(canMessage, { id: someCaregiver }),
  sample(sendMessage, async (server) => ({ id: await theirs(server), body: { message: 'Hello!' } }), inIt),
  sample(
    markConversationRead,
    async (server) => ({ id: await theirs(server), body: { message_id: 1 } }),
    inIt,
  ),
  sample(blockConversation, async (server) => ({ id: await theirs(server), body: { blocked: false } }), inIt),
  sample(getFamilySummary, { id: actors.family }, { members: ['caregiver', 'otherCaregiver'] }),
  sample(freezeMessaging, { user_id: someCaregiver, body: { frozen: false } }),
]
