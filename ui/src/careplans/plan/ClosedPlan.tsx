import { lazy, Suspense } from 'react'
import { planRowTexts, planScreenTexts as words } from '@homecare/sdk/texts'
import { Card } from '../../kit/layout/Card'
import { Page } from '../../kit/layout/Page'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'
import { Skeleton } from '../../kit/states/Skeleton'
import type { ClosedPage } from './closed'

const SealForm = lazy(() => import('./SealForm'))

/** In the place of a page of a plan that its reader may not see: why, and what can be done. */
export function ClosedPlan({ closed, planId }: ClosedPage) {
  const say = useSay()
  if (closed === 'sealed')
    return (
      <Page width="read" title={say(planRowTexts.title)}>
        <Suspense fallback={<Skeleton count={2} />}>
          <SealForm planId={planId} />
        </Suspense>
      </Page>
    )
  const mayLook = closed === 'may_not'
  return (
    <Page width="read" title={say(planRowTexts.title)}>
      <Card>
        <EmptyState
          title={say(words.noAccessTitle)}
          actions={
            mayLook ? (
              <Link href={`/careplan/connection/${planId}`} look="primary">
                {say(words.backToPlan)}
              </Link>
            ) : (
              <Link href="/messages" look="primary">
                {say(words.noAccessAsk)}
              </Link>
            )
          }
        >
          {say(mayLook ? words.notForYou : words.noAccessText)}
        </EmptyState>
      </Card>
    </Page>
  )
}
