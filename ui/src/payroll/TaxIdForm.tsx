import { createTaxIdForm, type TaxData } from '@homecare/sdk/payments'
import type { TaxNumberKind } from '@homecare/sdk/payroll'
import { backgroundTexts, taxScreenTexts as words, uiTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { Form } from '../kit/fields/Form'
import { SecretNumberField } from '../kit/fields/SecretNumberField'
import { useSay } from '../kit/say'

interface TaxIdFormProps {
  kind: TaxNumberKind
  onSaved: (last4: Pick<TaxData, 'ssn_last4' | 'employer_id_last4'>) => void
  /** Leads back to what it took the place of; a dialog has a way out of its own. */
  onCancel?: () => void
}

/** A tax number: dotted out, never known beforehand, kept by no browser, and gone from the page once it was taken. */
export function TaxIdForm({ kind, onSaved, onCancel }: TaxIdFormProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [form] = useState(() =>
    createTaxIdForm(care, kind, (last4) => {
      toasts.success(words.numberSaved)
      onSaved(last4)
    }),
  )
  // A page that is left keeps nothing of it for Back.
  useEffect(() => () => form.reset({ number: '' }), [form])
  return (
    <Form
      form={form}
      submit={words.save}
      actions={
        onCancel && (
          <Button look="plain" onClick={onCancel}>
            {say(uiTexts.cancel)}
          </Button>
        )
      }
    >
      <SecretNumberField
        form={form}
        name="number"
        label={kind === 'ssn' ? words.ssn : words.employerId}
        hint={words.nineDigits}
        show={backgroundTexts.showNumber}
        hide={backgroundTexts.hideNumber}
        maxLength={11}
        required
      />
    </Form>
  )
}
