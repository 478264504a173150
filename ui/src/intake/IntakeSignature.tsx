import { createIntakeSignature, type Intake } from '@homecare/sdk/intake'
import { intakeTexts as words, taxScreenTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'

/** Signing with the legal name, which hands the form in. */
export function IntakeSignature({ legalName, done }: { legalName: string; done: (intake: Intake) => void }) {
  const { care } = useApp()
  const [form] = useState(() => createIntakeSignature(care, legalName, done))
  return (
    <Form form={form} submit={words.handIn}>
      <Field form={form} name="full_name" label={taxScreenTexts.signature} autoComplete="off" required />
    </Form>
  )
}
