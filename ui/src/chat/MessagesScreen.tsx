import type { Chat } from '@homecare/sdk/chat'
import type { ApiError } from '@homecare/sdk/kit'
import { messagesTexts, pageTitles } from '@homecare/sdk/texts'
import { useLayoutEffect, useRef } from 'react'
import { part } from '../frame/part'
import type { HeadOf, ScreenProps, Visit } from '../frame/screen'
import { NoMessages } from '../kit/art/NoMessages'
import { EmptyState } from '../kit/states/EmptyState'
import { ErrorState } from '../kit/states/ErrorState'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Skeleton } from '../kit/states/Skeleton'
import { useValue } from '../kit/useValue'
import { ConversationList } from './ConversationList'
import { ConversationView } from './ConversationView'
import './MessagesScreen.css'
import { NoConversations } from './NoConversations'
import { loadChat, useChat, useConversation } from './useChat'
import { useTop } from './useTop'

const ProfileBeside = part(() => import('./ProfileBeside'))

export const head: HeadOf<undefined> = () => ({ title: pageTitles.messages })
export const code = ({ params }: Visit) =>
  Promise.all([loadChat(), params['profileId'] === undefined || ProfileBeside.load()])

/** The conversations, one of them, and who it is with: beside each other on a desk, one at a time on a phone. */
export default function MessagesScreen({ params, query }: ScreenProps) {
  const chat = useChat()
  const frame = useRef<HTMLDivElement>(null)
  useTop(frame)
  const id = params['conversationId'] === undefined ? null : Number(params['conversationId'])
  const profile = params['profileId'] === undefined ? null : Number(params['profileId'])
  const shows = profile !== null ? 'profile' : id !== null ? 'conversation' : 'list'
  return (
    <div className="messages" data-fills-window data-shows={shows} ref={frame}>
      {chat ? (
        <Panes chat={chat} id={id} profile={profile} nextJob={query.get('next') === 'job'} />
      ) : (
        <Loading hasHeading />
      )}
    </div>
  )
}

interface PanesProps {
  chat: Chat
  id: number | null
  profile: number | null
  nextJob: boolean
}

function Panes({ chat, id, profile, nextJob }: PanesProps) {
  const say = useSay()
  const loaded = useValue(chat.loaded)
  const error = useValue(chat.error)
  const conversations = useValue(chat.conversations)
  const conversation = useConversation(chat, id)
  const Heading = conversation ? 'h2' : 'h1'

  if (!loaded && error) {
    return (
      <div className="messages-whole">
        <h1 tabIndex={-1}>{say(pageTitles.messages)}</h1>
        <Failed chat={chat} error={error} />
      </div>
    )
  }
  if (!loaded) return <Loading hasHeading />
  if (conversations.length === 0 && id === null) {
    return (
      <div className="messages-whole">
        <h1 tabIndex={-1}>{say(pageTitles.messages)}</h1>
        <NoConversations />
      </div>
    )
  }
  return (
    <>
      <section className="messages-side" aria-label={say(messagesTexts.list)}>
        <Heading tabIndex={-1} className="messages-title">
          {say(pageTitles.messages)}
        </Heading>
        {error && <p className="messages-stale">{say(messagesTexts.notUpToDate)}</p>}
        <ConversationList conversations={conversations} current={id} />
      </section>
      {conversation ? (
        <>
          <ConversationView
            key={conversation.id}
            chat={chat}
            conversation={conversation}
            profileShown={profile !== null}
            nextJob={nextJob}
          />
          {profile !== null && (
            <ProfileBeside key={profile} conversation={conversation} profileId={profile} />
          )}
        </>
      ) : (
        <section className="messages-main messages-nothing">
          {id === null ? <Pick /> : <Missing key={id} chat={chat} id={id} />}
        </section>
      )}
    </>
  )
}

function Pick() {
  const say = useSay()
  return (
    <EmptyState art={<NoMessages />} title={say(messagesTexts.pick)}>
      {say(messagesTexts.pickHint)}
    </EmptyState>
  )
}

/** A conversation that is not in the list: it may have begun a moment ago, so the list is asked again first. */
function Missing({ chat, id }: { chat: Chat; id: number }) {
  const loading = useValue(chat.loading)
  const error = useValue(chat.error)
  // Before the paint: 'not here' is said only once the answer is there.
  useLayoutEffect(() => chat.open(id), [chat, id])
  if (loading) return <Loading />
  return error ? <Failed chat={chat} error={error} /> : <NotHere />
}

function Failed({ chat, error }: { chat: Chat; error: ApiError }) {
  return (
    <ErrorState
      title={messagesTexts.couldNotLoad}
      error={error}
      retry={chat.reload}
      busy={useValue(chat.loading)}
    />
  )
}

function NotHere() {
  const say = useSay()
  return (
    <EmptyState
      title={say(messagesTexts.notFound)}
      actions={
        <Link href="/messages" look="primary">
          {say(messagesTexts.back)}
        </Link>
      }
    >
      {say(messagesTexts.notFoundHint)}
    </EmptyState>
  )
}

function Loading({ hasHeading }: { hasHeading?: boolean }) {
  const say = useSay()
  return (
    <div className="messages-whole">
      {hasHeading && <h1 tabIndex={-1}>{say(pageTitles.messages)}</h1>}
      <Skeleton shape="person" count={3} />
    </div>
  )
}
