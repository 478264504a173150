import { firstWordTexts as words } from '@homecare/sdk/texts'
import { createResendForm, firstWordDays, type FirstWordKept } from '@homecare/sdk/visitors'
import { useEffect, useRef, useState } from 'react'
import { useCare } from '../frame/app'
import { Button } from '../kit/Button'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { useSay } from '../kit/say'

interface LetterSentProps {
  /** The caregiver's. */
  name: string
  kept: FirstWordKept
  onResent: (kept: FirstWordKept) => void
  onAnother: () => void
}

/** The letter is on its way: where it went, until when it counts, and how to get it again or elsewhere. */
export function LetterSent({ name, kept, onResent, onAnother }: LetterSentProps) {
  const say = useSay()
  const care = useCare()
  const [again, setAgain] = useState<string | null>(null)
  const [form] = useState(() =>
    createResendForm(care, kept, (resent) => {
      setAgain(resent.email)
      onResent(resent)
    }),
  )
  // It stands where the fields were, which took the focus with them.
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <div className="stack">
      <p className="lead" ref={said} tabIndex={-1}>
        {say(words.mailLead, { email: kept.email, name })}
      </p>
      <p>{say.count(words.mailDays, firstWordDays)}</p>
      <h3>{say(words.noMail)}</h3>
      <p className="soft">{say(words.againHint)}</p>
      <Form
        form={form}
        submit={words.again}
        actions={
          <Button look="plain" onClick={onAnother}>
            {say(words.another)}
          </Button>
        }
      >
        <Field form={form} name="email" label={words.email} type="email" required />
      </Form>
      <p role="status">{again !== null && say(words.sentAgain, { email: again })}</p>
    </div>
  )
}
