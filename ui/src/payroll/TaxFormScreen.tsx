import { createTaxEnrollForm, getTaxData, type TaxData } from '@homecare/sdk/payments'
import { dayIn } from '@homecare/sdk/kit'
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
import { EmployerData } from './EmployerData'
import { TaxEnrollForm } from './TaxEnrollForm'

/** Whoever is enrolled changes what can be changed on the page of the enrollment. */
export const load: Load<TaxData> = async ({ care, signal: aborted }) => {
  const taxes = await care.call(getTaxData, {}, { signal: aborted })
  return taxes.enrolled_at ? redirectTo('/payroll/tax-enroll') : taxes
}
export const head: HeadOf<TaxData> = () => ({ title: pageTitles.taxForm })

/** What an enrollment needs: how the household pays, its tax number and its address (`payroll/tax-enroll/form`). */
export default function TaxFormScreen({ data }: ScreenProps<TaxData>) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [taxes] = useState(() => signal(data))
  const [enroll] = useState(() =>
    createTaxEnrollForm(care, data, dayIn(timeZoneOfState(data.state), new Date()), (next) => {
      taxes.value = next
      toasts.success(words.enrollSaved)
    }),
  )
  return (
    <Page width="read" title={say(pageTitles.taxForm)}>
      <Section title={say(words.enrollTitle)}>
        <TaxEnrollForm form={enroll} />
      </Section>
      <EmployerData taxes={taxes} />
      <p>
        <Link href="/payroll/tax-enroll/review" look="primary">
          {say(householdTaxTexts.toReview)}
        </Link>
      </p>
    </Page>
  )
}
