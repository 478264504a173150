import { getMessageEligibility } from '@homecare/sdk/caregivers'
import { messageMaxLength } from '@homecare/sdk/chat'
import { resource } from '@homecare/sdk/kit'
import { createMessageForm, waitingMessage } from '@homecare/sdk/profile'
import { writeTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { browserStorage } from '../frame/storage/browserStorage'
import { FormDialog } from '../frame/FormDialog'
import { Banner } from '../kit/states/Banner'
import { TextareaField } from '../kit/fields/TextareaField'
import { Form } from '../kit/fields/Form'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

interface MessageDialogProps {
  id: number
  name: string
  onClose: () => void
}

/** Writes to a caregiver, then goes to the conversation. What was typed stays until it is sent. */
export default function MessageDialog({ id, name, onClose }: MessageDialogProps) {
  const say = useSay()
  const { care, navigation } = useApp()
  const [{ form, allowed, waiting }] = useState(() => {
    const waiting = waitingMessage(browserStorage('sessionStorage'))
    const form = createMessageForm(care, id, (conversation) => {
      waiting.forget()
      void navigation.go(`/messages/${conversation}`)
    })
    const message = waiting.for(id)?.text
    if (message) form.fill({ message })
    return {
      form,
      waiting,
      allowed: resource((signal) => care.call(getMessageEligibility, { id }, { signal })),
    }
  })
  const close = () => {
    if (waiting.for(id)) waiting.forget()
    onClose()
  }
  // A form that was only refused has nothing to lose.
  const dirty = useValue(form.fields.message.value) !== ''
  const verdict = useValue(allowed.data)
  useEffect(() => void allowed.load(), [allowed])

  return (
    <FormDialog title={say(writeTexts.messageTitle, { name })} form={form} dirty={dirty} onClose={close}>
      {verdict?.conversation_id && (
        <Link href={`/messages/${verdict.conversation_id}`} look="line">
          {say(writeTexts.openConversation)}
        </Link>
      )}
      {verdict && !verdict.allowed ? (
        <Banner tone="warn">{verdict.reason}</Banner>
      ) : (
        <Form form={form} submit={writeTexts.sendMessage} onAccepted={() => form.reset()}>
          <TextareaField
            form={form}
            name="message"
            label={writeTexts.messageLabel}
            hint={writeTexts.messageHint}
            max={messageMaxLength}
            rows={6}
            required
          />
        </Form>
      )}
    </FormDialog>
  )
}
