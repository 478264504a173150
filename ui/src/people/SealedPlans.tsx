import type { SealedPlan } from '@homecare/sdk/careplans'
import { dateWords, message } from '@homecare/sdk/kit'
import { planPeopleTexts as words } from '@homecare/sdk/texts'
import { planHref } from '../careplans/plan/planWords'
import { useNavigation } from '../frame/app'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useOwnZone } from '../kit/useOwnZone'
import { ErrorState } from '../kit/states/ErrorState'

interface SealedPlansProps {
  /** Null where they could not be loaded. */
  plans: readonly SealedPlan[] | null
}

/** The care plans of a family, as staff know of them: that they are there, and no more until a reason is given. */
export function SealedPlans({ plans }: SealedPlansProps) {
  const say = useSay()
  const zone = useOwnZone()
  const navigation = useNavigation()
  if (!plans) return <ErrorState level={3} retry={() => navigation.reload()} />
  if (plans.length === 0) return null
  return (
    <Card as="section">
      <h2>{say(words.sealedPlans)}</h2>
      <List look="lines" items={plans} by={({ id }) => id}>
        {({ id, opened_until }) => (
          <p>
            <Link href={planHref(id)} look="line">
              {say(message(words.sealedPlan, { id }))}
            </Link>{' '}
            <span className="soft">
              {opened_until
                ? say(words.sealedUntil, { time: dateWords(opened_until, 'time', say.locale, zone) })
                : say(words.sealedNote)}
            </span>
          </p>
        )}
      </List>
    </Card>
  )
}
