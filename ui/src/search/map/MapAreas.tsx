import { searchHref, searchInArea, type FoundArea, type SearchAddress } from '@homecare/sdk/search'
import { mapTexts } from '@homecare/sdk/texts'
import { A } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { areaWords } from './areaWords'

/** The map in words: each area by the town in its middle, as a link that narrows the list as a press on the map does. */
export function MapAreas({ areas, search }: { areas: readonly FoundArea[]; search: SearchAddress }) {
  const say = useSay()
  if (areas.length === 0) return null
  return (
    <details className="map-areas">
      <summary>{say.count(mapTexts.areaCount, areas.length)}</summary>
      <p>{say(mapTexts.listHint)}</p>
      <ul role="list">
        {areas.map((one) => (
          <li key={one.area}>
            <A
              className="link"
              href={searchHref(searchInArea(search, one.area))}
              aria-current={one.area === search.area || undefined}
            >
              {one.city} {one.zip}
            </A>
            <span>{areaWords(say, one)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
