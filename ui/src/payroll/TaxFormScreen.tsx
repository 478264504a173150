import { createTaxAddressForm, createTaxEnrollForm, getTaxData, type TaxData } from '@homecare/sdk/payments'
import { dayIn, type Text } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { householdTaxTexts, pageTitles, taxScreenTexts as words } from '@homecare/sdk/texts'
import { signal } from '@preact/signals-core'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { redirectTo, type HeadOf, type Load, type ScreenProps } from '../frame/screen'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { TaxAddressForm } from './TaxAddressForm'
import { TaxEnrollForm } from './TaxEnrollForm'
import { TaxNumbers } from './TaxNumbers'

interface TaxFormData {
  readonly taxes: TaxData
  readonly today: string
}

/** Whoever is enrolled changes what can be changed on the page of the enrollment. */
export const load: Load<TaxFormData> = async ({ care, signal: aborted }) => {
  const taxes = await care.call(getTaxData, {}, { signal: aborted })
  if (taxes.enrolled_at) return redirectTo('/payroll/tax-enroll')
  return { taxes, today: dayIn(timeZoneOfState(taxes.state), new Date()) }
}
export const head: HeadOf<TaxFormData> = () => ({ title: pageTitles.taxForm })

/** What an enrollment needs: how the household pays, its tax number and its address (`payroll/tax-enroll/form`). */
export default function TaxFormScreen({ data }: ScreenProps<TaxFormData>) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [taxes] = useState(() => signal(data.taxes))
  const now = useValue(taxes)
  const [forms] = useState(() => {
    const saved = (text: Text) => (next: TaxData) => {
      taxes.value = next
      toasts.success(text)
    }
    return {
      enroll: createTaxEnrollForm(care, data.taxes, data.today, saved(words.enrollSaved)),
      address: createTaxAddressForm(care, data.taxes, saved(words.addressSaved)),
    }
  })
  return (
    <Page width="read" title={say(pageTitles.taxForm)}>
      <Section title={say(words.enrollTitle)}>
        <TaxEnrollForm form={forms.enroll} />
      </Section>
      <TaxNumbers
        taxes={now}
        onSaved={(last4) => {
          taxes.value = { ...taxes.peek(), ...last4 }
        }}
      />
      <Section title={say(words.addressTitle)}>
        <TaxAddressForm form={forms.address} />
      </Section>
      <p>
        <Link href="/payroll/tax-enroll/review" look="primary">
          {say(householdTaxTexts.toReview)}
        </Link>
      </p>
    </Page>
  )
}
