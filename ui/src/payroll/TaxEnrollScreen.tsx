import {
  createTaxAddressForm,
  createTaxChoiceForm,
  createTaxEnrollForm,
  getTaxData,
  type TaxData,
} from '@homecare/sdk/payments'
import { dateWords, dayIn, type Text } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { householdTaxTexts, pageTitles, taxScreenTexts as words } from '@homecare/sdk/texts'
import { signal } from '@preact/signals-core'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { useValue } from '../kit/useValue'
import { TaxAddressForm } from './TaxAddressForm'
import { TaxEnrollForm } from './TaxEnrollForm'
import { TaxesExplained } from './TaxesExplained'
import { TaxNumbers } from './TaxNumbers'
import { TaxSignature } from './TaxSignature'

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
          actions={
            <Link href="/payroll" look="quiet">
              {say(householdTaxTexts.see)}
            </Link>
          }
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
          <TaxNumbers
            taxes={now}
            onSaved={(last4) => {
              taxes.value = { ...taxes.peek(), ...last4 }
            }}
          />
          <Section title={say(words.addressTitle)}>
            <TaxAddressForm form={forms.address} />
          </Section>
          {!now.enrolled_at && (
            <TaxSignature
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
