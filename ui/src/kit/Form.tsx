import type { Form as FormState, Sayable } from '@homecare/sdk'
import { useId, type ReactNode } from 'react'
import { Button } from './Button'
import { ErrorSummary } from './ErrorSummary'
import { FormIdContext } from './fields/binding'
import { useSay } from './say'
import { useValue } from './useValue'

interface FormProps<D extends object> {
  form: FormState<D>
  /** What the button does, in words: 'Send application'. */
  submit: Sayable
  /** Sends nothing while an error shows, for the forms whose documents ask for it. */
  disabled?: boolean
  /** After it was accepted. */
  onAccepted?: () => void
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
  const busy = useValue(form.busy)
  return (
    <FormIdContext value={id}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit().then((accepted) => accepted && onAccepted?.())
        }}
      >
        <ErrorSummary form={form} formId={id} />
        {children}
        <div className="row">
          <Button type="submit" look="primary" busy={busy} disabled={disabled}>
            {say(submit)}
          </Button>
          {actions}
        </div>
      </form>
    </FormIdContext>
  )
}
