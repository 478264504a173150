import { isNoteDeed, isPhotoDeed, isPlanDeed, isTaskDeed } from '@homecare/sdk/careplans'
import { isMessageDeed } from '@homecare/sdk/chat'
import { isClockDeed, type ClockDeed } from '@homecare/sdk/clock'
import { dateWords, describeFailure } from '@homecare/sdk/kit'
import type { PageHref } from '@homecare/sdk/addresses'
import type { Deed, Outbox } from '@homecare/sdk/outbox'
import { chatTexts, outboxTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { clockPath } from './clockPath'
import { pressWords } from './pressWords'
import { useHeld } from '../frame/scope'
import { Banner } from '../kit/states/Banner'
import { Button } from '../kit/Button'
import { cloud } from '../kit/icons/care'
import { Icon } from '../kit/icons/Icon'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { DiscardButton } from './DiscardButton'
import { shownOutbox } from './shownOutbox'
import './Waiting.css'

/** Says on every page what somebody did that has not arrived, and leads to where it was done. */
export function WaitingNotice({ path, search = '' }: { path: string; search?: string }) {
  const outbox = useHeld(shownOutbox)
  return outbox && <Waiting {...{ outbox, path, search }} />
}

function Waiting({ outbox, path, search }: { outbox: Outbox; path: string; search: string }) {
  // What goes out at once is no news, and the page that it belongs to says it itself.
  const held = useValue(outbox.deeds).filter((deed) => deed.error && !isSaidOn(deed, path, search))
  const waiting = held.filter(({ state }) => state !== 'refused')
  const refused = held.filter(({ state }) => state === 'refused')
  const messages = refused.filter((deed) => isMessageDeed(deed))
  return (
    <>
      {waiting.length > 0 && <WaitingList outbox={outbox} waiting={waiting} />}
      {refused.filter(isClockDeed).map((deed) => (
        <RefusedPress key={deed.key} outbox={outbox} deed={deed} />
      ))}
      {refused.filter(isPlanDeed).map((deed) => (
        <RefusedPlanDeed key={deed.key} outbox={outbox} deed={deed} />
      ))}
      {messages[0] && <RefusedMessages place={placeOf(messages[0])} count={messages.length} />}
    </>
  )
}

/** How many things wait; pressed, which, and how to try at once. */
function WaitingList({ outbox, waiting }: { outbox: Outbox; waiting: readonly Deed[] }) {
  const say = useSay()
  const isKept = useValue(outbox.isKept)
  const [hasTried, setHasTried] = useState(false)
  const conversations = new Map<PageHref, number>()
  for (const deed of waiting.filter((one) => isMessageDeed(one)))
    conversations.set(placeOf(deed), (conversations.get(placeOf(deed)) ?? 0) + 1)
  return (
    <div className="waiting" role="status">
      <details>
        <summary className="chip">
          <Icon of={cloud} />
          {say(words.waiting, { count: waiting.length })}
        </summary>
        <ul>
          {waiting.filter(isClockDeed).map((deed) => (
            <li key={deed.key}>
              <Link href={placeOf(deed)} look="line">
                {say(words.pressWaits, {
                  what: say(pressWords[deed.content.event]),
                  time: timeOf(deed, say.locale),
                })}
              </Link>
            </li>
          ))}
          {waiting.filter(isPlanDeed).map((deed) => (
            <li key={deed.key}>
              <Link href={placeOf(deed)} look="line">
                {say(planWords(deed).waits, {
                  time: dateWords(new Date(deed.at).toISOString(), 'time', say.locale),
                })}
              </Link>
            </li>
          ))}
          {[...conversations].map(([place, count]) => (
            <li key={place}>
              <Link href={place} look="line">
                {say.count(words.messagesWait, count)}
              </Link>
            </li>
          ))}
        </ul>
        <p>{say(hasTried ? words.stillWaits : isKept ? words.waitingText : words.notKept)}</p>
        <Button onClick={() => outbox.send().then(() => setHasTried(true))}>{say(words.tryNow)}</Button>
      </details>
    </div>
  )
}

/** A press of the clock that was refused: it keeps its time until its person has settled it. */
function RefusedPress({ outbox, deed }: { outbox: Outbox; deed: Deed<ClockDeed> }) {
  const say = useSay()
  const { content, error, key } = deed
  const time = timeOf(deed, say.locale)
  return (
    <Banner
      tone="bad"
      live
      actions={
        <>
          <Link href={placeOf(deed)} look="quiet">
            {say(words.seeClock)}
          </Link>
          <Button onClick={() => outbox.retry(key)}>{say(chatTexts.sendAgain)}</Button>
          <DiscardButton time={time} onDiscard={() => outbox.discard(key)} />
        </>
      }
    >
      <p>
        {say(words.pressRefused, { what: say(pressWords[content.event]), time })}{' '}
        {error && say(describeFailure(error))}
      </p>
    </Banner>
  )
}

/** Something done on a care plan that was refused: it is settled where it was done, or given up. */
function RefusedPlanDeed({ outbox, deed }: { outbox: Outbox; deed: Deed }) {
  const say = useSay()
  const time = dateWords(new Date(deed.at).toISOString(), 'time', say.locale)
  return (
    <Banner
      tone="bad"
      live
      actions={
        <>
          <Link href={placeOf(deed)} look="quiet">
            {say(words.seePlan)}
          </Link>
          {!isTaskDeed(deed) && (
            <Button onClick={() => outbox.retry(deed.key)}>{say(chatTexts.sendAgain)}</Button>
          )}
          <Button look="plain" onClick={() => outbox.discard(deed.key)}>
            {say(words.discardThis)}
          </Button>
        </>
      }
    >
      <p>
        {say(planWords(deed).refused, { time })} {deed.error && say(describeFailure(deed.error))}
      </p>
    </Banner>
  )
}

/** What of a care plan a deed is: nothing of its words stands here. */
function planWords(deed: Deed) {
  if (isTaskDeed(deed)) return { waits: words.taskWaits, refused: words.taskRefused }
  return isNoteDeed(deed)
    ? { waits: words.noteWaits, refused: words.noteRefused }
    : { waits: words.photoWaits, refused: words.photoRefused }
}

function RefusedMessages({ place, count }: { place: PageHref; count: number }) {
  const say = useSay()
  return (
    <Banner
      tone="bad"
      live
      actions={
        <Link href={place} look="quiet">
          {say(words.seeConversation)}
        </Link>
      }
    >
      <p>{say.count(words.messagesRefused, count)}</p>
    </Banner>
  )
}

const timeOf = ({ at, content }: Deed<ClockDeed>, locale: Parameters<typeof dateWords>[2]) =>
  dateWords(new Date(at).toISOString(), 'time', locale, content.zone)

/** The page on which a deed was done, where it is settled; of a task its day. */
export function placeOf(deed: Deed): PageHref {
  if (isNoteDeed(deed)) return `/careplan/connection/${deed.content.plan_id}`
  if (isTaskDeed(deed) || isPhotoDeed(deed)) {
    const { plan_id, task_id, date } = deed.content
    return `/careplan/connection/${plan_id}/tasks/${task_id}${date === null ? '' : (`?date=${date}` as const)}`
  }
  if (isMessageDeed(deed)) return `/messages/${deed.content.conversation_id}`
  return clockPath(isClockDeed(deed) ? deed.content : {})
}

/** Whether the page that is shown is that of a deed: of a task on its day, which it names or chooses itself. */
function isSaidOn(deed: Deed, path: string, search: string): boolean {
  const [place, query] = placeOf(deed).split('?')
  const date = new URLSearchParams(search).get('date')
  return place === path && (query === undefined || date === null || query === `date=${date}`)
}
