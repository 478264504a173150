import { eq } from 'drizzle-orm'
import { inViews, memberOf, only, type PolicyContext } from '../calls/policy.ts'
import { conversations } from '../tables/chat.ts'
import { otherOf } from './blocks.ts'

/** Who has messages. */
const writers = ['family', 'caregiver', 'agency_caregiver', 'facility'] as const

/** The two of the conversation that is named. */
export const member = inViews(memberOf('conversation', membersOf, writers), '/messages')

async function membersOf({ db, params }: PolicyContext): Promise<number[]> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(eq(conversations.id, Number(params['id'])))
  return row ? [row.from_user, otherOf(row, row.from_user)] : []
}

/** Whoever has messages; a partner's family too, where the partner's list opens them to it. */
export const whoChats = inViews(only(...writers), '/messages')
