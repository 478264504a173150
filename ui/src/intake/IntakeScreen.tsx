import { dateWords, type Text } from '@homecare/sdk/kit'
import {
  getIntake,
  intakeAfterChange,
  missingForIntake,
  type Intake,
  type MissingForIntake,
} from '@homecare/sdk/intake'
import { timeZoneOfState } from '@homecare/sdk/places'
import { intakeTexts as words, taxScreenTexts } from '@homecare/sdk/texts'
import { signal } from '@preact/signals-core'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useBeginning } from '../frame/useBeginning'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { IntakeFacts } from './IntakeFacts'
import { IntakeNumber } from './IntakeNumber'
import { EmergencyForm, PersonForm, WithholdingForm } from './IntakeParts'
import { IntakeSignature } from './IntakeSignature'

export const load: Load<Intake> = ({ care, signal: aborted }) => care.call(getIntake, {}, { signal: aborted })
export const head: HeadOf<Intake> = () => ({ title: words.title })

/** What payroll has to know of a caregiver who is an employee: filled in part by part, signed, and followed. */
export default function IntakeScreen({ data }: ScreenProps<Intake>) {
  const say = useSay()
  const beginning = useBeginning(data)
  return (
    <Page width="read" title={say(words.title)} lead={say(words.lead)}>
      <Parts key={beginning} loaded={data} />
    </Page>
  )
}

function Parts({ loaded }: { loaded: Intake }) {
  const say = useSay()
  const { toasts } = useApp()
  const [state] = useState(() => signal(loaded))
  const [changing, setChanging] = useState(false)
  const intake = useValue(state)
  const saved = (text: Text) => (next: Intake) => {
    state.value = next
    toasts.success(text)
  }
  const isOver = intake.status === 'handed_in' || intake.status === 'sent'
  return (
    <>
      <Standing intake={intake} />
      {isOver && !changing ? (
        <>
          <Card>
            <IntakeFacts intake={intake} />
          </Card>
          <Account intake={intake} />
          <p>
            <Button onClick={() => setChanging(true)}>{say(words.change)}</Button>
          </p>
        </>
      ) : (
        <>
          {isOver && <p>{say(words.changeText)}</p>}
          <Section title={say(words.personTitle)}>
            <PersonForm intake={intake} saved={saved(words.personSaved)} />
          </Section>
          <Section title={say(words.numberTitle)}>
            <IntakeNumber
              last4={intake.ssn_last4}
              onSaved={(ssn_last4) => {
                const before = state.peek()
                state.value = { ...before, ssn_last4, status: intakeAfterChange(before.status) }
              }}
            />
          </Section>
          <Section title={say(words.withholdingTitle)}>
            <WithholdingForm intake={intake} saved={saved(words.withholdingSaved)} />
          </Section>
          <Account intake={intake} />
          <Section title={say(words.emergencyTitle)}>
            <EmergencyForm intake={intake} saved={saved(words.emergencySaved)} />
          </Section>
          {!isOver && (
            <Sign
              intake={intake}
              done={(next) => {
                saved(words.handedIn)(next)
                setChanging(false)
              }}
            />
          )}
        </>
      )}
    </>
  )
}

/** Where the form stands; nothing while it is filled in for the first time. */
function Standing({ intake }: { intake: Intake }) {
  const say = useSay()
  const day = (instant: string | null) =>
    dateWords(instant ?? '', 'day', say.locale, timeZoneOfState(intake.state))
  if (intake.status === 'draft') return null
  return (
    <p role="status">
      {intake.status === 'returned'
        ? say(words.wasReturned, { note: intake.note ?? '' })
        : intake.status === 'sent'
          ? say(words.wasSent, { day: day(intake.decided_at) })
          : say(words.wasHandedIn, { day: day(intake.handed_in_at) })}
    </p>
  )
}

function Account({ intake: { pay_account } }: { intake: Intake }) {
  const say = useSay()
  return (
    <Section title={say(words.accountTitle)}>
      <p>{say(pay_account ? words.accountIs : words.accountNone)}</p>
      <p>
        <Link href="/payments/bank">{say(pay_account ? words.accountLink : words.accountAdd)}</Link>
      </p>
    </Section>
  )
}

const parts: Readonly<Record<MissingForIntake, Text>> = {
  person: words.personTitle,
  number: words.numberTitle,
  withholding: words.withholdingTitle,
  emergency: words.emergencyTitle,
}

/** The signature, once nothing is missing. */
function Sign({ intake, done }: { intake: Intake; done: (intake: Intake) => void }) {
  const say = useSay()
  const missing = missingForIntake(intake)
  return (
    <Section title={say(words.signTitle)}>
      <p>{say(words.statement)}</p>
      {missing.length > 0 ? (
        <p className="soft">
          {say(taxScreenTexts.stillMissing, { what: missing.map((part) => say(parts[part])).join(', ') })}
        </p>
      ) : (
        <IntakeSignature key={intake.legal_name} legalName={intake.legal_name} done={done} />
      )}
    </Section>
  )
}
