import { getMessageEligibility, messageCaregiver } from '@homecare/sdk/caregivers'
import {
  blockConversation,
  freezeMessaging,
  listConversations,
  markConversationRead,
  getRealtimeToken,
  sendMessage,
  startConversation,
} from '@homecare/sdk/chat'
import { getFamilySummary } from '@homecare/sdk/families'
import { chatTexts } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import { caregivers } from '../tables/caregivers.ts'
import { favorites } from '../tables/families.ts'
import type { Deps } from '../deps/deps.ts'
import type { Routes } from '../calls/on.ts'
import { only, owner } from '../calls/policy.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { refuse } from '../refusals/refuse.ts'
import { block, freeze } from './block.ts'
import { conversationsOf } from './conversations.ts'
import { familySummary, isInTouch } from './familySummary.ts'
import { member, whoChats } from './members.ts'
import { markRead, writeIn, writeToPerson } from './messages.ts'
import { conversationOf, findPerson, whyNot, wordsOf, type Person } from './people.ts'

const acquaintance = owner('acquaintance', ['caregiver', 'agency_caregiver'], ({ db, session, params }) =>
  isInTouch(db, session.user.id, Number(params['id'])),
)
/** Far above what people write, far below what a machine does. */
const writing: Limit = { name: 'message', hits: 60, seconds: 60 }
/** Those whom one begins to write to, and letters to one person from whomsoever. */
const beginning: readonly Limit[] = [
  writing,
  { name: 'conversation', hits: 60, seconds: 3600, counts: ['person'] },
  { name: 'written-to', hits: 120, seconds: 3600, counts: ['named'], also: recipient },
]
/** A message carries its key, and marks, blocks and freezes may be set twice: the chat counts once by itself. */
const once = { ownsKey: true } as const

/** The calls of the chat: Postgres is the truth, and the realtime tree its copy, written after the commit (outbox.ts). */
export function answerChat(server: Routes): void {
  server.on(listConversations, whoChats, ({ db, session }) => conversationsOf(db, session.user.id))

  server.on(getRealtimeToken, whoChats, async ({ session, deps }) => {
    const uid = String(session.user.id)
    return { token: await deps.realtime.mintCustomToken(uid, { session: session.idHash }), uid }
  })

  server.on(
    startConversation,
    whoChats,
    async ({ db, session, body, idempotencyKey, now, deps }) => {
      const { id, cid, message } = await start(deps, session.user, await findPerson(db, body.to_user), {
        ...{ content: body.message, favorite: body.should_favorite ?? false, idempotencyKey, now },
      })
      return { id, cid, message }
    },
    { limit: beginning, ...once },
  )

  server.on(
    messageCaregiver,
    whoChats,
    async ({ db, session, params, body, idempotencyKey, now, deps }) => {
      const [found] = await db.select().from(caregivers).where(eq(caregivers.id, params.id))
      if (!found) throw refuse.notFound()
      return start(deps, session.user, await findPerson(db, found.user_id), {
        ...{ content: body.message, favorite: body.should_favorite ?? false, idempotencyKey, now },
      })
    },
    { limit: beginning, ...once },
  )

  server.on(getMessageEligibility, whoChats, async ({ db, session, params, locale }) => {
    const to = await findPerson(db, params.id)
    const conversation = await conversationOf(db, session.user.id, to.id)
    const why = await whyNot(db, session.user, to, conversation)
    return { allowed: why === null, reason: wordsOf(why, locale), conversation_id: conversation?.id ?? null }
  })

  server.on(
    sendMessage,
    member,
    async ({ db, session, params, body, idempotencyKey, now, deps }) => {
      const content = contentOf(body.message)
      const written = await writeIn(db, params.id, { from: session.user, content, idempotencyKey, now })
      await deps.chatCopies.settle()
      return written.message
    },
    { limit: writing, ...once },
  )

  server.on(
    markConversationRead,
    member,
    async ({ db, session, params, body, deps }) => {
      const me = session.user.id
      await markRead(db, params.id, me, body.message_id)
      await deps.chatCopies.settle()
      const left = (await conversationsOf(db, me)).find(({ id }) => id === params.id)
      return { unread: left?.unread ?? 0 }
    },
    once,
  )

  server.on(
    blockConversation,
    member,
    async ({ db, session, params, body, deps }) => {
      const me = session.user.id
      await db.transaction(async (tx) => {
        await block(tx, params.id, me, body.blocked)
      })
      await deps.chatCopies.settle()
      return { from_user_block: body.blocked }
    },
    once,
  )

  server.on(getFamilySummary, acquaintance, async ({ db, params, session }) => {
    const summary = await familySummary(db, params.id, session.user)
    if (!summary) throw refuse.notFound()
    return summary
  })

  server.on(
    freezeMessaging,
    only('staff'),
    async ({ db, params, body, now, deps }) => {
      const { id } = await findPerson(db, params.user_id)
      await db.transaction(async (tx) => {
        await freeze(tx, id, body.frozen, now)
      })
      await deps.chatCopies.settle()
      return { frozen: body.frozen }
    },
    once,
  )
}

interface Start {
  readonly content: string
  readonly favorite: boolean
  readonly idempotencyKey: string | undefined
  readonly now: number
}

async function start(
  deps: Deps,
  from: Person,
  to: Person,
  { content, favorite, idempotencyKey, now }: Start,
) {
  const { db } = deps
  const written = await writeToPerson(db, to, { from, content: contentOf(content), idempotencyKey, now })
  if (favorite && from.role === 'family' && to.role !== 'family') {
    const values = { family_id: from.id, caregiver_id: to.id, created_at: new Date(now) }
    await db.insert(favorites).values(values).onConflictDoNothing()
  }
  await deps.chatCopies.settle()
  const { conversation, message } = written
  return { id: conversation.id, cid: conversation.cid, message }
}

/** Blanks around a message are not part of it; one of blanks alone is none. */
function contentOf(message: string): string {
  const content = message.trim()
  if (content === '') throw refuse.invalid({ message: [chatTexts.empty] })
  return content
}

function recipient(body: unknown, { id }: Readonly<Record<string, string | number>>): string {
  return `user ${Number((body as { to_user?: unknown } | null | undefined)?.to_user ?? id)}`
}
