import { barOf, type BarPlace } from '@homecare/sdk/addresses'
import { sayCount, type Plural } from '@homecare/sdk/kit'
import { shellTexts, unreadMessages, waitingHere } from '@homecare/sdk/texts'
import { useEffect } from 'react'
import { useApp } from '../../frame/app'
import { helpHref } from '../../frame/helpFor'
import { Icon, type Glyph } from '../../kit/icons/Icon'
import { calendar, person, search } from '../../kit/icons/basic'
import { clock, grid, heart, message, people, shield, file } from '../../kit/icons/care'
import { bag, help, house } from '../../kit/icons/bar'
import { Back } from '../../kit/layout/Page'
import { A } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import type { Page } from '../router/page'
import { Brand } from './Brand'
import { followKeyboard } from './keyboard'
import './PlaceBar.css'

const icons: Readonly<Record<BarPlace, Glyph>> = {
  ...{ home: house, today: house, board: grid, work: bag, schedule: calendar, care: heart, find: search },
  ...{ hours: clock, people, checks: shield, families: people, plans: file, messages: message, me: person },
}

/** What leads about whoever is signed in: the strip of a phone, the bar of places, the pages of the place. */
export default function PlaceBar({ page }: { page: Page }) {
  const say = useSay()
  const { place, up } = page.stand
  const identity = useValue(useApp().session.identity)
  const bar = barOf(identity)
  const pages = bar.find((one) => one.place === place)?.pages ?? []
  const isOneOfThem = pages.length > 1 && pages.some(({ href }) => href === page.pathname)
  useEffect(() => followKeyboard(window), [])
  return (
    <header className="bar-frame">
      <div className="bar-strip">
        {up && <Back href={up.href} words={say(up.text)} />}
        <Brand />
        <Help />
      </div>
      <nav className="bar" aria-label={say(shellTexts.mainMenu)}>
        <Brand />
        <ul>
          {bar.map((one) => (
            <li key={one.place}>
              <A href={one.href} aria-current={one.place === place ? 'true' : undefined}>
                <span className="bar-spot">
                  <Icon of={icons[one.place]} />
                </span>
                <span>{say(one.label)}</span>
                <Count place={one.place} />
              </A>
            </li>
          ))}
        </ul>
        <Help />
      </nav>
      {isOneOfThem && (
        <nav className="bar-tabs" aria-label={say(bar.find((one) => one.place === place)!.label)}>
          <ul>
            {pages.map(({ href, label }) => (
              <li key={href}>
                <A href={href} aria-current={href === page.pathname ? 'page' : undefined}>
                  {say(label)}
                  <PageCount href={href} />
                </A>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  )
}

/** How many things wait in a place; of messages the unread ones. */
function Count({ place }: { place: BarPlace }) {
  const { unread, waiting } = useApp()
  const unreadNow = useValue(unread)
  const counts = useValue(waiting)
  return place === 'messages' ? (
    <BarCount count={unreadNow} words={unreadMessages} />
  ) : (
    <BarCount count={counts[place] ?? 0} words={waitingHere} />
  )
}

/** How many of them wait in a page of the place. */
function PageCount({ href }: { href: string }) {
  return <BarCount count={useValue(useApp().waiting)[href] ?? 0} words={waitingHere} />
}

function BarCount({ count, words }: { count: number; words: Plural }) {
  const say = useSay()
  if (count === 0) return null
  return (
    <span className="bar-count">
      <span aria-hidden="true">{count > mostShown ? `${mostShown}+` : count}</span>{' '}
      <span className="hidden">{sayCount(say.locale, words, count)}</span>
    </span>
  )
}
const mostShown = 99

function Help() {
  const say = useSay()
  return (
    <A className="bar-help" href={helpHref(useValue(useApp().session.identity))}>
      <Icon of={help} />
      <span>{say(shellTexts.help)}</span>
    </A>
  )
}
