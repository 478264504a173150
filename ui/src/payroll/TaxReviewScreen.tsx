import { getTaxData, payFrequencies, type TaxData } from '@homecare/sdk/payments'
import { dateWords } from '@homecare/sdk/kit'
import { householdTaxTexts, pageTitles, taxScreenTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { redirectTo, type HeadOf, type Load, type ScreenProps } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { Facts } from '../kit/layout/Facts'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { numberWords } from './numberWords'
import { TaxSignature } from './TaxSignature'

/** Whoever is enrolled has signed already. */
export const load: Load<TaxData> = async ({ care, signal }) => {
  const taxes = await care.call(getTaxData, {}, { signal })
  return taxes.enrolled_at ? redirectTo('/payroll') : taxes
}
export const head: HeadOf<TaxData> = () => ({ title: pageTitles.taxReview })

/** All that a household enrolls with, and its signature (`payroll/tax-enroll/review`). */
export default function TaxReviewScreen({ data: taxes }: ScreenProps<TaxData>) {
  const say = useSay()
  const { toasts, navigation } = useApp()
  const frequency = payFrequencies.find(taxes.pay_frequency)
  const place = [taxes.address, taxes.address2, taxes.city, `${taxes.state} ${taxes.zip_code}`]
  return (
    <Page width="read" title={say(pageTitles.taxReview)} lead={say(householdTaxTexts.reviewLead)}>
      <Card>
        <Facts
          facts={[
            { name: words.legalName, value: taxes.legal_name },
            { name: words.frequency, value: frequency ? say(frequency.label) : say(words.notSaved) },
            {
              name: words.firstPayDate,
              value: taxes.first_pay_date
                ? dateWords(taxes.first_pay_date, 'day', say.locale)
                : say(words.notSaved),
            },
            { name: words.ssn, value: say(numberWords(taxes.ssn_last4)) },
            { name: words.employerId, value: say(numberWords(taxes.employer_id_last4)) },
            { name: words.addressTitle, value: place.filter((part) => part.trim() !== '').join(', ') },
          ]}
        />
        <p>
          <Link href="/payroll/tax-enroll/form" look="quiet">
            {say(householdTaxTexts.change)}
          </Link>
        </p>
      </Card>
      <p>{say(words.consent)}</p>
      <TaxSignature
        taxes={taxes}
        onEnrolled={() => {
          toasts.success(words.enrolled)
          void navigation.go('/payroll', { replace: true, evenUnsaved: true })
        }}
      />
    </Page>
  )
}
