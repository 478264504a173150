import { resultTexts } from '@homecare/sdk/texts'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import type { SearchData } from './searchPage'
import { A } from '../kit/Link'

/** Cities close by, each with how many caregivers live there. */
export function NearbyCities({ cities }: { cities: SearchData['nearby'] }) {
  const say = useSay()
  if (cities.length === 0) return null
  return (
    <Section title={say(resultTexts.nearby)} className="search-nearby">
      <ul className="search-cities" role="list">
        {cities.map(({ label, count, href }) => (
          <li key={href}>
            <A className="link" href={href}>
              {say(label)}
            </A>
            <span className="soft small">{say(count)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
