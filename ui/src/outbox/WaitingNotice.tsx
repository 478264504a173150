import type { PagePath } from '@homecare/sdk/addresses'
import { isMessageDeed } from '@homecare/sdk/chat'
import { isClockDeed, type ClockDeed } from '@homecare/sdk/clock'
import { describeFailure, dateWords } from '@homecare/sdk/kit'
import type { Deed, Outbox } from '@homecare/sdk/outbox'
import { chatTexts, outboxTexts as words } from '@homecare/sdk/texts'
import { useHeld } from '../frame/scope'
import { Banner } from '../kit/states/Banner'
import { Button } from '../kit/Button'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { DiscardButton } from './DiscardButton'
import { shownOutbox } from './shownOutbox'

/** Says on every page what somebody did that has not arrived, and leads to where it was done. */
export function WaitingNotice({ path }: { path: string }) {
  const outbox = useHeld(shownOutbox)
  return outbox && <Waiting outbox={outbox} path={path} />
}

function Waiting({ outbox, path }: { outbox: Outbox; path: string }) {
  // What goes out at once is no news, and the page that it belongs to says it itself.
  const held = useValue(outbox.deeds).filter((deed) => deed.error && placeOf(deed) !== path)
  const isKept = useValue(outbox.isKept)
  const messages = held.filter((deed) => isMessageDeed(deed))
  return (
    <>
      {held.filter(isClockDeed).map((deed) => (
        <WaitingPress key={deed.key} outbox={outbox} deed={deed} isKept={isKept} />
      ))}
      {(['waiting', 'refused'] as const).map((state) => (
        <WaitingMessages
          key={state}
          messages={messages.filter((deed) => deed.state === state)}
          state={state}
          isKept={isKept}
        />
      ))}
    </>
  )
}

interface WaitingPressProps {
  outbox: Outbox
  deed: Deed<ClockDeed>
  isKept: boolean
}

/** A press of the clock: it waits, or was refused and keeps its time until its person has settled it. */
function WaitingPress({ outbox, deed, isKept }: WaitingPressProps) {
  const say = useSay()
  const { at, content, state, error, key } = deed
  const isIn = content.event === 'clock_in'
  const time = dateWords(new Date(at).toISOString(), 'time', say.locale, content.zone)
  const see = (
    <Link href={placeOf(deed)} look="quiet">
      {say(words.seeClock)}
    </Link>
  )
  if (state !== 'refused')
    return (
      <Banner tone="warn" live actions={see}>
        <p>{say(isIn ? words.clockInWaits : words.clockOutWaits, { time })}</p>
        {!isKept && <p>{say(words.notKept)}</p>}
      </Banner>
    )
  return (
    <Banner
      tone="bad"
      live
      actions={
        <>
          {see}
          <Button onClick={() => outbox.retry(key)}>{say(chatTexts.sendAgain)}</Button>
          <DiscardButton time={time} onDiscard={() => outbox.discard(key)} />
        </>
      }
    >
      <p>
        {say(isIn ? words.clockInRefused : words.clockOutRefused, { time })}{' '}
        {error && say(describeFailure(error))}
      </p>
    </Banner>
  )
}

interface WaitingMessagesProps {
  messages: readonly Deed[]
  state: 'waiting' | 'refused'
  isKept: boolean
}

function WaitingMessages({ messages, state, isKept }: WaitingMessagesProps) {
  const say = useSay()
  const [first] = messages
  if (!first) return null
  return (
    <Banner
      tone={state === 'refused' ? 'bad' : 'warn'}
      live
      actions={
        <Link href={placeOf(first)} look="quiet">
          {say(words.seeConversation)}
        </Link>
      }
    >
      <p>{say.count(state === 'refused' ? words.messagesRefused : words.messagesWait, messages.length)}</p>
      {!isKept && <p>{say(words.notKept)}</p>}
    </Banner>
  )
}

/** The page on which a deed was done, where it is settled. */
function placeOf(deed: Deed): PagePath {
  if (isMessageDeed(deed)) return `/messages/${deed.content.conversation_id}`
  const { connection_id, shift_id } = isClockDeed(deed) ? deed.content : {}
  if (shift_id === undefined) return '/'
  return connection_id === undefined
    ? `/nursingshifts/shifts/${shift_id}`
    : `/next-shift/${connection_id}/${shift_id}`
}
