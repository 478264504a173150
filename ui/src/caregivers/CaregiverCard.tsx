import type { PageHref } from '@homecare/sdk/addresses'
import { Avatar } from '../kit/figures/Avatar'
import { Badge } from '../kit/figures/Badge'
import { shield } from '../kit/icons/care'
import { Money } from '../kit/Money'
import { Rating } from '../kit/figures/Rating'
import { useSay } from '../kit/say'
import type { CardView } from './cardView'
import { Heart } from './Heart'
import { A } from '../kit/Link'
import './CaregiverCard.css'

interface CaregiverCardProps {
  card: CardView
  /** Where the visitor is: logging in for a heart leads back here. */
  here: PageHref
  /** Of the name's heading. */
  level?: 2 | 3
  /** Among the first, which are in sight at once. */
  eager?: boolean
}

/** A caregiver in a list: the whole card leads to the profile, the heart stands on its own. */
export function CaregiverCard({ card, here, level = 2, eager }: CaregiverCardProps) {
  const say = useSay()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="card caregiver-card">
      <Avatar name={card.name} src={card.photo} size="large" eager={eager} />
      <div className="caregiver-card-words">
        <Heading>
          <A href={card.href}>{card.name}</A>
        </Heading>
        <p className="soft small">{say(card.facts)}</p>
      </div>
      <p className="caregiver-card-about">{card.about}</p>
      <ul className="caregiver-card-tags" role="list">
        {card.vetted && (
          <li>
            <Badge tone="good" icon={shield}>
              {say(card.vetted)}
            </Badge>
          </li>
        )}
        {card.tags.map((tag) => (
          <li key={tag[0]}>
            <Badge>{say(tag)}</Badge>
          </li>
        ))}
      </ul>
      <p className="caregiver-card-price">
        <span className="caregiver-card-rate">
          <Money cents={card.rate} perHour />
        </span>
        <Rating value={card.rating} count={card.reviews} />
      </p>
      <div className="caregiver-card-heart">
        <Heart id={card.id} name={card.name} favorite={card.favorite} here={here} />
      </div>
    </article>
  )
}
