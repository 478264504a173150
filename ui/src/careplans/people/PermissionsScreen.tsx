import {
  createPermissions,
  getPlan,
  listPlanPermissions,
  type CaregiverPermissions,
  type CarePlan,
} from '@homecare/sdk/careplans'
import { pageTitles, planPeopleTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useTakeIn } from '../../frame/useTakeIn'
import { useUnsaved } from '../../frame/useUnsaved'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { Page } from '../../kit/layout/Page'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'
import { useValue } from '../../kit/useValue'
import { isClosed, unlessClosed, type ClosedPage } from '../plan/closed'
import { ClosedPlan } from '../plan/ClosedPlan'
import { mayDo } from '../plan/planAccess'
import { planScreenTexts, uiTexts } from '@homecare/sdk/texts'
import { AccessCard } from './AccessCard'
import '../plan/Plan.css'

interface PermissionsData {
  readonly plan: CarePlan
  readonly granted: readonly CaregiverPermissions[]
}

export const load: Load<PermissionsData | ClosedPage> = ({ care, params, signal }) => {
  const id = Number(params['planId'])
  return unlessClosed(
    id,
    Promise.all([
      care.call(getPlan, { id }, { signal }),
      care.call(listPlanPermissions, { id }, { signal }),
    ]).then(([plan, granted]) => ({ plan, granted })),
  )
}
export const head: HeadOf<PermissionsData | ClosedPage> = () => ({ title: pageTitles.planPermissions })

/** What each caregiver may do on a plan (`careplan/…/permissions`). */
export default function PermissionsScreen({ data }: ScreenProps<PermissionsData | ClosedPage>) {
  if (isClosed(data)) return <ClosedPlan {...data} />
  return <Shown key={data.plan.id} data={data} />
}

function Shown({ data: { plan, granted } }: { data: PermissionsData }) {
  const say = useSay()
  const { care, toasts, session } = useApp()
  const { user_type, user_id } = useValue(session.identity)
  const isFamily = user_type === 'family'
  const [store] = useState(() => {
    const made = createPermissions(care, toasts, plan.id, isFamily ? null : user_id)
    made.saved.set(granted)
    return made
  })
  useTakeIn(store.saved.set, granted)
  const edited = useValue(store.edited)
  const crossed = useValue(store.crossed)
  const dirty = useValue(store.dirty)
  const busy = useValue(store.save.busy)
  useUnsaved(store.dirty)
  const manages = mayDo(plan, 'manage_permissions')
  return (
    <Page
      width="read"
      className="plan"
      title={say(words.title)}
      lead={say(words.lead, { name: plan.recipient_name })}
    >
      {edited.length === 0 && (
        <Card>
          <EmptyState
            title={say(words.caregivers)}
            actions={
              <Link href={`/carecommunity?plan=${plan.id}`} look="quiet">
                {say(planScreenTexts.community)}
              </Link>
            }
          >
            {say(words.noCaregivers)}
          </EmptyState>
        </Card>
      )}
      {edited.map((one) => (
        <AccessCard
          key={one.caregiver.id}
          granted={one}
          saved={granted.find(({ caregiver }) => caregiver.id === one.caregiver.id) ?? one}
          store={store}
          fixed={!manages || (!isFamily && one.caregiver.id === user_id)}
          isOwn={one.caregiver.id === user_id}
          mayManage={isFamily}
          isCrossed={crossed.includes(one.caregiver.id)}
        />
      ))}
      {manages && edited.length > 0 && (
        <div className="row plan-save">
          <Button look="primary" busy={busy} disabled={!dirty} onClick={() => store.save.run()}>
            {say(words.save)}
          </Button>
          {dirty && (
            <Button look="plain" onClick={store.discard}>
              {say(uiTexts.discard)}
            </Button>
          )}
        </div>
      )}
    </Page>
  )
}
