import { message, dayMs } from '@homecare/sdk/kit'
import { unreadAfterMs } from '@homecare/sdk/notices'
import { chatMailTexts as words } from '@homecare/sdk/texts'
import { sql } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import type { Deps } from '../deps/deps.ts'
import { tell } from '../notices/tell.ts'
import { shortName } from '../people/person.ts'
import { houseOf } from './houses.ts'

interface Unread {
  readonly conversation_id: number
  readonly receiver: number
  readonly receiver_name: string
  readonly message_id: number
  readonly first_name: string
  readonly last_name: string
  readonly house: string | null
}

/** As many at a time. */
const together = 200
/** What was written longer ago is no news: whoever looks sees it. */
const newsMs = 3 * dayMs

/**
 * Tells people of messages that have waited for an hour, once for each conversation until they have read it; never what is
 * in them. Nothing is told of a conversation that is blocked, nor of somebody who is gone.
 */
export async function tellOfUnread(deps: Deps): Promise<void> {
  const { db, config } = deps
  const now = deps.now()
  const { rows } = await db.execute(sql`
    with waiting as (
      select c.id as conversation_id, r.id as receiver, r.first_name as receiver_name, s.first_name, s.last_name,
        ${houseOf(sql`s.id`)} as house,
        min(m.message_id) as message_id
      from messages m
      join conversations c on c.id = m.conversation_id and not c.from_user_block
      join users s on s.id = m.uid and s.deleted_at is null
      join users r on r.id = case when c.from_user = m.uid then c.to_user else c.from_user end
        and r.deleted_at is null
      where m.timestamp <= ${now - unreadAfterMs}::bigint and m.timestamp > ${now - newsMs}::bigint
        and not (r.id = any(m.read_by))
      group by c.id, r.id, s.id
    )
    select * from waiting w
    where not exists (
      select 1 from notices n where n.user_id = w.receiver
        and n.event = 'conversation ' || w.conversation_id || ' unread ' || w.message_id)
    order by message_id limit ${together}`)
  for (const one of rows as unknown as Unread[]) {
    const page = `/messages/${one.conversation_id}` as const
    const name = one.house ?? shortName(one)
    await tell(deps, {
      ...{ to: one.receiver, kind: 'messages', page },
      event: `conversation ${one.conversation_id} unread ${one.message_id}`,
      subject: message(words.subject, { name }),
      body: [
        message(words.hello, { name: one.receiver_name }),
        message(words.body, { name, brand: config.brand.name }),
        pageUrl(config, page),
      ],
      short: words.short,
    })
  }
}
