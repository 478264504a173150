import {
  createTaxSignature,
  missingForEnrollment,
  type MissingForEnrollment,
  type TaxData,
} from '@homecare/sdk/payments'
import type { Text } from '@homecare/sdk/kit'
import { taxScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'

interface TaxSignatureProps {
  taxes: TaxData
  onEnrolled: (taxes: TaxData) => void
}

/** The signature, once nothing is missing. */
export function TaxSignature({ taxes, onEnrolled }: TaxSignatureProps) {
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
