import { uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { IconButton } from '../IconButton'
import { eye, eyeOff } from '../icons/basic'
import { useBinding, type Binding, type FormLike } from './binding'
import { controlProps, FieldFrame, type FieldTexts } from './FieldFrame'

type PasswordFieldProps<F extends FormLike> = FieldTexts &
  Binding<string, F> & { autoComplete?: 'current-password' | 'new-password' }

/** A password that can be looked at before it is sent. Pasting is welcome. */
export function PasswordField<F extends FormLike>(props: PasswordFieldProps<F>) {
  const field = useBinding<string, F>(props)
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame field={field} texts={props}>
      <div className="control">
        <input
          {...controlProps(field, props)}
          type={shown ? 'text' : 'password'}
          value={field.value ?? ''}
          readOnly={field.busy}
          autoComplete={props.autoComplete ?? 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => field.set(event.target.value)}
        />
        <IconButton
          icon={shown ? eyeOff : eye}
          label={shown ? uiTexts.hidePassword : uiTexts.showPassword}
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
        />
      </div>
    </FieldFrame>
  )
}
