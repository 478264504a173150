import type { Sayable } from '@homecare/sdk/kit'
import { useState } from 'react'
import { IconButton } from '../IconButton'
import { eye, eyeOff } from '../icons/basic'
import { useBinding, type Binding, type FormLike } from './binding'
import { controlProps, FieldFrame, type FieldTexts } from './FieldFrame'

type SecretNumberFieldProps<F extends FormLike> = FieldTexts &
  Binding<string, F> & {
    /** What the button beside it does: show what was typed, and hide it again. */
    show: Sayable
    hide: Sayable
    maxLength?: number
  }

/** A private number typed on a number pad, dotted out until it is asked for, and never kept by the browser. */
export function SecretNumberField<F extends FormLike>(props: SecretNumberFieldProps<F>) {
  const field = useBinding<string, F>(props)
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame field={field} texts={props}>
      <div className="control">
        <input
          {...controlProps(field, props)}
          type={shown ? 'text' : 'password'}
          inputMode="numeric"
          value={field.value ?? ''}
          readOnly={field.busy}
          // Password managers offer to keep what looks like a password, unless it is said to be a code for once.
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={props.maxLength}
          onChange={(event) => field.set(event.target.value.replace(/[^\d-]/g, ''))}
        />
        <IconButton
          icon={shown ? eyeOff : eye}
          label={shown ? props.hide : props.show}
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
        />
      </div>
    </FieldFrame>
  )
}
