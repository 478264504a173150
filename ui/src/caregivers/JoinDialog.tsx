import { loginHref, type PagePath } from '@homecare/sdk/addresses'
import { messageMaxLength } from '@homecare/sdk/chat'
import { createForm, max } from '@homecare/sdk/kit'
import { waitingMessage } from '@homecare/sdk/profile'
import { writeErrorTexts, writeTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { visitorStorage } from '../frame/storage/visitorStorage'
import { useBackCloses } from '../frame/useBackCloses'
import { Dialog } from '../kit/overlays/Dialog'
import { TextareaField } from '../kit/fields/TextareaField'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

interface JoinDialogProps {
  id: number
  name: string
  /** The profile: logging in leads back to it. */
  here: PagePath
  onClose: () => void
}

/**
 * A visitor wants to write: what it takes, and the two ways to it. Whom they want to write to, and what they have
 * written, waits in this tab meanwhile.
 */
export default function JoinDialog({ id, name, here, onClose }: JoinDialogProps) {
  const say = useSay()
  const [{ waiting, form }] = useState(() => {
    const waiting = waitingMessage(visitorStorage('sessionStorage'))
    const message = {
      initial: waiting.for(id)?.text ?? '',
      checks: [max(messageMaxLength, writeErrorTexts.tooLong)],
    }
    return { waiting, form: createForm({ fields: { message }, submit: () => Promise.resolve() }) }
  })
  const text = useValue(form.fields.message.value)
  useEffect(() => waiting.keep({ to: id, name, here, text }), [waiting, id, name, here, text])
  const close = () => {
    // Whoever has written nothing, and goes neither way, has nobody waiting.
    if (text.trim() === '') waiting.forget()
    onClose()
  }
  return (
    <Dialog
      title={say(writeTexts.joinTitle, { name })}
      onClose={close}
      onStanding={useBackCloses()}
      actions={
        <>
          <Link href="/family-signup" look="primary">
            {say(writeTexts.joinAction)}
          </Link>
          <Link href={loginHref(here)} look="quiet">
            {say(writeTexts.loginAction)}
          </Link>
        </>
      }
    >
      <p>{say(writeTexts.joinText, { name })}</p>
      <TextareaField
        form={form}
        name="message"
        label={writeTexts.messageLabel}
        hint={writeTexts.joinKept}
        max={messageMaxLength}
        rows={4}
        optional
      />
    </Dialog>
  )
}
