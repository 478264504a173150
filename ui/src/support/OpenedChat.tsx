import { answerChat } from '@homecare/sdk/consent'
import { customerChatTexts as words } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { Instead } from './InsteadOfChat'
import { ChatFrame } from './ChatFrame'
import { consentOf, hostsOf } from '../consent/pageConsent'
import { PurposeChoice } from '../consent/PurposeChoice'

interface OpenedChatProps {
  onUnread: (count: number) => void
  close: () => void
}

/** What the press opens: the chat, or the question that comes before it, or how to do without. */
export function OpenedChat({ onUnread, close }: OpenedChatProps) {
  const say = useSay()
  const { config } = useApp()
  const consent = consentOf(useApp())
  const agreed = useValue(consent.agreed)
  const known = useValue(consent.known)
  const [agreedHere, setAgreedHere] = useState(false)
  if (consent.refuses) return <Instead>{say(words.refused)}</Instead>
  if (!known) return <Coming />
  if (!agreed.includes('chat')) return <Question close={close} onAgree={() => setAgreedHere(true)} />
  if (!config.outsiders?.opened.includes('chat')) return <NextDocument agreedHere={agreedHere} />
  return <ChatFrame agreed={agreed} onUnread={onUnread} />
}

function Coming() {
  const say = useSay()
  return <p role="status">{say(words.coming)}</p>
}

/**
 * This document lets no chat in: one that does is loaded, at the same address. Where that was done already, and nobody has just
 * agreed, something else is in the way, as in a browser that keeps no cookies.
 */
function NextDocument({ agreedHere }: { agreedHere: boolean }) {
  const say = useSay()
  const [isInVain] = useState(
    () => !agreedHere && new URLSearchParams(window.location.search).get('chat') === 'open',
  )
  useEffect(() => {
    if (isInVain) return
    const { pathname, search } = window.location
    const query = new URLSearchParams(search)
    query.set('chat', 'open')
    window.location.replace(`${pathname}?${query.toString()}`)
  }, [isInVain])
  return isInVain ? <Instead>{say(words.failedHint)}</Instead> : <Coming />
}

function Question({ close, onAgree }: { close: () => void; onAgree: () => void }) {
  const say = useSay()
  const app = useApp()
  const consent = consentOf(app)
  const [needs, setNeeds] = useState(false)
  const { chat: host } = hostsOf(app.config)
  const others = useValue(consent.agreed)
  const offered = useValue(consent.offered)
  const answer = (chat: boolean) => consent.choose(answerChat(others, { chat, needs }))
  const allow = () => {
    onAgree()
    return answer(true)
  }
  return (
    <div className="stack">
      <p>{say(words.ask, { host })}</p>
      {offered.includes('care_needs') && (
        <PurposeChoice purpose="care_needs" checked={needs} onChange={setNeeds} />
      )}
      <div className="help-chat-answers">
        <Button onClick={() => answer(false).then(close)}>{say(words.refuse)}</Button>
        <Button onClick={allow}>{say(words.allow)}</Button>
      </div>
      <Instead />
    </div>
  )
}
