import { draftProblem, messageMaxLength, type Chat, type ConversationStore } from '@homecare/sdk/chat'
import { messagesTexts, uiTexts } from '@homecare/sdk/texts'
import { useComputed } from '@preact/signals-react'
import { useId, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { useOnline } from '../frame/useOnline'
import { useUnsaved } from '../frame/useUnsaved'
import { Button } from '../kit/Button'
import { Icon } from '../kit/icons/Icon'
import { info } from '../kit/icons/basic'
import { send as sendIcon } from '../kit/icons/care'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { nameOf } from './useChat'

interface ComposerProps {
  chat: Chat
  conversation: ConversationStore
}

/** Said once so few characters are left. */
const countFrom = 200

/** Where one writes. It grows with the text, keeps it until it is sent, and says why when nothing can be sent. */
export function Composer({ chat, conversation }: ComposerProps) {
  const say = useSay()
  const id = useId()
  const connection = useValue(chat.connection)
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useValue(conversation.draft)
  const kept = useValue(conversation.draftKept)
  const silenced = useValue(conversation.silenced)
  // Without a connection at all the page says so above, and a phone has little room.
  const away = useOnline() && connection === 'away'
  const { other } = useValue(conversation.summary)
  // The conversation keeps it from page to page.
  useUnsaved(
    useComputed(() => conversation.draft.value.trim() !== ''),
    'document',
  )
  const remaining = messageMaxLength - draft.trim().length
  const problem = draftProblem(draft)
  const isEmpty = draft.trim() === ''

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!problem) conversation.send()
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return
    submit(event)
  }

  if (silenced !== null) {
    return (
      <div className="messages-composer">
        <p className="messages-silenced" role="status">
          <Icon of={info} />
          {say(silenced)}
        </p>
      </div>
    )
  }
  return (
    <form className="messages-composer" onSubmit={submit}>
      {away && (
        <p className="messages-away" role="status">
          <Icon of={info} />
          {say(messagesTexts.away)}
        </p>
      )}
      {!kept && (
        <p className="messages-away" role="status">
          <Icon of={info} />
          {say(messagesTexts.notKept)}
        </p>
      )}
      <label className="hidden" htmlFor={id}>
        {say(messagesTexts.field, { name: nameOf(other) })}
      </label>
      <div className="messages-write">
        <div className="control messages-grow" data-words={draft}>
          <textarea
            ref={field}
            id={id}
            rows={1}
            value={draft}
            placeholder={say(messagesTexts.field, { name: other.facility_name ?? other.first_name })}
            aria-describedby={`${id}-hint`}
            aria-invalid={problem !== null || undefined}
            enterKeyHint="enter"
            onChange={(event) => conversation.write(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <Button type="submit" look="primary" icon={sendIcon} disabled={isEmpty || problem !== null}>
          <span className="messages-send">{say(messagesTexts.send)}</span>
        </Button>
      </div>
      <div className="messages-hint" id={`${id}-hint`}>
        <span className="messages-keys">{say(messagesTexts.keys)}</span>
        {problem ? (
          <span className="problem" role="alert">
            {say(problem)} {say.count(uiTexts.charactersOver, -remaining)}
          </span>
        ) : (
          remaining <= countFrom && <span role="status">{say.count(uiTexts.charactersLeft, remaining)}</span>
        )}
      </div>
    </form>
  )
}

/** With a thumb on glass, Enter is a new line, and the button sends. */
function hasKeyboard(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches
}
