import {
  createTaxAddressForm,
  createTaxChoiceForm,
  createTaxEnrollForm,
  createTaxSignature,
  getTaxData,
  missingForEnrollment,
  type MissingForEnrollment,
  type TaxData,
} from '@homecare/sdk/payments'
import { dateWords, dayIn, type Text } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { pageTitles, taxScreenTexts as words } from '@homecare/sdk/texts'
import { signal } from '@preact/signals-core'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useHolding } from '../frame/scope'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { Facts } from '../kit/layout/Facts'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { useValue } from '../kit/useValue'
import { openTaxes } from './openTaxes'
import { TaxAddressForm } from './TaxAddressForm'
import { TaxEnrollForm } from './TaxEnrollForm'
import { TaxesExplained } from './TaxesExplained'
import { TaxIdForm } from './TaxIdForm'

interface TaxEnrollData {
  readonly taxes: TaxData
  readonly today: string
}

export const load: Load<TaxEnrollData> = async ({ care, signal: aborted }) => {
  const taxes = await care.call(getTaxData, {}, { signal: aborted })
  return { taxes, today: dayIn(timeZoneOfState(taxes.state), new Date()) }
}
export const head: HeadOf<TaxEnrollData> = () => ({ title: pageTitles.taxEnroll })

/** What it means to be a household employer, and the enrollment of whoever wants it (`payroll/tax-enroll`). */
export default function TaxEnrollScreen({ data }: ScreenProps<TaxEnrollData>) {
  const say = useSay()
  const { care, toasts } = useApp()
  const { today } = data
  const [taxes] = useState(() => signal(data.taxes))
  const now = useValue(taxes)
  const [forms] = useState(() => {
    const saved = (text: Text) => (next: TaxData) => {
      taxes.value = next
      toasts.success(text)
    }
    return {
      choice: createTaxChoiceForm(care, data.taxes, saved(words.choiceSaved)),
      enroll: createTaxEnrollForm(care, data.taxes, today, saved(words.enrollSaved)),
      address: createTaxAddressForm(care, data.taxes, saved(words.addressSaved)),
    }
  })
  return (
    <Page width="read" title={say(pageTitles.taxEnroll)}>
      {now.enrolled_at ? (
        <Banner
          tone="good"
          title={say(words.enrolledSince, {
            day: dateWords(now.enrolled_at.slice(0, 10), 'day', say.locale),
          })}
        />
      ) : (
        <TaxesExplained form={forms.choice} today={today} />
      )}
      {now.choice === 'enroll' && (
        <>
          {!now.enrolled_at && (
            <Section title={say(words.enrollTitle)}>
              <TaxEnrollForm form={forms.enroll} />
            </Section>
          )}
          <Numbers
            taxes={now}
            onSaved={(last4) => {
              taxes.value = { ...taxes.peek(), ...last4 }
            }}
          />
          <Section title={say(words.addressTitle)}>
            <TaxAddressForm form={forms.address} />
          </Section>
          {!now.enrolled_at && (
            <Sign
              // Of the name that was saved last.
              key={now.legal_name}
              taxes={now}
              onEnrolled={(next) => {
                taxes.value = next
                toasts.success(words.enrolled)
              }}
            />
          )}
        </>
      )}
    </Page>
  )
}

interface NumbersProps {
  taxes: TaxData
  onSaved: (last4: Pick<TaxData, 'ssn_last4' | 'employer_id_last4'>) => void
}

/** The tax numbers by their last digits, and the way to enter one. */
function Numbers({ taxes, onSaved }: NumbersProps) {
  const say = useSay()
  const { navigation } = useApp()
  const [entering, setEntering] = useState(false)
  const [tell] = useState(() => onSaved)
  useHolding(openTaxes, tell)
  const shown = (last4: string | null) => (last4 ? say(words.endsWith, { last4 }) : say(words.notSaved))
  return (
    <Section title={say(words.numberTitle)}>
      <p>{say(words.numberWhy)}</p>
      <Facts
        facts={[
          { name: words.ssn, value: shown(taxes.ssn_last4) },
          { name: words.employerId, value: shown(taxes.employer_id_last4) },
        ]}
      />
      {entering ? (
        <TaxIdForm
          kind="ssn"
          onSaved={(last4) => {
            onSaved(last4)
            setEntering(false)
          }}
        />
      ) : (
        <div className="row">
          <Button onClick={() => setEntering(true)}>
            {say(taxes.ssn_last4 ? words.replaceNumber : words.enterNumber)}
          </Button>
          <Button look="quiet" onClick={() => void navigation.openModal('employerId')}>
            {say(words.addEmployerId)}
          </Button>
        </div>
      )}
    </Section>
  )
}

/** The signature, once nothing is missing. */
function Sign({ taxes, onEnrolled }: { taxes: TaxData; onEnrolled: (taxes: TaxData) => void }) {
  const say = useSay()
  const { care } = useApp()
  const [form] = useState(() => createTaxSignature(care, taxes.legal_name, onEnrolled))
  const missing = missingForEnrollment(taxes)
  return (
    <Section title={say(words.signTitle)}>
      {missing.length > 0 ? (
        <p className="soft">
          {say(words.stillMissing, { what: missing.map((step) => say(steps[step])).join(', ') })}
        </p>
      ) : (
        <Form form={form} submit={words.enroll}>
          <Field form={form} name="full_name" label={words.signature} autoComplete="off" required />
        </Form>
      )}
    </Section>
  )
}

const steps: Readonly<Record<MissingForEnrollment, Text>> = {
  enroll: words.enrollTitle,
  number: words.numberTitle,
  address: words.addressTitle,
}
