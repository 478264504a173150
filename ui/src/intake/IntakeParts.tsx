import {
  createIntakeEmergencyForm,
  createIntakePersonForm,
  createIntakeWithholdingForm,
  filingStatuses,
  type Intake,
} from '@homecare/sdk/intake'
import { intakeTexts as words, taxScreenTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useUnsaved } from '../frame/useUnsaved'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { MoneyField } from '../kit/fields/MoneyField'
import { PhoneField } from '../kit/fields/PhoneField'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { SelectField } from '../kit/fields/SelectField'
import { useSay } from '../kit/say'
import { AddressFields, stateOptions } from '../payroll/AddressFields'

interface PartProps {
  intake: Intake
  saved: (intake: Intake) => void
}

/** Who somebody is to payroll, and where they live. */
export function PersonForm({ intake, saved }: PartProps) {
  const { care } = useApp()
  const [form] = useState(() => createIntakePersonForm(care, intake, saved))
  useUnsaved(form.dirty)
  return (
    <Form form={form} submit={taxScreenTexts.save}>
      <Field
        form={form}
        name="legal_name"
        label={words.legalName}
        hint={words.legalNameHint}
        autoComplete="name"
        required
      />
      <AddressFields form={form} />
    </Form>
  )
}

const filingOptions = filingStatuses.entries.map(({ id, label }) => ({
  ...{ value: id, label },
  ...(id === 'head' && { hint: words.headHint }),
}))
const yesOrNo = [
  { value: 'yes' as const, label: words.yes },
  { value: 'no' as const, label: words.no },
]

/** What is withheld from somebody's pay, as Form W-4 asks it. */
export function WithholdingForm({ intake, saved }: PartProps) {
  const say = useSay()
  const { care } = useApp()
  const [form] = useState(() => createIntakeWithholdingForm(care, intake, saved))
  useUnsaved(form.dirty)
  return (
    <Form form={form} submit={taxScreenTexts.save}>
      <p>{say(words.withholdingText)}</p>
      <RadioGroup
        form={form}
        name="filing_status"
        label={words.filingStatus}
        options={filingOptions}
        required
      />
      <RadioGroup
        form={form}
        name="multiple_jobs"
        label={words.multipleJobs}
        options={yesOrNo}
        look="chips"
        required
      />
      <MoneyField
        form={form}
        name="dependents_cents"
        label={words.dependents}
        hint={words.dependentsHint}
        optional
      />
      <MoneyField
        form={form}
        name="other_income_cents"
        label={words.otherIncome}
        hint={words.otherIncomeHint}
        optional
      />
      <MoneyField form={form} name="deductions_cents" label={words.deductions} optional />
      <MoneyField form={form} name="extra_cents" label={words.extra} optional />
      <SelectField form={form} name="work_state" label={words.workState} options={stateOptions} required />
    </Form>
  )
}

/** Whom to call in an emergency. */
export function EmergencyForm({ intake, saved }: PartProps) {
  const { care } = useApp()
  const [form] = useState(() => createIntakeEmergencyForm(care, intake, saved))
  useUnsaved(form.dirty)
  return (
    <Form form={form} submit={taxScreenTexts.save}>
      <Field form={form} name="emergency_name" label={words.emergencyName} autoComplete="off" required />
      <PhoneField form={form} name="emergency_phone" label={words.emergencyPhone} required />
      <Field
        form={form}
        name="emergency_relation"
        label={words.emergencyRelation}
        hint={words.emergencyRelationHint}
        autoComplete="off"
        required
      />
    </Form>
  )
}
