import { noteMaxLength } from '@homecare/sdk/kit'
import { createClaimForm, refusesClaim } from '@homecare/sdk/moneyDesk'
import { claimTexts as words, uiTexts } from '@homecare/sdk/texts'
import { signal } from '@preact/signals-core'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useHeld } from '../frame/scope'
import type { ModalProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { Form } from '../kit/fields/Form'
import { TextareaField } from '../kit/fields/TextareaField'
import { useCloseDialog } from '../kit/overlays/Dialog'
import { useOnceGone } from '../kit/overlays/useOnceGone'
import { useSay } from '../kit/say'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import { openInvoice, type OpenInvoice } from './openInvoice'

/** Says that something is wrong with the payment of an invoice: our staff read it. */
export default function DisputeInvoiceModal({ close }: ModalProps) {
  const { clockAhead } = useApp()
  const open = useHeld(openInvoice)
  const [now] = useState(() => Date.now() + clockAhead.peek())
  // As it was when it opened: once it is sent, the dialog stands until it is gone.
  const [first] = useState(open)
  const stands = first ?? open
  if (!stands || refusesClaim(stands.invoice, now) !== null) return null
  return <Opened open={stands} close={close} />
}

function Opened({ open, close }: { open: OpenInvoice; close: () => void }) {
  const { care, toasts } = useApp()
  const [sent] = useState(() => signal(false))
  const [form] = useState(() =>
    createClaimForm(care, open.invoice, () => {
      sent.value = true
      toasts.success(words.sent)
    }),
  )
  useOnceGone(() => {
    if (sent.peek()) open.changed()
  })
  return (
    <ProfileDialog title={words.title} close={close} dirty={form.dirty}>
      {(leave) => <Fields open={open} form={form} leave={leave} />}
    </ProfileDialog>
  )
}

interface FieldsProps {
  open: OpenInvoice
  form: ReturnType<typeof createClaimForm>
  leave: () => void
}

function Fields({ open: { name }, form, leave }: FieldsProps) {
  const say = useSay()
  const cancel = useCloseDialog()
  return (
    <Form
      form={form}
      submit={words.send}
      onAccepted={leave}
      actions={
        <Button look="plain" onClick={cancel}>
          {say(uiTexts.cancel)}
        </Button>
      }
    >
      <p>{say(words.lead, { name })}</p>
      <TextareaField
        form={form}
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        rows={4}
        max={noteMaxLength}
        required
      />
    </Form>
  )
}
