import {
  awaitsCaregiver,
  createHireFlow,
  hireSteps,
  isAfterSending,
  offerWageErrors,
  type HireStep,
  type Hiring,
  type Offer,
} from '@homecare/sdk/hiring'
import { dayIn, message, type Sayable } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { hireStepTexts as words } from '@homecare/sdk/texts'
import { useEffect, useMemo, useState } from 'react'
import { useApp } from '../../frame/app'
import { part, type Part } from '../../frame/part'
import { useHolding } from '../../frame/scope'
import { useUnsaved } from '../../frame/useUnsaved'
import { Page } from '../../kit/layout/Page'
import { Steps } from '../../kit/layout/Steps'
import { useSay } from '../../kit/say'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import { HireNotices } from './HireNotices'
import { openHire, stepHref, type OpenHire } from './hireSteps'

type AskingStep = keyof typeof steps

/** What each step is called, what is said under it, and its part: the one that is shown comes with the page. */
const steps = {
  'select-job': {
    title: words.jobTitle,
    lead: words.jobLead,
    Part: part(() => import('./JobStep')),
  },
  'care-for': {
    title: words.careForTitle,
    lead: words.careForLead,
    Part: part(() => import('./CareForStep')),
  },
  location: {
    title: words.locationTitle,
    lead: words.locationLead,
    Part: part(() => import('./LocationStep')),
  },
  'start-date': {
    title: words.startTitle,
    lead: words.startLead,
    Part: part(() => import('./StartStep')),
  },
  schedule: {
    title: words.scheduleTitle,
    lead: words.scheduleLead,
    Part: part(() => import('./ScheduleStep')),
  },
  wage: { title: words.wageTitle, lead: words.wageLead, Part: part(() => import('./WageStep')) },
  'contact-info': {
    title: words.contactTitle,
    lead: words.contactLead,
    Part: part(() => import('./ContactStep')),
  },
  confirm: {
    title: words.confirmTitle,
    lead: words.confirmLead,
    Part: part(() => import('./ConfirmStep')),
  },
} as const satisfies Partial<Record<HireStep, { Part: Part<OpenHire>; title: Sayable; lead: Sayable }>>

const OfferPart = part<OpenHire>(() => import('./OfferPart'))
const NotAllowed = part<OpenHire>(() => import('./NotAllowed'))

/** Brings the code of a step, or of the offer that the hire as a whole shows where there is one. */
export const loadStep = (step: HireStep | null): Promise<unknown> =>
  step && step in steps ? steps[step as AskingStep].Part.load() : OfferPart.load()

interface HirePageProps {
  hiring: Hiring
  step: HireStep | null
  editing: boolean
  /** The offer is another than the one that was loaded: sent, changed or taken back here. */
  onOffer: (offer: Offer | null) => void
}

/** One step of a hire, or what there is of the offer; nobody comes to a step before what it rests on is said. */
export function HirePage({ hiring, step, editing, onOffer }: HirePageProps) {
  const { care } = useApp()
  const [flow] = useState(() =>
    createHireFlow({
      care,
      hiring,
      todayIn: (state) => dayIn(timeZoneOfState(state), new Date()),
      paidByPartner: false,
      check: (terms) => offerWageErrors(terms, terms),
    }),
  )
  const [now] = useState(() => new Date())
  const offer = useValue(flow.offer)
  const found = useValue(flow.found)
  useEffect(() => flow.offer.subscribe(onOffer), [flow, onOffer])
  useUnsaved(flow.unsaved)
  const hire = useMemo<OpenHire>(
    () => ({ flow, hiring, editing, name: hiring.caregiver.first_name }),
    [flow, hiring, editing],
  )
  useHolding(openHire, hire)
  const waits = awaitsCaregiver(offer, now)
  if (!hiring.allowed && !waits) return <NotAllowed {...hire} />
  // What was declined or lapsed is told first, unless somebody is at work on the next one already.
  const toldOf = offer && (waits || (offer.state !== 'accepted' && !found))
  if (step === null && toldOf) return <OfferPart {...hire} />
  return <HireStepPage {...hire} step={step as AskingStep | null} />
}

function HireStepPage({ step, ...hire }: OpenHire & { step: AskingStep | null }) {
  const say = useSay()
  const { flow, name } = hire
  const needed = useValue(flow.steps)
  const isReached = useReached(hire, step)
  useNextPart(hire, step)
  if (!step || !isReached)
    return (
      <Page width="read" title={say(words.flow, { name })}>
        <Skeleton count={2} />
      </Page>
    )
  const { title, lead, Part: Step } = steps[step]
  // One that is not needed is stood at to change what is known.
  const asked = hireSteps.ids.filter(
    (id): id is AskingStep => (needed.includes(id) || id === step) && !isAfterSending(id),
  )
  return (
    <Page
      className="hire"
      width="read"
      title={say(message(title, { name }))}
      lead={say(message(lead, { name }))}
    >
      <Steps
        label={message(words.flow, { name })}
        steps={asked.map((id) => ({ label: hireSteps.get(id).label, href: stepHref(hire, id) }))}
        current={asked.indexOf(step)}
      />
      <HireNotices {...hire} step={step} />
      <Step key={step} {...hire} />
    </Page>
  )
}

/**
 * Whether a step may be shown: whoever comes by a link to one before which something is missing begins there; the address
 * of the hire as a whole leads to where it is taken up.
 */
function useReached({ flow, hiring }: OpenHire, step: AskingStep | null): boolean {
  const { navigation } = useApp()
  const [reached, setReached] = useState<AskingStep | null>(null)
  const id = hiring.caregiver.id
  useEffect(() => {
    const missing = flow.firstIncomplete()
    const isBefore = missing !== null && step !== null && order.indexOf(missing) < order.indexOf(step)
    const to = step === null ? flow.resumeAt() : isBefore ? missing : null
    if (to) void navigation.go(`/hire/${id}/${to}`, { replace: true, evenUnsaved: true })
    else setReached(step)
  }, [flow, step, id, navigation])
  return reached === step
}
const order = hireSteps.ids

/** Brings the code of the next step while this one is filled in. */
function useNextPart({ flow }: OpenHire, step: AskingStep | null): void {
  useEffect(() => {
    const all = flow.steps.peek()
    const next = step && all[all.indexOf(step) + 1]
    // What does not come is told when the step is gone to.
    if (next) loadStep(isAfterSending(next) ? null : next).catch(() => {})
  }, [flow, step])
}
