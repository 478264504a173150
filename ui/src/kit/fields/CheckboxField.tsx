import { Problem } from '../states/Problem'
import { useSay } from '../say'
import { useBinding, type Binding, type FormLike } from './binding'
import { controlProps, type FieldTexts } from './FieldFrame'

/** One yes or no. Nothing is pre-ticked. */
export function CheckboxField<F extends FormLike>(props: FieldTexts & Binding<boolean, F>) {
  const say = useSay()
  const field = useBinding<boolean, F>(props)
  return (
    <div className="field" data-wrong={field.error ? '' : undefined}>
      {field.error && <Problem id={`${field.id}-error`}>{say(field.error)}</Problem>}
      <label className="choice" data-bare>
        <input
          {...controlProps(field, props)}
          type="checkbox"
          checked={field.value ?? false}
          onChange={(event) => field.set(event.target.checked)}
        />
        <span>{say(props.label)}</span>
        {props.hint && (
          <span className="hint" id={`${field.id}-hint`}>
            {say(props.hint)}
          </span>
        )}
      </label>
    </div>
  )
}
