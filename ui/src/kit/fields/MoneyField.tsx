import type { Sayable } from '@homecare/sdk/kit'
import { useSay } from '../say'
import { useBinding, type Binding, type FormLike } from './binding'
import { controlProps, FieldFrame, type FieldTexts } from './FieldFrame'
import './MoneyField.css'

type MoneyFieldProps<F extends FormLike> = FieldTexts &
  Binding<string, F> & {
    /** Said after the number: 'an hour'. */
    per?: Sayable
  }

/** Dollars as they are typed, `24.50`; the rules turn them into cents. */
export function MoneyField<F extends FormLike>(props: MoneyFieldProps<F>) {
  const say = useSay()
  const field = useBinding<string, F>(props)
  const perId = `${field.id}-per`
  return (
    <FieldFrame field={field} texts={props}>
      <div className="control money-field" data-short>
        <span aria-hidden="true">$</span>
        <input
          {...controlProps(field, props, props.per && perId)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={field.value ?? ''}
          readOnly={field.busy}
          onChange={(event) => field.set(event.target.value)}
        />
        {props.per && <span id={perId}>{say(props.per)}</span>}
      </div>
    </FieldFrame>
  )
}
