import type { Form as FormState, Sayable } from '@homecare/sdk/kit'
import { uiTexts } from '@homecare/sdk/texts'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../Button'
import { ErrorSummary } from './ErrorSummary'
import { FormIdContext } from './binding'
import { useSay } from '../say'
import { useValue } from '../useValue'

interface FormProps<D extends object> {
  form: FormState<D>
  /** What the button does, in words: 'Send application'. */
  submit: Sayable
  /** Sends nothing while an error shows, for the forms whose documents ask for it. */
  disabled?: boolean
  /** After it was accepted. The form stays busy until what it returns is done, such as the way to the next page. */
  onAccepted?: () => unknown
  /** Beside the button: Cancel, Back, another way. */
  actions?: ReactNode
  children: ReactNode
}

/** One column of fields, a summary of errors on top, and a button that says what it does. */
export function Form<D extends object>({
  form,
  submit,
  disabled,
  onAccepted,
  actions,
  children,
}: FormProps<D>) {
  const say = useSay()
  const id = useId()
  const sending = useValue(form.busy)
  const [following, setFollowing] = useState(false)
  const busy = sending || following
  const accepted = useRef({ data: {}, at: 0 })
  const send = async () => {
    const { data, at } = accepted.current
    // The press was one of several, while what comes next is on its way.
    if (following || (data === form.data.peek() && Date.now() - at < acceptedForMs)) return
    if (!(await form.submit())) return
    accepted.current = { data: form.data.peek(), at: Date.now() }
    setFollowing(true)
    try {
      await onAccepted?.()
    } finally {
      setFollowing(false)
    }
  }
  return (
    <FormIdContext value={id}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <ErrorSummary form={form} formId={id} />
        {children}
        <div className="row">
          <Button type="submit" look="primary" busy={busy} disabled={disabled}>
            {say(submit)}
          </Button>
          {sending && form.giveUp && <GiveUp onPress={form.giveUp} />}
          {actions}
        </div>
      </form>
    </FormIdContext>
  )
}

/** A way out of what takes long; it comes when somebody may begin to wonder. */
function GiveUp({ onPress }: { onPress: () => void }) {
  const say = useSay()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), wonderAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    late && (
      <Button look="plain" onClick={onPress}>
        {say(uiTexts.stopWaiting)}
      </Button>
    )
  )
}

const wonderAfterMs = 4000
/** For so long after it was accepted the same content is not sent again. */
const acceptedForMs = 3000
