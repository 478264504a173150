import { filingStatuses, type Intake } from '@homecare/sdk/intake'
import { formatDollars, formatPhone } from '@homecare/sdk/kit'
import { states } from '@homecare/sdk/places'
import { intakeTexts as words, taxScreenTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { Facts } from '../kit/layout/Facts'
import { useSay } from '../kit/say'

interface FactsProps {
  intake: Intake
  /** In place of its last digits. */
  number?: ReactNode
}

/** All that a payroll form says. */
export function IntakeFacts({ intake, number }: FactsProps) {
  const say = useSay()
  const amount = (cents: number) => (cents > 0 ? formatDollars(cents) : say(words.none))
  const status = filingStatuses.find(intake.filing_status)
  const workState = states.find(intake.work_state)
  const place = [intake.address, intake.address2, intake.city, `${intake.state} ${intake.zip_code}`]
  return (
    <Facts
      facts={[
        { name: words.legalName, value: intake.legal_name },
        { name: taxScreenTexts.street, value: place.filter((part) => part.trim() !== '').join(', ') },
        {
          name: taxScreenTexts.ssn,
          value: number ?? say(words.endsWith, { last4: intake.ssn_last4 ?? '' }),
        },
        { name: words.filingStatus, value: status ? say(status.label) : say(taxScreenTexts.notSaved) },
        { name: words.multipleJobs, value: say(intake.multiple_jobs ? words.yes : words.no) },
        { name: words.dependents, value: amount(intake.dependents_cents) },
        { name: words.otherIncome, value: amount(intake.other_income_cents) },
        { name: words.deductions, value: amount(intake.deductions_cents) },
        { name: words.extra, value: amount(intake.extra_cents) },
        { name: words.workState, value: workState ? say(workState.label) : intake.work_state },
        {
          name: words.emergencyTitle,
          value: `${intake.emergency_name}, ${intake.emergency_relation}, ${formatPhone(intake.emergency_phone)}`,
        },
      ]}
    />
  )
}
