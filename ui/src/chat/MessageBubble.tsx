import type { MessageWarning, ShownMessage } from '@homecare/sdk/chat'
import { describeFailure } from '@homecare/sdk/kit'
import { chatTexts, messagesTexts, messageReportTexts } from '@homecare/sdk/texts'
import { Button } from '../kit/Button'
import { DateText } from '../kit/DateText'
import { alert, retry as retryIcon, warning as warningIcon } from '../kit/icons/basic'
import { clock } from '../kit/icons/care'
import { Icon } from '../kit/icons/Icon'
import { useSay } from '../kit/say'

interface MessageBubbleProps {
  message: ShownMessage
  /** The other person. */
  name: string
  /** The one before it is of the same person. */
  isFollowing: boolean
  isSeen: boolean
  /** What to be careful with in it. */
  warning: MessageWarning | null
  onReport: () => void
  retry: () => void
  edit: () => void
}

/** One message, and what became of it. */
export function MessageBubble({
  message,
  name,
  isFollowing,
  isSeen,
  warning,
  onReport,
  retry,
  edit,
}: MessageBubbleProps) {
  const say = useSay()
  const { mine, state, content, timestamp, error } = message
  const isHeld = state === 'waiting' || state === 'failed'
  return (
    <article
      className="messages-message"
      data-mine={mine || undefined}
      data-following={isFollowing || undefined}
    >
      <p className="messages-bubble" data-state={state}>
        <span className="hidden">
          {mine ? say(messagesTexts.youWrote) : say(messagesTexts.sentBy, { name })}{' '}
        </span>
        {content}
      </p>
      <p className="messages-note">
        {state === 'sending' ? (
          say(messagesTexts.sending)
        ) : isHeld ? (
          <span className="messages-held" data-tone={state === 'waiting' ? 'warn' : 'bad'}>
            <Icon of={state === 'waiting' ? clock : alert} />
            <span>
              {say(state === 'waiting' ? messagesTexts.waits : chatTexts.notSent)}{' '}
              {error && say(describeFailure(error))}
            </span>
          </span>
        ) : (
          <>
            <DateText value={new Date(timestamp).toISOString()} show="time" />
            {isSeen && ` · ${say(messagesTexts.seen)}`}
          </>
        )}
      </p>
      {warning && (
        <div className="messages-careful">
          <Icon of={warningIcon} />
          <p>{say(messageReportTexts[warning], { name })}</p>
          <Button look="plain" onClick={onReport}>
            {say(messageReportTexts.report, { name })}
          </Button>
        </div>
      )}
      {isHeld && (
        <div className="row">
          <Button icon={retryIcon} onClick={retry}>
            {say(chatTexts.sendAgain)}
          </Button>
          <Button look="plain" onClick={edit}>
            {say(messagesTexts.edit)}
          </Button>
        </div>
      )}
    </article>
  )
}
