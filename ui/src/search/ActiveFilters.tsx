import type { PageHref } from '@homecare/sdk/addresses'
import { resultTexts } from '@homecare/sdk/texts'
import { Chip } from '../kit/figures/Chip'
import { A } from '../kit/Link'
import { useSay } from '../kit/say'
import type { SearchData } from './searchPage'

interface ActiveFiltersProps {
  data: Pick<SearchData, 'filters' | 'clearHref'>
  onChange: (href: PageHref) => void
}

/** What the list is filtered by, each taken away at a press, and all of it. */
export default function ActiveFilters({ data: { filters, clearHref }, onChange }: ActiveFiltersProps) {
  const say = useSay()
  return (
    <ul className="search-filters chips" role="list" aria-label={say(resultTexts.activeFilters)}>
      {filters.map(({ label, href }) => (
        <li key={href}>
          <Chip onRemove={() => onChange(href)}>{say(label)}</Chip>
        </li>
      ))}
      <li>
        <A className="link" href={clearHref}>
          {say(resultTexts.clearFilters)}
        </A>
      </li>
    </ul>
  )
}
