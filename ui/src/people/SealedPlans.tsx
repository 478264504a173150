import { listSealedPlans } from '@homecare/sdk/careplans'
import { dateWords, message } from '@homecare/sdk/kit'
import { planPeopleTexts as words } from '@homecare/sdk/texts'
import { useCare } from '../frame/app'
import { useLoaded } from '../frame/useLoaded'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useOwnZone } from '../kit/useOwnZone'
import { ErrorState } from '../kit/states/ErrorState'
import { useValue } from '../kit/useValue'
import { planHref } from '../careplans/plan/planWords'

/** The care plans of a family, as staff know of them: that they are there, and no more until a reason is given. */
export function SealedPlans({ userId }: { userId: number }) {
  const say = useSay()
  const zone = useOwnZone()
  const care = useCare()
  const plans = useLoaded((signal) => care.call(listSealedPlans, { user_id: userId }, { signal }))
  const data = useValue(plans.data)
  const error = useValue(plans.error)
  if (error) return <ErrorState level={3} error={error} retry={plans.reload} />
  if (!data || data.length === 0) return null
  return (
    <Card as="section">
      <h2>{say(words.sealedPlans)}</h2>
      <List look="lines" items={data} by={({ id }) => id}>
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
