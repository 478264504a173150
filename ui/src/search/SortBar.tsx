import type { PageHref } from '@homecare/sdk/addresses'
import { resultTexts } from '@homecare/sdk/texts'
import { useId } from 'react'
import { useNavigation } from '../frame/app'
import { Icon } from '../kit/icons/Icon'
import { down } from '../kit/icons/basic'
import { grid, list } from '../kit/icons/care'
import { useSay } from '../kit/say'
import type { SearchData } from './searchPage'
import { A } from '../kit/Link'

/** The order of the list, and how it is drawn. Both are in the address. */
export default function SortBar({ data }: { data: SearchData }) {
  const say = useSay()
  const navigation = useNavigation()
  const id = useId()
  const { search, sorts, views } = data
  return (
    <div className="search-sort">
      <label htmlFor={id} className="hidden">
        {say(resultTexts.sortBy)}
      </label>
      <div className="control" data-select>
        <select
          id={id}
          value={sorts.find(({ current }) => current)?.href ?? ''}
          onChange={(event) => void navigation.go(event.target.value as PageHref, { keepPlace: true })}
        >
          {sorts.map(({ label, href }) => (
            <option key={href} value={href}>
              {say(label)}
            </option>
          ))}
        </select>
        <Icon of={down} />
      </div>
      {views && (
        <div className="search-views" role="group" aria-label={say(resultTexts.view)}>
          <A className="chip" href={views.list} aria-current={search.view === 'list' || undefined}>
            <Icon of={list} />
            {say(resultTexts.list)}
          </A>
          <A className="chip" href={views.grid} aria-current={search.view === 'grid' || undefined}>
            <Icon of={grid} />
            {say(resultTexts.grid)}
          </A>
        </div>
      )}
    </div>
  )
}
