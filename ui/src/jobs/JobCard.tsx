import { jobSearchTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { laterPart } from '../frame/laterPart'
import { Badge } from '../kit/figures/Badge'
import { Card } from '../kit/layout/Card'
import { Icon } from '../kit/icons/Icon'
import { done } from '../kit/icons/basic'
import { place } from '../kit/icons/care'
import { useSay } from '../kit/say'
import './JobCard.css'
import type { JobCardView } from './jobWords'
import { A } from '../kit/Link'

const WhyJobFits = laterPart(() => import('./WhyJobFits'))
/** Of the screens that show why. */
export const loadWhyJobFits = () => WhyJobFits.load()

interface JobCardProps {
  card: JobCardView
  level?: 2 | 3
  /** In the place of 'Applied'. */
  badge?: ReactNode
}

/** A job in a list; all of it leads to the job. */
export function JobCard({ card, level = 2, badge }: JobCardProps) {
  const say = useSay()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Card as="article" className="job-result">
      <div className="row" data-spread>
        <Heading>
          <A href={card.href}>{say(card.title)}</A>
        </Heading>
        {badge}
        {card.applied && (
          <Badge tone="good" icon={done}>
            {say(jobSearchTexts.appliedBadge)}
          </Badge>
        )}
      </div>
      <p className="job-result-facts soft">
        <span>
          <Icon of={place} /> {card.place}
        </span>
        {card.facts.map((fact) => (
          <span key={fact[0]}>{say(fact)}</span>
        ))}
      </p>
      {card.about && <p>{card.about}</p>}
      {card.why.length > 0 && <WhyJobFits {...card} />}
    </Card>
  )
}
