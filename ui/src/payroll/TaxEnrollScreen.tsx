import { createTaxChoiceForm, getTaxData, type TaxData } from '@homecare/sdk/payments'
import { dateWords, dayIn } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { householdTaxTexts, pageTitles, taxScreenTexts as words } from '@homecare/sdk/texts'
import { signal } from '@preact/signals-core'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { useValue } from '../kit/useValue'
import { EmployerData } from './EmployerData'
import { TaxesExplained } from './TaxesExplained'

interface TaxEnrollData {
  readonly taxes: TaxData
  readonly today: string
}

export const load: Load<TaxEnrollData> = async ({ care, signal: aborted }) => {
  const taxes = await care.call(getTaxData, {}, { signal: aborted })
  return { taxes, today: dayIn(timeZoneOfState(taxes.state), new Date()) }
}
export const head: HeadOf<TaxEnrollData> = () => ({ title: pageTitles.taxEnroll })

/**
 * What it means to be a household employer, and the way to enroll; of whoever is enrolled, what it can change
 * (`payroll/tax-enroll`).
 */
export default function TaxEnrollScreen({ data: { taxes: loaded, today } }: ScreenProps<TaxEnrollData>) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const [taxes] = useState(() => signal(loaded))
  const now = useValue(taxes)
  const [choice] = useState(() =>
    createTaxChoiceForm(care, loaded, (next) => {
      taxes.value = next
      toasts.success(words.choiceSaved)
    }),
  )
  return (
    <Page width="read" title={say(pageTitles.taxEnroll)}>
      {now.enrolled_at ? (
        <>
          <Banner
            tone="good"
            title={say(words.enrolledSince, { day: dateWords(now.enrolled_at, 'day', say.locale) })}
            actions={
              <Link href="/payroll" look="quiet">
                {say(householdTaxTexts.see)}
              </Link>
            }
          />
          <EmployerData taxes={taxes} />
        </>
      ) : (
        <>
          <TaxesExplained
            form={choice}
            today={today}
            onAccepted={() => {
              if (taxes.peek().choice === 'enroll') return navigation.go('/payroll/tax-enroll/form')
            }}
          />
          {now.choice === 'enroll' && (
            <p>
              <Link href="/payroll/tax-enroll/form" look="primary">
                {say(householdTaxTexts.goOn)}
              </Link>
            </p>
          )}
        </>
      )}
    </Page>
  )
}
