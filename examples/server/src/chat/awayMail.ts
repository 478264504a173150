import { message as bind } from '@homecare/sdk/kit'
import { chatMailTexts } from '@homecare/sdk/texts'
import { and, eq, gt } from 'drizzle-orm'
import { letterReader } from '../people/letterReader.ts'
import { shortName } from '../people/person.ts'
import { sessions } from '../tables/account.ts'
import { inform } from '../mail/inform.ts'
import type { Deps } from '../deps/deps.ts'
import { countHit } from '../limits/rateLimit.ts'
import { Refusal } from '../refusals/refuse.ts'
import type { Person } from './people.ts'
import { pageUrl } from '../config/pageUrl.ts'

/** Whoever sent no request for this long is away. */
const awayAfterMs = 5 * 60_000
/** At most one letter an hour for each conversation and receiver. */
const onceAnHour = { name: 'message-mail', hits: 1, seconds: 3600 }

/** Tells somebody who is away by mail that there is a message; it never says what is in it. */
export async function mailIfAway(
  deps: Deps,
  conversationId: number,
  from: Person,
  receiverId: number,
  now: number,
): Promise<void> {
  const { db, config } = deps
  const receiver = await letterReader(db, receiverId)
  if (!receiver) return
  const [present] = await db
    .select({ id: sessions.user_id })
    .from(sessions)
    .where(and(eq(sessions.user_id, receiverId), gt(sessions.last_seen_at, new Date(now - awayAfterMs))))
    .limit(1)
  if (present) return
  try {
    await countHit(db, onceAnHour, [`${conversationId} ${receiverId}`], now)
  } catch (error) {
    if (error instanceof Refusal) return
    throw error
  }
  const name = shortName(from)
  await inform(
    deps,
    receiver,
    bind(chatMailTexts.subject, { name }),
    bind(chatMailTexts.hello, { name: receiver.first_name }),
    bind(chatMailTexts.body, { name, brand: config.brand.name }),
    pageUrl(config, `/messages/${conversationId}`),
    chatMailTexts.why,
  )
}
