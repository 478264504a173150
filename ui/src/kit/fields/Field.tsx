import type { InputHTMLAttributes } from 'react'
import { Icon, type Glyph } from '../icons/Icon'
import { useBinding, type Binding, type FormLike } from './binding'
import { controlProps, FieldFrame, type FieldTexts } from './FieldFrame'

type FieldProps<F extends FormLike = FormLike> = FieldTexts &
  Binding<string, F> & {
    type?: 'text' | 'email' | 'search' | 'url'
    icon?: Glyph
    /** As short as what belongs in it: a code, a ZIP. */
    short?: boolean
    /** It is said, and not to be changed here. */
    fixed?: boolean
  } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'inputMode' | 'maxLength' | 'autoFocus' | 'autoCapitalize'
  >

/** One line of text. */
export function Field<F extends FormLike>(props: FieldProps<F>) {
  const field = useBinding<string, F>(props)
  const { type = 'text', icon, short, fixed } = props
  return (
    <FieldFrame field={field} texts={props}>
      <div className="control" data-short={short || undefined}>
        {icon && <Icon of={icon} />}
        <input
          {...controlProps(field, props)}
          type={type}
          value={field.value ?? ''}
          readOnly={field.busy || fixed}
          autoComplete={props.autoComplete ?? (type === 'email' ? 'email' : undefined)}
          autoCapitalize={props.autoCapitalize ?? (type === 'email' || type === 'url' ? 'none' : undefined)}
          autoFocus={props.autoFocus}
          inputMode={props.inputMode}
          maxLength={props.maxLength}
          spellCheck={type === 'email' || type === 'url' ? false : undefined}
          onChange={(event) => field.set(event.target.value)}
        />
      </div>
    </FieldFrame>
  )
}
