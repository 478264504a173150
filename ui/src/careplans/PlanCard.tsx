import { hasAccessTo } from './plan/planAccess'
import type { CarePlan } from '@homecare/sdk/careplans'
import { planRowTexts, planScreenTexts as words } from '@homecare/sdk/texts'
import { Badge } from '../kit/figures/Badge'
import { warning } from '../kit/icons/basic'
import { Card } from '../kit/layout/Card'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { planHref, planTitle, timeThere } from './plan/planWords'

interface PlanCardProps {
  plan: CarePlan
  now: Date
  zone: string
  /** The names of who is there now. */
  there: readonly string[]
}

/** A plan among several: whose, what is left today, and who is there. */
export function PlanCard({ plan, now, zone, there }: PlanCardProps) {
  const say = useSay()
  const { today, alerts } = plan
  const left = today.total - today.settled
  const unseen = alerts.filter(({ seen }) => !seen).length
  const sees = hasAccessTo(plan)
  return (
    <Card as="article" className="plan-card">
      <div className="row" data-spread>
        <h2>{planTitle(plan, say)}</h2>
        {unseen > 0 && (
          <Badge tone="warn" icon={warning}>
            {say.count(words.alerts, unseen)}
          </Badge>
        )}
      </div>
      <p>
        <b>
          {!sees
            ? say(words.noAccessTitle)
            : today.total === 0
              ? say(planRowTexts.nothingToday)
              : left === 0
                ? say(planRowTexts.allDone)
                : say.count(planRowTexts.leftToday, left)}
        </b>
      </p>
      <p className="soft">
        {[
          say(words.clockThere, { time: say(timeThere(now.toISOString(), zone)) }),
          ...there.map((name) => say(words.thereNow, { name })),
        ].join(' · ')}
      </p>
      <p>
        <Link href={planHref(plan.id)} look={left > 0 ? 'primary' : 'quiet'}>
          {say(words.open)}
          <span className="hidden">: {planTitle(plan, say)}</span>
        </Link>
      </p>
    </Card>
  )
}
