import { listPlans, planTimeZone, type CarePlan } from '@homecare/sdk/careplans'
import { listConnections } from '@homecare/sdk/hiring'
import { partOrNull } from '@homecare/sdk/kit'
import { planRowTexts, pageTitles, planScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useNow } from '../clock/useNow'
import { useApp } from '../frame/app'
import { redirectTo, type HeadOf, type Load, type ScreenProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { EmptyState } from '../kit/states/EmptyState'
import { useValue } from '../kit/useValue'
import { BeginForm } from './BeginForm'
import { PlanCard } from './PlanCard'
import { noPlanText } from './plan/noPlanText'
import { personName, planHref } from './plan/planWords'
import './Plans.css'

interface PlansData {
  readonly plans: readonly CarePlan[]
  /** The connection that a family's first plan is begun with; null where it has hired nobody. */
  readonly connectionId: number | null
  readonly loadedAt: string
}

export const load: Load<PlansData> = async ({ care, params, identity, query, signal }) => {
  if (identity.user_type === 'staff') redirectTo('/staff/people')
  const plans = await care.call(listPlans, {}, { signal })
  const [first, ...others] = plans
  if (params['only'] && first && others.length === 0) redirectTo(planHref(first.id))
  if (params['only'] && first) redirectTo('/careplan/plans')
  const asked = Number(query.get('connection')) || null
  const connections =
    plans.length === 0 && identity.user_type === 'family'
      ? ((await partOrNull(care.call(listConnections, {}, { signal }))) ?? [])
      : []
  const hired = connections.filter(({ hire_stage }) => hire_stage === 3)
  const connection = hired.find(({ id }) => id === asked) ?? hired[0]
  return { plans, connectionId: connection?.id ?? null, loadedAt: new Date().toISOString() }
}
export const head: HeadOf<PlansData> = () => ({ title: pageTitles.carePlans })

/** The care plans that somebody is on; where there is one alone `/careplan` leads to its day. */
export default function PlansScreen({ data }: ScreenProps<PlansData>) {
  const say = useSay()
  const { user_type } = useValue(useApp().session.identity)
  const now = useNow(data.loadedAt)
  const [begins, setBegins] = useState(false)
  const { plans, connectionId } = data
  if (plans.length === 0)
    return (
      <Page width="read" title={say(user_type === 'family' ? planRowTexts.beginTitle : planRowTexts.title)}>
        {user_type === 'family' ? (
          <BeginForm connectionId={connectionId} lead={planRowTexts.beginLead} hint={words.laterHint} />
        ) : (
          <Card>
            <EmptyState title={say(words.noneTitle)}>{say(noPlanText(user_type))}</EmptyState>
          </Card>
        )}
      </Page>
    )
  const clockedIn = plans.find(({ clocked_in }) => clocked_in)
  return (
    <Page title={say(words.plans)} lead={say(words.plansLead)} className="plans">
      {clockedIn && (
        <Banner tone="good" title={say(words.youAreThere)}>
          <p>{say(words.todayWith, { name: clockedIn.recipient_name })}</p>
        </Banner>
      )}
      <List
        className="plans-list"
        items={plans.toSorted((one, other) => Number(other.clocked_in) - Number(one.clocked_in))}
        by={({ id }) => id}
      >
        {(plan) => (
          <PlanCard plan={plan} now={now} zone={planTimeZone(plan)} there={plan.there_now.map(personName)} />
        )}
      </List>
      {user_type === 'family' &&
        (begins ? (
          <BeginForm connectionId={null} lead={planRowTexts.beginLead} onCancel={() => setBegins(false)} />
        ) : (
          <p>
            <Button onClick={() => setBegins(true)}>{say(words.another)}</Button>
          </p>
        ))}
    </Page>
  )
}
