import { ownCaregiverId } from '@homecare/sdk/caregivers'
import { listConversations } from '@homecare/sdk/chat'
import { listCaregiverConnections, listConnections } from '@homecare/sdk/hiring'
import { appTexts as words, pageTitles } from '@homecare/sdk/texts'
import { nameOf } from '../caregivers/cardView'
import { MessageAction } from '../dashboards/family/MessageAction'
import { redirectTo, type HeadOf, type Load, type ScreenProps } from '../frame/screen'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { EmptyState } from '../kit/states/EmptyState'

/** Whom there are no messages with yet, whom a family may write to first; null where the number names nobody of the reader's. */
type Nobody = { readonly id: number; readonly name: string; readonly begins: boolean } | null

/** Leads an app from what it knows, a connection or a conversation, to the messages; a missing one is said. */
export const load: Load<Nobody> = async ({ care, params, identity, signal }) => {
  if (params['conversationId'] !== undefined) {
    const conversations = await care.call(listConversations, {}, { signal })
    const found = conversations.find(({ id }) => id === Number(params['conversationId']))
    return found
      ? redirectTo(`/messages/${found.id}/profile/${found.other.caregiver_id ?? found.other.id}`)
      : null
  }
  const begins = identity.user_type === 'family'
  const connections = begins
    ? await care.call(listConnections, {}, { signal })
    : await care.call(listCaregiverConnections, { id: ownCaregiverId }, { signal })
  const found = connections.find(({ id }) => id === Number(params['connectionId']))
  if (!found) return null
  if (found.conversation_id !== null) return redirectTo(`/messages/${found.conversation_id}`)
  const other = begins ? found.provider : found.family
  return { id: other.id, name: nameOf(other), begins }
}
export const head: HeadOf<Nobody> = () => ({ title: pageTitles.messages })

export default function ToMessagesScreen({ data }: ScreenProps<Nobody>) {
  const say = useSay()
  return (
    <Page width="read" title={say(pageTitles.messages)}>
      <EmptyState
        title={data ? say(words.noMessagesYet, { name: data.name }) : say(words.noConnection)}
        actions={
          <>
            {data?.begins && <MessageAction conversationId={null} id={data.id} name={data.name} />}
            <Link href="/messages" look="quiet">
              {say(words.allMessages)}
            </Link>
          </>
        }
      >
        {say(data ? (data.begins ? words.noMessagesHint : words.familyBegins) : words.noConnectionHint)}
      </EmptyState>
    </Page>
  )
}
