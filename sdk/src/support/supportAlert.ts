import type { FoundAlert } from '../vocabulary/families/alertKinds.js'
import { supportTopics, type SupportTopic } from '../vocabulary/support/catalogue.js'
import { supportAlertTexts as words } from './supportTexts.js'

/** An answer of our team that somebody has not read. `since` is an instant. */
export interface UnreadAnswer {
  readonly request_id: number
  readonly topic: SupportTopic
  readonly since: string
}

/** Where somebody reads a question of theirs, with its answers. */
export const supportHref = (request_id: number) => `/me?modal=supportMessage&request=${request_id}` as const

/** That our team has answered: for any home. */
export const supportAlert = ({ request_id, topic, since }: UnreadAnswer): FoundAlert => ({
  kind: 'support_answered',
  about: request_id,
  title: words.title,
  body: supportTopics.get(topic).label,
  href: supportHref(request_id),
  created_at: since,
})
