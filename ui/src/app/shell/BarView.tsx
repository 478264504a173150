import { type BarItem, type BarPlace, type PageHref } from '@homecare/sdk/addresses'
import { sayCount, type Plural, type Text } from '@homecare/sdk/kit'
import { shellTexts, unreadMessages, waitingHere } from '@homecare/sdk/texts'
import { Icon, type Glyph } from '../../kit/icons/Icon'
import { calendar, person, search } from '../../kit/icons/basic'
import { clock, grid, heart, message, people, shield, file } from '../../kit/icons/care'
import { bag, help, house } from '../../kit/icons/bar'
import { Back } from '../../kit/layout/Page'
import { A } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { Brand } from './Brand'
import './PlaceBar.css'

const icons: Readonly<Record<BarPlace, Glyph>> = {
  ...{ home: house, today: house, board: grid, work: bag, schedule: calendar, care: heart, find: search },
  ...{ hours: clock, people, checks: shield, families: people, plans: file, messages: message, me: person },
}

/** What the bar, the strip and the tabs show. */
export interface BarViewProps {
  readonly bar: readonly BarItem[]
  /** The place in which the page is. */
  readonly place: BarPlace | null
  /** The page, where it may be one of several of its place. */
  readonly pathname: string
  readonly up?: { readonly href: PageHref; readonly text: Text } | null | undefined
  /** How many things wait, by place and by page. */
  readonly counts: Readonly<Record<string, number>>
  readonly helpTo: PageHref
}

/** What leads about: the strip of a phone, the bar of places, the pages of the place. */
export function BarView({ bar, place, pathname, up, counts, helpTo }: BarViewProps) {
  const say = useSay()
  const pages = bar.find((one) => one.place === place)?.pages ?? []
  const isOneOfThem = pages.length > 1 && pages.some(({ href }) => href === pathname)
  return (
    <header className="bar-frame">
      <div className="bar-strip">
        {up && <Back href={up.href} words={say(up.text)} />}
        <Brand />
        <Help to={helpTo} />
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
                <Count
                  count={counts[one.place] ?? 0}
                  words={one.place === 'messages' ? unreadMessages : waitingHere}
                />
              </A>
            </li>
          ))}
        </ul>
        <Help to={helpTo} />
      </nav>
      {isOneOfThem && (
        <nav className="bar-tabs" aria-label={say(bar.find((one) => one.place === place)!.label)}>
          <ul>
            {pages.map(({ href, label }) => (
              <li key={href}>
                <A href={href} aria-current={href === pathname ? 'page' : undefined}>
                  {say(label)}
                  <Count count={counts[href] ?? 0} words={waitingHere} />
                </A>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  )
}

/** How many things wait somewhere; nothing for none. */
function Count({ count, words }: { count: number; words: Plural }) {
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

function Help({ to }: { to: PageHref }) {
  const say = useSay()
  return (
    <A className="bar-help" href={to}>
      <Icon of={help} />
      <span>{say(shellTexts.help)}</span>
    </A>
  )
}
