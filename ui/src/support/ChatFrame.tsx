import { createFrameChat, type FrameChat, type Purpose } from '@homecare/sdk/consent'
import { listOwnJobs } from '@homecare/sdk/families'
import { customerChatTexts as words } from '@homecare/sdk/texts'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useApp, type App } from '../frame/app'
import { once } from '../frame/once'
import { useOnline } from '../frame/useOnline'
import { ErrorState } from '../kit/states/ErrorState'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { Instead } from './InsteadOfChat'
import { chatAppOf } from '../consent/pageConsent'

interface ChatFrameProps {
  agreed: readonly Purpose[]
  onUnread: (count: number) => void
}

/** The chat, until it fails: then another try, and the way without it. */
export function ChatFrame(props: ChatFrameProps) {
  const [tries, setTries] = useState(0)
  return <OneFrame key={tries} {...props} again={() => setTries(tries + 1)} />
}

/**
 * The page of the company that runs the chat, in a frame of its own origin: its scripts reach nothing of ours, and it
 * is told by messages what the SDK lets through.
 */
function OneFrame({ agreed, onUnread, again }: ChatFrameProps & { again: () => void }) {
  const say = useSay()
  const app = useApp()
  const address = chatAddress(app, say.locale)
  const [{ chat, hold, hear, begin }] = useState(() => chatIn(app, address, agreed))
  const online = useOnline()
  const state = useValue(chat.state)
  useLayoutEffect(() => {
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [hear])
  useEffect(() => void begin(), [begin])
  useEffect(() => chat.unread.subscribe(onUnread), [chat, onUnread])
  if (state === 'failed' || (state === 'coming' && !online)) {
    return (
      <ErrorState level={3} title={words.failed} message={words.failedHint} retry={again}>
        <Instead />
      </ErrorState>
    )
  }
  return (
    <>
      {state === 'coming' && <p role="status">{say(words.coming)}</p>}
      <iframe
        ref={hold}
        className="help-chat-frame"
        src={address}
        title={say(words.frame)}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- its origin is never ours: it reaches nothing of the page
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
      />
    </>
  )
}

/** A chat with what holds its frame, and what hears that frame and nobody else. */
function chatIn(app: App, address: string, agreed: readonly Purpose[]) {
  const { origin: own } = new URL(address)
  let there: Window | null = null
  const chat = createFrameChat({ agreed, post: (message) => there?.postMessage(message, own) })
  return {
    chat,
    // Once: the same answer, come back from the account, does not begin it again.
    begin: once(() => introduce(app, chat, agreed).finally(() => chat.open(app.prefs.locale.peek()))),
    hold(frame: HTMLIFrameElement | null) {
      there = frame?.contentWindow ?? null
    },
    hear({ source, origin, data }: MessageEvent<unknown>) {
      if (source === there && origin === own) chat.hear(data)
    },
  }
}

function chatAddress(app: App, language: string): string {
  const chatApp = encodeURIComponent(chatAppOf(app) ?? '')
  const { url = '' } = app.config.outsiders?.chat ?? {}
  return url.replaceAll('{app}', chatApp).replaceAll('{language}', language)
}

/** Says who is there, by the chat's own name for them, and of a family what it looks for, where it has agreed to that. */
async function introduce({ care, session }: App, chat: FrameChat, agreed: readonly Purpose[]): Promise<void> {
  if (!session.signedIn.peek()) return
  await session.start()
  const person = session.intercomHash.peek()
  if (person !== null) chat.identify(person)
  if (!agreed.includes('care_needs')) return
  const jobs = await care.call(listOwnJobs).catch(() => [])
  const latest = jobs.find(({ status }) => status === 'open') ?? jobs[0]
  if (latest) chat.send(latest)
}
