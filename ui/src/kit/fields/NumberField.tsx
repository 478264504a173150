import { useState } from 'react'
import { useBinding, type Binding, type FormLike } from './binding'
import { controlProps, FieldFrame, type FieldTexts } from './FieldFrame'

type NumberFieldProps<F extends FormLike> = FieldTexts &
  Binding<number | null, F> & {
    /** Takes a decimal point. */
    decimal?: boolean
  }

/** A number, typed on a number pad. Null while it is empty or not yet a number. */
export function NumberField<F extends FormLike>(props: NumberFieldProps<F>) {
  const field = useBinding<number | null, F>(props)
  const [typed, setTyped] = useState('')
  const shown = numberOf(typed) === field.value ? typed : (field.value?.toString() ?? '')
  return (
    <FieldFrame field={field} texts={props}>
      <div className="control" data-short>
        <input
          {...controlProps(field, props)}
          type="text"
          inputMode={props.decimal ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={shown}
          readOnly={field.busy}
          onChange={(event) => {
            const text = event.target.value.replace(props.decimal ? /[^\d.]/g : /\D/g, '')
            setTyped(text)
            field.set(numberOf(text))
          }}
        />
      </div>
    </FieldFrame>
  )
}

function numberOf(text: string): number | null {
  const value = Number(text)
  return text === '' || Number.isNaN(value) ? null : value
}
