import { describeFailure, formatPhone, message } from '@homecare/sdk/kit'
import { verificationTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { Button } from '../kit/Button'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import type { PhoneStepProps } from './PhoneVerification'

/** The code, a new one, or another number. */
export function CodeStep({ store, leave, registering = false, digits }: PhoneStepProps & { digits: number }) {
  const say = useSay()
  const sentTo = useValue(store.sentTo)
  const form = store.codeForm
  if (!sentTo) return null
  const { sentByCall, sentByText } = verificationTexts
  const sent = sentTo.method === 'call' ? sentByCall : sentByText
  return (
    <>
      <p role="status">{say(message(sent, { phone: formatPhone(sentTo.phone) }))}</p>
      <Form
        form={form}
        submit={verificationTexts.verify}
        actions={
          !registering && (
            <Button look="plain" onClick={leave}>
              {say(verificationTexts.cancel)}
            </Button>
          )
        }
      >
        <Field
          form={form}
          name="validation_code"
          label={verificationTexts.code}
          hint={message(verificationTexts.codeHint, { digits })}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={digits}
          short
          autoFocus
          required
        />
      </Form>
      <Again store={store} />
    </>
  )
}

function Again({ store }: Pick<PhoneStepProps, 'store'>) {
  const say = useSay()
  const [resent, setResent] = useState(false)
  const busy = useValue(store.resend.busy)
  const error = useValue(store.resend.error)
  const refusal = useValue(store.refusal)
  const again = async () => {
    setResent(false)
    await store.resend.run()
    setResent(store.resend.error.peek() === null)
  }
  return (
    <>
      <p role="status">
        {error ? say(refusal ?? describeFailure(error)) : resent && say(verificationTexts.resent)}
      </p>
      <div className="row">
        <Button busy={busy} onClick={again}>
          {say(verificationTexts.resend)}
        </Button>
        <Button look="plain" onClick={() => store.enterNumber()}>
          {say(verificationTexts.otherNumber)}
        </Button>
      </div>
    </>
  )
}
