import type { CarePlan } from '@homecare/sdk/careplans'
import { planRowTexts } from '@homecare/sdk/texts'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Section } from '../kit/layout/Section'
import { A, Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { hasAccessTo } from './plan/planAccess'
import { planHref, planTitle } from './plan/planWords'

interface PlanRowsProps {
  /** Null where they could not be loaded: nothing is said of them then. */
  plans: readonly CarePlan[] | null
  /** Where there is none yet: offers to begin one. */
  begins?: boolean
}

/** What is left to do today on the care plans, on a home. */
export default function PlanRows({ plans, begins = false }: PlanRowsProps) {
  const say = useSay()
  const seen = plans?.filter(hasAccessTo) ?? []
  if (plans === null || (seen.length === 0 && !begins)) return null
  return (
    <Section title={say(planRowTexts.title)}>
      <Card>
        {seen.length === 0 ? (
          <>
            <p>{say(planRowTexts.beginLead)}</p>
            <p>
              <Link href="/careplan" look="quiet">
                {say(planRowTexts.beginTitle)}
              </Link>
            </p>
          </>
        ) : (
          <List look="lines" items={seen} by={({ id }) => id}>
            {(plan) => <PlanRow plan={plan} />}
          </List>
        )}
      </Card>
    </Section>
  )
}

function PlanRow({ plan }: { plan: CarePlan }) {
  const say = useSay()
  const { today } = plan
  const left = today.total - today.settled
  return (
    <A className="plan-row" href={planHref(plan.id)}>
      <b>{planTitle(plan, say)}</b>
      <span className="soft">
        {today.total === 0
          ? say(planRowTexts.nothingToday)
          : left === 0
            ? say(planRowTexts.allDone)
            : say.count(planRowTexts.leftToday, left)}
      </span>
      {today.total > 0 && <progress value={today.settled} max={today.total} aria-hidden="true" />}
    </A>
  )
}
