import { listPlanPeople, listPlans, type CarePlan, type PlanPeople } from '@homecare/sdk/careplans'
import { planRowTexts, pageTitles, planPeopleTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useTakeIn } from '../../frame/useTakeIn'
import { SelectField } from '../../kit/fields/SelectField'
import { Card } from '../../kit/layout/Card'
import { Page } from '../../kit/layout/Page'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'
import { useValue } from '../../kit/useValue'
import { noPlanText } from '../plan/noPlanText'
import { hasAccessTo, mayDo } from '../plan/planAccess'
import { planHref, planTitle } from '../plan/planWords'
import { createCircle } from './circle'
import { InviteSection } from './InviteSection'
import { PeopleSections } from './PeopleSections'
import '../plan/Plan.css'

interface CommunityData {
  readonly plans: readonly CarePlan[]
  /** Whose people are shown; null where there is no plan. */
  readonly planId: number | null
  readonly people: PlanPeople
}

export const load: Load<CommunityData> = async ({ care, query, signal }) => {
  const plans = (await care.call(listPlans, {}, { signal })).filter(hasAccessTo)
  const asked = Number(query.get('plan'))
  const plan = plans.find(({ id }) => id === asked) ?? plans[0]
  const people = plan
    ? await care.call(listPlanPeople, { id: plan.id }, { signal })
    : { people: [], invites: [] }
  return { plans, planId: plan?.id ?? null, people }
}
export const head: HeadOf<CommunityData> = () => ({ title: pageTitles.careCommunity })

/** The people around the person who is cared for, and who is invited (`carecommunity`). */
export default function CommunityScreen({ data }: ScreenProps<CommunityData>) {
  const say = useSay()
  const { navigation, session } = useApp()
  const { user_type } = useValue(session.identity)
  const plan = data.plans.find(({ id }) => id === data.planId)
  if (!plan)
    return (
      <Page width="read" title={say(words.community)}>
        <Card>
          <EmptyState
            title={say(words.noPlanYet)}
            actions={
              user_type === 'family' && (
                <Link href="/careplan" look="primary">
                  {say(planRowTexts.beginTitle)}
                </Link>
              )
            }
          >
            {say(user_type === 'family' ? words.noPlanHint : noPlanText(user_type))}
          </EmptyState>
        </Card>
      </Page>
    )
  return (
    <Page
      width="read"
      className="plan"
      title={say(words.community)}
      lead={say(words.communityLead, { name: plan.recipient_name })}
      actions={
        <Link href={planHref(plan.id)} look="quiet">
          {say(planRowTexts.title)}
        </Link>
      }
    >
      {data.plans.length > 1 && (
        <SelectField
          name="plan"
          label={words.whichPlan}
          none={false}
          value={plan.id}
          options={data.plans.map((one) => ({ value: one.id, label: planTitle(one, say) }))}
          onChange={(id) => void navigation.replaceQuery({ plan: id })}
        />
      )}
      <Shown key={plan.id} plan={plan} people={data.people} />
    </Page>
  )
}

function Shown({ plan, people }: { plan: CarePlan; people: PlanPeople }) {
  const { care, toasts } = useApp()
  const [circle] = useState(() => createCircle(care, toasts, plan.id, people))
  useTakeIn(circle.take, people)
  return (
    <>
      <PeopleSections plan={plan} circle={circle} />
      {mayDo(plan, 'manage_people') && <InviteSection plan={plan} circle={circle} />}
    </>
  )
}
