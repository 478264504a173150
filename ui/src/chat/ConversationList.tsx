import { dayWord, type ConversationStore, type ShownMessage } from '@homecare/sdk/chat'
import { messagesTexts } from '@homecare/sdk/texts'
import { Avatar } from '../kit/figures/Avatar'
import { DateText } from '../kit/DateText'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { nameOf } from './useChat'
import { readerDay } from './zone'
import { A } from '../kit/Link'

interface ConversationListProps {
  conversations: readonly ConversationStore[]
  current: number | null
}

/** The conversations, latest first: who, the last words, when, and how many are unread. */
export function ConversationList({ conversations, current }: ConversationListProps) {
  return (
    <ul className="messages-list" role="list">
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <Row conversation={conversation} isCurrent={conversation.id === current} />
        </li>
      ))}
    </ul>
  )
}

function Row({ conversation, isCurrent }: { conversation: ConversationStore; isCurrent: boolean }) {
  const say = useSay()
  const { other, from_user_block } = useValue(conversation.summary)
  const last = useValue(conversation.last)
  const unread = useValue(conversation.unread)
  const counts = unread > 0 && !from_user_block
  const name = nameOf(other)
  return (
    <A
      className="messages-row"
      href={`/messages/${conversation.id}`}
      aria-current={isCurrent ? 'page' : undefined}
      data-unread={counts || undefined}
    >
      <Avatar name={name} src={other.photo} size="medium" />
      <span className="messages-who">
        <span className="messages-name">{name}</span>
        {last && <When timestamp={last.timestamp} />}
      </span>
      <span className="messages-last">
        <span className="messages-words">
          {from_user_block ? say(messagesTexts.blocked, { name }) : wordsOf(last, say)}
        </span>
        {counts && (
          <span className="badge" data-tone="new">
            <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
            <span className="hidden">{say.count(messagesTexts.unreadHere, unread)}</span>
          </span>
        )}
      </span>
    </A>
  )
}

function When({ timestamp }: { timestamp: number }) {
  const say = useSay()
  const [day, today] = [readerDay(timestamp), readerDay()]
  const word = dayWord(day, today)
  const isToday = day === today
  return (
    <span className="messages-when">
      {word && !isToday ? (
        say(word)
      ) : (
        <DateText value={new Date(timestamp).toISOString()} show={isToday ? 'time' : 'shortDay'} />
      )}
    </span>
  )
}

function wordsOf(last: ShownMessage | undefined, say: ReturnType<typeof useSay>): string {
  if (!last) return say(messagesTexts.noneYet)
  return last.mine ? say(messagesTexts.you, { words: last.content }) : last.content
}
