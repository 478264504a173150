import { lineMaxLength } from '@homecare/sdk/kit'
import { createRejectForm } from '@homecare/sdk/payments'
import { invoiceScreenTexts as words, paymentTexts, uiTexts } from '@homecare/sdk/texts'
import { signal } from '@preact/signals-core'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useHeld } from '../frame/scope'
import type { ModalProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { CheckboxGroup } from '../kit/fields/CheckboxGroup'
import { Form } from '../kit/fields/Form'
import { TextareaField } from '../kit/fields/TextareaField'
import { useCloseDialog } from '../kit/overlays/Dialog'
import { useOnceGone } from '../kit/overlays/useOnceGone'
import { useSay } from '../kit/say'
import { both, inLocale } from '../kit/words'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import { lineFacts, lineName } from './invoiceWords'
import { openInvoice, type OpenInvoice } from './openInvoice'

/** Sends the hours of an invoice back: which of them are wrong, and why. */
export default function RejectInvoiceModal({ close }: ModalProps) {
  const open = useHeld(openInvoice)
  // As it was when it opened: once it is sent back, the dialog stands until it is gone.
  const [first] = useState(open)
  const stands = first ?? open
  return stands?.invoice.status === 'pending' && <Opened open={stands} close={close} />
}

function Opened({ open, close }: { open: OpenInvoice; close: () => void }) {
  const { care, toasts } = useApp()
  const [sent] = useState(() => signal(false))
  const [form] = useState(() =>
    createRejectForm(care, open.invoice, () => {
      sent.value = true
      toasts.success(paymentTexts.invoiceRejected)
    }),
  )
  useOnceGone(() => {
    if (sent.peek()) open.changed()
  })
  return (
    <ProfileDialog title={words.rejectTitle} close={close} dirty={form.dirty}>
      {(leave) => <Fields open={open} form={form} leave={leave} />}
    </ProfileDialog>
  )
}

interface FieldsProps {
  open: OpenInvoice
  form: ReturnType<typeof createRejectForm>
  leave: () => void
}

function Fields({ open: { invoice, name }, form, leave }: FieldsProps) {
  const say = useSay()
  const cancel = useCloseDialog()
  const lines = invoice.lines.filter(
    ({ kind, line_id }) => line_id !== null && (kind === 'regular' || kind === 'special'),
  )
  return (
    <Form
      form={form}
      submit={words.reject}
      onAccepted={leave}
      actions={
        <Button look="plain" onClick={cancel}>
          {say(uiTexts.cancel)}
        </Button>
      }
    >
      <p>{say(words.rejectLead, { name })}</p>
      {lines.length > 0 && (
        <CheckboxGroup
          form={form}
          name="lines"
          label={words.rejectLines}
          options={lines.map((line) => ({
            value: line.line_id!,
            label: both(
              (locale) => `${inLocale(locale, lineName(line))}, ${inLocale(locale, lineFacts(line))}`,
            ),
          }))}
          optional
        />
      )}
      <TextareaField form={form} name="reason" label={words.rejectWhy} max={lineMaxLength} required />
    </Form>
  )
}
