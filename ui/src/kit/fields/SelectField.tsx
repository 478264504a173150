import type { Sayable } from '@homecare/sdk/kit'
import { uiTexts } from '@homecare/sdk/texts'
import { Icon } from '../icons/Icon'
import { down } from '../icons/basic'
import { useSay } from '../say'
import { useBinding, type Binding, type FormLike } from './binding'
import { controlProps, FieldFrame, type FieldTexts } from './FieldFrame'
import type { Kind, Option } from './options'

type SelectFieldProps<V extends string | number, F extends FormLike> = FieldTexts &
  Binding<V | null, F, Kind<V> | null> & {
    options: readonly Option<V>[]
    /** The words for none chosen; false where there is always one. */
    none?: Sayable | false
    autoComplete?: string
  }

/** One of a list, with the device's own picker. */
export function SelectField<V extends string | number, F extends FormLike>(props: SelectFieldProps<V, F>) {
  const say = useSay()
  const field = useBinding<V | null, F>(props as unknown as Binding<V | null, F>)
  const { options, none = uiTexts.chooseOne } = props
  return (
    <FieldFrame field={field} texts={props}>
      <div className="control" data-select>
        <select
          {...controlProps(field, props)}
          autoComplete={props.autoComplete}
          value={String(field.value ?? '')}
          onChange={(event) =>
            field.set(options.find(({ value }) => String(value) === event.target.value)?.value ?? null)
          }
        >
          {none && <option value="">{say(none)}</option>}
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {say(label)}
            </option>
          ))}
        </select>
        <Icon of={down} />
      </div>
    </FieldFrame>
  )
}
