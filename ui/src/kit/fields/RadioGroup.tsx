import { useSay } from '../say'
import { useBinding, type Binding, type FormLike } from './binding'
import { FieldFrame, type FieldTexts } from './FieldFrame'
import type { Kind, Option } from './options'

type RadioGroupProps<V extends string | number | boolean, F extends FormLike> = FieldTexts &
  Binding<V | null, F, Kind<V> | null> & {
    options: readonly Option<V>[]
    look?: 'tiles' | 'chips'
  }

/** One of a few, all in sight. */
export function RadioGroup<V extends string | number | boolean, F extends FormLike>(
  props: RadioGroupProps<V, F>,
) {
  const say = useSay()
  const field = useBinding<V | null, F>(props as unknown as Binding<V | null, F>)
  const { look = 'tiles' } = props
  return (
    <FieldFrame field={field} texts={props} group="radiogroup">
      <div className={look === 'chips' ? 'chips' : 'choices'}>
        {props.options.map(({ value, label, hint, disabled }, index) => (
          <label className={look === 'chips' ? 'chip' : 'choice'} key={String(value)}>
            <input
              id={index === 0 ? field.id : undefined}
              type="radio"
              name={`${field.id}-choice`}
              checked={field.value === value}
              disabled={field.disabled || disabled}
              onChange={() => field.set(value)}
              onBlur={() => field.touch()}
            />
            <span>{say(label)}</span>
            {look === 'tiles' && hint && <span className="hint">{say(hint)}</span>}
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
