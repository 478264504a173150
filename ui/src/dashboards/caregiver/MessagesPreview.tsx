import { dayWord, type Chat, type ConversationStore } from '@homecare/sdk/chat'
import { caregiverDashboardTexts, messagesTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { nameOf, useChat } from '../../chat/useChat'
import { readerDay } from '../../chat/zone'
import { Avatar } from '../../kit/figures/Avatar'
import { Badge } from '../../kit/figures/Badge'
import { Card } from '../../kit/layout/Card'
import { DateText } from '../../kit/DateText'
import { EmptyState } from '../../kit/states/EmptyState'
import { ErrorState } from '../../kit/states/ErrorState'
import { Link, A } from '../../kit/Link'
import { List } from '../../kit/layout/List'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import './MessagesPreview.css'

/** The latest conversations, live: as many as fit beside the rest. */
const shown = 3

/** The caregiver's latest messages, and how many are unread. They come in while the page is open. */
export function MessagesPreview() {
  const chat = useChat()
  return chat ? <Preview chat={chat} /> : <Frame>{<Skeleton shape="text" count={2} />}</Frame>
}

function Preview({ chat }: { chat: Chat }) {
  const say = useSay()
  const loaded = useValue(chat.loaded)
  const error = useValue(chat.error)
  const loading = useValue(chat.loading)
  const unread = useValue(chat.unread)
  const conversations = useValue(chat.conversations)
  if (!loaded && error) {
    return (
      <Frame bare>
        <ErrorState
          level={3}
          title={caregiverDashboardTexts.messagesFailed}
          error={error}
          retry={chat.reload}
          busy={loading}
        />
      </Frame>
    )
  }
  if (!loaded) return <Frame>{<Skeleton shape="text" count={2} />}</Frame>
  return (
    <Frame unread={unread} hasAll={conversations.length > 0}>
      {conversations.length === 0 ? (
        <EmptyState level={3} title={say(caregiverDashboardTexts.noMessages)}>
          {say(caregiverDashboardTexts.noMessagesHint)}
        </EmptyState>
      ) : (
        <>
          {error && <p className="soft small">{say(messagesTexts.notUpToDate)}</p>}
          <List items={conversations.slice(0, shown)} by={({ id }) => id} look="lines">
            {(conversation) => <Row conversation={conversation} />}
          </List>
        </>
      )}
    </Frame>
  )
}

interface FrameProps {
  unread?: number
  hasAll?: boolean
  /** Without paper under it: what is in it has its own. */
  bare?: boolean
  children: ReactNode
}

function Frame({ unread = 0, hasAll, bare, children }: FrameProps) {
  const say = useSay()
  return (
    <Section
      title={say(caregiverDashboardTexts.messages)}
      aside={
        <span className="row">
          {unread > 0 && <Badge tone="new">{say.count(caregiverDashboardTexts.unread, unread)}</Badge>}
          {hasAll && (
            <Link href="/messages" look="line">
              {say(caregiverDashboardTexts.allMessages)}
            </Link>
          )}
        </span>
      }
    >
      {bare ? children : <Card>{children}</Card>}
    </Section>
  )
}

function Row({ conversation }: { conversation: ConversationStore }) {
  const say = useSay()
  const { other, from_user_block } = useValue(conversation.summary)
  const last = useValue(conversation.last)
  const unread = useValue(conversation.unread)
  const counts = unread > 0 && !from_user_block
  const name = nameOf(other)
  const words = last
    ? last.mine
      ? say(messagesTexts.you, { words: last.content })
      : last.content
    : say(messagesTexts.noneYet)
  return (
    <A className="messages-preview" href={`/messages/${conversation.id}`} data-unread={counts || undefined}>
      <Avatar name={name} src={other.photo} />
      <span className="messages-preview-words">
        <span className="messages-preview-who">
          <b>{name}</b>
          {last && <When timestamp={last.timestamp} />}
        </span>
        <span className="messages-preview-last">{words}</span>
      </span>
      {counts && (
        <Badge tone="new">
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
          <span className="hidden">{say.count(messagesTexts.unreadHere, unread)}</span>
        </Badge>
      )}
    </A>
  )
}

function When({ timestamp }: { timestamp: number }) {
  const say = useSay()
  const [day, today] = [readerDay(timestamp), readerDay()]
  const word = day === today ? null : dayWord(day, today)
  return (
    <span className="soft small">
      {word ? (
        say(word)
      ) : (
        <DateText value={new Date(timestamp).toISOString()} show={day === today ? 'time' : 'shortDay'} />
      )}
    </span>
  )
}
