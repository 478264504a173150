import { createFinishLaterForm } from '@homecare/sdk/families'
import { newAccountTexts, signupTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useToasts } from '../frame/app'
import { useHeld } from '../frame/scope'
import type { ModalProps } from '../frame/screen'
import { Dialog } from '../kit/overlays/Dialog'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { useSay } from '../kit/say'
import { openSignup } from './signup/openSignup'
import type { OpenSignup } from './signup/steps'

/** Puts the sign-up aside and mails a link to go on with (finish-later dialog). */
export default function FinishLaterModal({ close }: ModalProps) {
  const flow = useHeld(openSignup)
  return flow && <FinishLater flow={flow} close={close} />
}

function FinishLater({ flow, close }: { flow: OpenSignup; close: () => void }) {
  const say = useSay()
  const toasts = useToasts()
  const [form] = useState(() => createFinishLaterForm(flow))
  return (
    <Dialog title={say(signupTexts.finishLaterTitle)} onClose={close}>
      <p>{say(signupTexts.finishLaterText)}</p>
      <Form
        form={form}
        submit={signupTexts.sendLink}
        onAccepted={() => {
          toasts.success({ text: signupTexts.linkSent, params: { email: form.data.peek().email.trim() } })
          close()
        }}
      >
        <Field
          form={form}
          name="email"
          label={newAccountTexts.email}
          type="email"
          autoComplete="email"
          required
        />
      </Form>
    </Dialog>
  )
}
