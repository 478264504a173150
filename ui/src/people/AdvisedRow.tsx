import { familyNeeds, type AdvisedFamily } from '@homecare/sdk/families'
import { dateWords } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { advisedTexts as words } from '@homecare/sdk/texts'
import { Badge } from '../kit/figures/Badge'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'

/** A family in a list: where it lives, its next visit, and what there is to look at. */
export function AdvisedRow({ family }: { family: AdvisedFamily }) {
  const say = useSay()
  const { id, name, city, state, next_visit, needs } = family
  const zone = timeZoneOfState(state)
  const when =
    next_visit &&
    `${dateWords(next_visit, 'weekday', say.locale, zone)}, ${dateWords(next_visit, 'time', say.locale, zone)}`
  return (
    <div>
      <Link href={`/advised-families/${id}`} look="line">
        {name}
      </Link>
      <p className="soft">
        {[
          [city, state].filter(Boolean).join(', '),
          when ? say(words.nextVisit, { when }) : say(words.noVisit),
        ].join(' · ')}
      </p>
      {needs.map((need) => (
        <p key={need}>
          <Badge tone="warn">{say(familyNeeds.get(need).label)}</Badge>
        </p>
      ))}
    </div>
  )
}
