import type { PageHref } from '@homecare/sdk/addresses'
import {
  neededHireSteps,
  nextHireStep,
  type HireFacts,
  type HireStep,
  type Hiring,
} from '@homecare/sdk/hiring'
import { dayIn, type Text } from '@homecare/sdk/kit'
import {
  createTaxAddressForm,
  createTaxChoiceForm,
  createTaxEnrollForm,
  getTaxData,
  type TaxData,
} from '@homecare/sdk/payments'
import { timeZoneOfState } from '@homecare/sdk/places'
import {
  advisorCallTexts,
  fingerprintingTexts,
  nextStepTexts as words,
  pageTitles,
  planRowTexts,
  taxScreenTexts,
} from '@homecare/sdk/texts'
import { useEffect, useState, type ReactNode } from 'react'
import { useApp } from '../../frame/app'
import { useLoaded } from '../../frame/useLoaded'
import { Page } from '../../kit/layout/Page'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { ErrorState } from '../../kit/states/ErrorState'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import { TaxAddressForm } from '../../payroll/TaxAddressForm'
import { TaxEnrollForm } from '../../payroll/TaxEnrollForm'
import { TaxesExplained } from '../../payroll/TaxesExplained'
import { TaxIdForm } from '../../payroll/TaxIdForm'
import { askedAfter, isAskedAfter } from '../afterOffer/askedAfter'

export interface AfterOffer {
  readonly hiring: Hiring
  readonly step: HireStep
  /** Opened by itself, from what is left: it leads back there. */
  readonly alone: boolean
}

const titles: Readonly<Partial<Record<HireStep, Text>>> = {
  advisor: advisorCallTexts.title,
  taxes: pageTitles.taxEnroll,
  'tax-enroll': words.enrollTitle,
  'tax-id': words.numberTitle,
  'tax-address': words.addressTitle,
  careplan: planRowTexts.beginTitle,
  fingerprinting: fingerprintingTexts.title,
}

/**
 * A step that comes once the offer is out. Without an offer or a connection it leads to the hire; where it is not needed, to the
 * next one that is.
 */
export default function AfterPage(after: AfterOffer) {
  const say = useSay()
  const { care } = useApp()
  const loaded = useLoaded((signal) => care.call(getTaxData, {}, { signal }))
  const taxes = useValue(loaded.data)
  const error = useValue(loaded.error)
  const loading = useValue(loaded.loading)
  return (
    <Page
      width="read"
      title={say(titles[after.step] ?? pageTitles.nextSteps)}
      up={after.alone ? { href: '/family-next-steps', words: say(pageTitles.nextSteps) } : null}
    >
      {taxes ? (
        <AfterStep {...after} taxes={taxes} />
      ) : error ? (
        <ErrorState title={words.loadFailed} error={error} retry={loaded.reload} busy={loading} />
      ) : (
        <Skeleton count={2} />
      )}
    </Page>
  )
}

function AfterStep({ hiring, step, alone, taxes }: AfterOffer & { taxes: TaxData }) {
  const { navigation } = useApp()
  const { id } = hiring.caregiver
  const { connection, offer } = hiring
  const isBegun = offer?.state === 'sent' || (connection?.hire_stage ?? 0) > 1
  const on = (data: TaxData): PageHref => {
    const next = alone ? null : nextHireStep(step, factsOf(hiring, data))
    return next ? `/hire/${id}/${next}` : '/family-next-steps'
  }
  const elsewhere = !isBegun ? (`/hire/${id}` as const) : isAsked(hiring, taxes, step) ? null : on(taxes)
  // Where it leads once it was saved differs from here: what was found when it was opened decides.
  const [away] = useState(elsewhere)
  useEffect(() => {
    if (away) void navigation.go(away, { replace: true })
  }, [away, navigation])
  if (away || !connection) return <Skeleton count={2} />
  if (isAskedAfter(step)) {
    const Asked = askedAfter[step]
    return <Asked hiring={hiring} connectionId={connection.id} href={on(taxes)} />
  }
  return (
    <TaxStep step={step} taxes={taxes} goOn={(data) => void navigation.go(on(data), { evenUnsaved: true })}>
      <Later href={on({ ...taxes, choice: step === 'taxes' ? 'later' : taxes.choice })} />
    </TaxStep>
  )
}

/** Whether a step has something to ask, or to show of what was decided. */
function isAsked(hiring: Hiring, taxes: TaxData, step: HireStep): boolean {
  const { known } = hiring
  if (step === 'advisor') return known.concierge_eligible
  if (step === 'fingerprinting') return known.offers_fingerprinting || known.fingerprinting_decided
  return neededHireSteps(factsOf(hiring, taxes)).includes(step)
}

/** What is known of the household, with what it decided about taxes. */
const factsOf = (
  { known }: Hiring,
  { choice, enrolled_at, ssn_last4, employer_id_last4 }: TaxData,
): HireFacts => ({
  conciergeEligible: known.concierge_eligible,
  advisorDecided: known.advisor_decided,
  enrolledInTaxes: enrolled_at !== null,
  wants_taxes: choice === 'enroll',
  hasTaxId: ssn_last4 !== null || employer_id_last4 !== null,
  hasPlan: known.has_plan,
  offersFingerprinting: known.offers_fingerprinting,
  fingerprintingDecided: known.fingerprinting_decided,
})

interface TaxStepProps {
  step: HireStep
  taxes: TaxData
  goOn: (data: TaxData) => void
  children: ReactNode
}

function TaxStep({ step, taxes, goOn, children }: TaxStepProps) {
  const say = useSay()
  const { care } = useApp()
  const [today] = useState(() => dayIn(timeZoneOfState(taxes.state), new Date()))
  const [forms] = useState(() => ({
    choice: createTaxChoiceForm(care, taxes, goOn),
    enroll: createTaxEnrollForm(care, taxes, today, goOn),
    address: createTaxAddressForm(care, taxes, goOn),
  }))
  return (
    <>
      {step === 'taxes' && <TaxesExplained form={forms.choice} today={today} />}
      {step === 'tax-enroll' && <TaxEnrollForm form={forms.enroll} />}
      {step === 'tax-id' && (
        <>
          <p>{say(taxScreenTexts.numberWhy)}</p>
          <TaxIdForm kind="ssn" onSaved={(last4) => goOn({ ...taxes, ...last4 })} />
        </>
      )}
      {step === 'tax-address' && <TaxAddressForm form={forms.address} />}
      {children}
    </>
  )
}

/** The way past a step, with what that means. */
function Later({ href }: { href: PageHref }) {
  const say = useSay()
  return (
    <div className="stack">
      <p className="soft small">{say(words.skipTaxes)}</p>
      <div className="row">
        <Link href={href} look="quiet">
          {say(words.later)}
        </Link>
      </div>
    </div>
  )
}
