import { dayWord, lastSeen, messagesByDay, messageWarnings, type ConversationStore } from '@homecare/sdk/chat'
import { describeFailure } from '@homecare/sdk/kit'
import { messagesTexts } from '@homecare/sdk/texts'
import { useRef } from 'react'
import { useConfig } from '../frame/app'
import { Button } from '../kit/Button'
import { DateText } from '../kit/DateText'
import { down } from '../kit/icons/basic'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { MessageBubble } from './MessageBubble'
import { nameOf } from './useChat'
import { useScrollPlace } from './useScrollPlace'
import { readerDay, readerZone } from './zone'

interface MessageLogProps {
  conversation: ConversationStore
  /** A message that asks for care was not harmless. */
  onReport: () => void
}

/** What was written, by day, the newest at the foot. New ones are spoken as they come; older ones are not. */
export function MessageLog({ conversation, onReport }: MessageLogProps) {
  const say = useSay()
  const messages = useValue(conversation.messages)
  const hasOlder = useValue(conversation.hasOlder)
  const loading = useValue(conversation.older.busy)
  const failure = useValue(conversation.older.error)
  const { other } = useValue(conversation.summary)
  const log = useRef<HTMLDivElement>(null)
  const place = useScrollPlace(log, messages)
  const seen = lastSeen(messages, other.id)
  const name = nameOf(other)
  const today = readerDay()
  const { origin } = useConfig()
  const warnings = messageWarnings(messages, !hasOlder, new URL(origin).hostname)

  return (
    <div className="messages-log-frame">
      <div
        className="messages-log"
        ref={log}
        onScroll={place.onScroll}
        role="log"
        aria-live={loading ? 'off' : 'polite'}
        aria-label={say(messagesTexts.log, { name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <div className="messages-older">
          {hasOlder && (
            <Button look="quiet" busy={loading} onClick={() => conversation.older.run()}>
              {say(messagesTexts.older)}
            </Button>
          )}
          {failure && <p className="problem">{say(describeFailure(failure, messagesTexts.olderFailed))}</p>}
        </div>
        {messagesByDay(messages, readerZone()).map(({ day, messages: ofDay }) => (
          <div className="messages-day" key={day}>
            <h2 className="messages-date">
              {dayWord(day, today) ? say(dayWord(day, today)!) : <DateText value={day} show="weekday" />}
            </h2>
            {ofDay.map((message, index) => (
              <MessageBubble
                key={message.key}
                message={message}
                name={name}
                isFollowing={ofDay[index - 1]?.mine === message.mine}
                isSeen={message === seen}
                warning={warnings.get(message.key) ?? null}
                onReport={onReport}
                retry={() => conversation.retry(message.key)}
                edit={() => conversation.takeBack(message.key)}
              />
            ))}
          </div>
        ))}
      </div>
      {place.hasNewBelow && (
        <div className="messages-jump">
          <Button look="primary" icon={down} onClick={place.toFoot}>
            {say(messagesTexts.newBelow)}
          </Button>
        </div>
      )}
    </div>
  )
}
