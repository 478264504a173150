import { modals } from '@homecare/sdk/addresses'
import { noteMaxLength } from '@homecare/sdk/kit'
import { createCancelForm } from '@homecare/sdk/memberships'
import { membershipScreenTexts as words } from '@homecare/sdk/texts'
import { signal } from '@preact/signals-core'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { useHeld } from '../frame/scope'
import type { ModalProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { Form } from '../kit/fields/Form'
import { TextareaField } from '../kit/fields/TextareaField'
import { useCloseDialog } from '../kit/overlays/Dialog'
import { useSay } from '../kit/say'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import { GivenList } from './GivenList'
import { dayWords } from './membershipWords'
import { openMembership, type OpenMembership } from './openMembership'

/** Cancels a membership, once it is said when it ends and what is lost. */
export default function MembershipCancelModal({ close }: ModalProps) {
  const open = useHeld(openMembership)
  // As it was when it opened: once it is cancelled, the dialog stands until it is gone.
  const [first] = useState(open)
  const stands = first ?? open
  return (
    stands &&
    ['active', 'past_due'].includes(stands.membership.status) && <Opened open={stands} close={close} />
  )
}

function Opened({ open, close }: { open: OpenMembership; close: () => void }) {
  const { care, toasts } = useApp()
  const [sent] = useState(() => signal(false))
  const [form] = useState(() =>
    createCancelForm(care, () => {
      sent.value = true
      toasts.success(words.cancelled)
    }),
  )
  // Once the dialog is gone: closing it shows the page beneath as it was kept, and ends what is on its way.
  useEffect(
    () => () => {
      if (sent.peek()) open.changed()
    },
    [open, sent],
  )
  return (
    <ProfileDialog title={modals.get('membershipCancel').label} close={close} dirty={form.dirty}>
      {(leave) => <Question open={open} form={form} leave={leave} />}
    </ProfileDialog>
  )
}

interface QuestionProps {
  open: OpenMembership
  form: ReturnType<typeof createCancelForm>
  leave: () => void
}

function Question({ open: { membership }, form, leave }: QuestionProps) {
  const say = useSay()
  const cancel = useCloseDialog()
  const { name, benefits, status, renews_on } = membership
  return (
    <Form
      form={form}
      submit={words.cancel}
      onAccepted={leave}
      actions={
        <Button look="plain" onClick={cancel}>
          {say(words.goBack)}
        </Button>
      }
    >
      <p>
        {status === 'past_due' || renews_on === null
          ? say(words.cancelNow, { name })
          : say(words.cancelEnds, { name, day: dayWords(renews_on, say.locale) })}
      </p>
      {benefits.length > 0 && <p>{say(words.cancelLoses)}</p>}
      <GivenList lines={benefits} />
      <TextareaField
        form={form}
        name="reason"
        label={words.cancelReason}
        rows={3}
        max={noteMaxLength}
        optional
      />
    </Form>
  )
}
