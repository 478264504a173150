import { fingerprintProgram, getHiring, type HireStep, type Hiring, type Offer } from '@homecare/sdk/hiring'
import { dayIn, type Text } from '@homecare/sdk/kit'
import { hireNoticeTexts as words, hireStepTexts, pageTitles } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare } from '../../frame/app'
import type { HeadOf, ScreenProps, Visit } from '../../frame/screen'
import { useLoaded } from '../../frame/useLoaded'
import { Card } from '../../kit/layout/Card'
import { Page } from '../../kit/layout/Page'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'
import { ErrorState } from '../../kit/states/ErrorState'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import { part } from '../../frame/part'
import { loadAfter } from '../afterOffer/askedAfter'
import type { AfterOffer } from './AfterPage'
import { HirePage, loadStep } from './HirePage'
import { stepAfterOf, stepOf } from './hireSteps'

/** What the tab says of a step, before anybody knows whom it is about. */
const titles: Readonly<Partial<Record<HireStep, Text>>> = {
  'select-job': hireStepTexts.jobTitle,
  'care-for': hireStepTexts.careForTitle,
  location: hireStepTexts.locationTitle,
  'start-date': hireStepTexts.startTitle,
  schedule: hireStepTexts.scheduleTitle,
  wage: hireStepTexts.wageTitle,
}

const AfterPage = part<AfterOffer>(() => import('./AfterPage'))

export const code = ({ params }: Visit) => {
  const after = stepAfterOf(params)
  return after ? Promise.all([AfterPage.load(), loadAfter(after)]) : loadStep(stepOf(params))
}
export const head: HeadOf<undefined> = (_, { params }) => ({
  title:
    titles[stepOf(params) ?? 'confirm'] ?? (stepAfterOf(params) ? pageTitles.nextSteps : pageTitles.hire),
})

/** The hire of a caregiver, from its first step to the offer that is out (`hire/{providerId}`). */
export default function HireScreen({ params, query }: ScreenProps) {
  const { providerId = '' } = params
  return (
    <HireOf
      key={providerId}
      id={Number(providerId)}
      step={stepOf(params)}
      after={stepAfterOf(params)}
      editing={query.get('change') === '1'}
    />
  )
}

interface HireOfProps {
  id: number
  step: HireStep | null
  /** One that comes once the offer is out. */
  after: HireStep | null
  editing: boolean
}

/** One load for all of its steps: what was entered stays while they are gone through. */
function HireOf({ id, step, after, editing }: HireOfProps) {
  const say = useSay()
  const care = useCare()
  const loaded = useLoaded((signal) => care.call(getHiring, { id }, { signal }))
  const hiring = useValue(loaded.data)
  const error = useValue(loaded.error)
  const loading = useValue(loaded.loading)
  // A step after the offer goes by what was sent a moment ago.
  const [takeOffer] = useState(
    () => (offer: Offer | null) => loaded.set((known) => known && withOffer(known, offer)),
  )
  if (hiring && after) return <AfterPage key={after} hiring={hiring} step={after} alone={editing} />
  if (hiring) return <HirePage hiring={hiring} step={step} editing={editing} onOffer={takeOffer} />
  const isGone = error?.kind === 'notFound'
  return (
    <Page width="read" title={say(isGone ? words.gone : pageTitles.hire)}>
      {isGone ? (
        <Card>
          <EmptyState
            title={say(words.goneHint)}
            actions={
              <Link href="/caregivers-search" look="primary">
                {say(words.find)}
              </Link>
            }
          />
        </Card>
      ) : error ? (
        <ErrorState title={words.loadFailed} error={error} retry={loaded.reload} busy={loading} />
      ) : (
        <Skeleton count={2} />
      )}
    </Page>
  )
}

/** Where a family stands once an offer was sent or taken back; as it is where the offer is the one that was loaded. */
function withOffer(hiring: Hiring, offer: Offer | null): Hiring {
  if (offer === null || offer === hiring.offer) return hiring
  const hire_stage = offer.state === 'sent' ? 2 : 1
  // What the place of care of this offer has, which may be another than the family's own.
  const program = fingerprintProgram(offer.terms.state, dayIn(offer.time_zone, new Date()))
  const known = { ...hiring.known, offers_fingerprinting: program !== null }
  return { ...hiring, known, offer, draft: null, connection: { id: offer.connection_id, hire_stage } }
}
