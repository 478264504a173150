import type { DayFit } from '@homecare/sdk/caregivers'
import { freeTexts } from '@homecare/sdk/texts'
import { visitorSearch } from '@homecare/sdk/visitors'
import { useEffect } from 'react'
import { visitorStorage } from '../frame/storage/visitorStorage'
import { WeekHours } from '../caregivers/WeekHours'
import { laterPart } from '../frame/laterPart'
import { useSay } from '../kit/say'
import { SaveSearch } from './SaveSearch'
import type { SearchData } from './searchPage'

/** Of favorites alone. */
const ChooseBar = laterPart(() => import('../compare/ChooseBar'))

/** For how many hours the cards say a price, what their strips mean, and the way to keep the search, also where nobody is found. */
export default function AboveList({ data }: { data: SearchData }) {
  const say = useSay()
  const { cards, median, search, notice, here, chosenElsewhere = [] } = data
  // Whoever writes to somebody from this list has said where, when and what help.
  useEffect(() => visitorSearch(visitorStorage('sessionStorage')).keep(here), [here])
  const isSearch = !search.favorites && (notice === null || notice.kind === 'empty')
  return (
    <div className="stack">
      {isSearch && <SaveSearch key={here} here={here} />}
      {search.favorites && (cards.length > 1 || chosenElsewhere.length > 0) && (
        <ChooseBar here={here} elsewhere={chosenElsewhere} />
      )}
      {cards.length > 0 && <WeekHours median={median} />}
      {cards.some(({ fit }) => fit.strip) && (
        <ul className="row soft small" role="list">
          <Sign free="whole">{say(freeTexts.legendFree)}</Sign>
          <Sign free="part">{say(freeTexts.legendPart)}</Sign>
          {search.when && <Sign asked>{say(freeTexts.legendAsked)}</Sign>}
        </ul>
      )}
    </div>
  )
}

function Sign({ free, asked, children }: { free?: DayFit; asked?: boolean; children: string }) {
  return (
    <li className="row">
      <i className="free-part" data-free={free} data-asked={asked} />
      {children}
    </li>
  )
}
