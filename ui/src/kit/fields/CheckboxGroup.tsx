import { uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { Button } from '../Button'
import { Icon } from '../icons/Icon'
import { check } from '../icons/basic'
import { useSay } from '../say'
import { useBinding, type Binding, type Bound, type FormLike } from './binding'
import { FieldFrame, type FieldTexts } from './FieldFrame'
import type { Kind, Option } from './options'

type CheckboxGroupProps<V extends string | number, F extends FormLike> = FieldTexts &
  Binding<readonly V[], F, readonly Kind<V>[]> & {
    options: readonly Option<V>[]
    /** `tiles` read well with hints; `chips` are short words, many at once. */
    look?: 'tiles' | 'chips'
    /** Show so many at first, and the rest on demand; chosen ones always show. */
    first?: number
  }

/** Any number of several things. */
export function CheckboxGroup<V extends string | number, F extends FormLike>(
  props: CheckboxGroupProps<V, F>,
) {
  const say = useSay()
  const field = useBinding<readonly V[], F>(props)
  const [all, setAll] = useState(false)
  const { options, look = 'tiles', first = Infinity } = props
  const chosen = field.value ?? []
  const folds = options.length > first
  const shown =
    folds && !all ? options.filter(({ value }, index) => index < first || chosen.includes(value)) : options
  const toggle = (value: V) =>
    field.change((now: readonly V[] | null) =>
      now?.includes(value) ? now.filter((one) => one !== value) : [...(now ?? []), value],
    )
  const more = folds && (
    <div className="field-more">
      <Button look="plain" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? say(uiTexts.showFewer) : say(uiTexts.showAll, { count: options.length })}
      </Button>
    </div>
  )
  return (
    <FieldFrame field={field} texts={props} group="group" after={more}>
      <div className={look === 'chips' ? 'chips' : 'choices'}>
        {shown.map((option, index) => (
          <Choice
            key={option.value}
            look={look}
            option={option}
            field={field}
            id={index === 0 ? field.id : undefined}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
      </div>
    </FieldFrame>
  )
}

interface ChoiceProps {
  look: 'tiles' | 'chips'
  option: Option<string | number>
  field: Bound<unknown>
  /** On the first: where the error summary leads. */
  id?: string
  checked: boolean
  onChange: () => void
}

function Choice({ look, option, field, id, checked, onChange }: ChoiceProps) {
  const say = useSay()
  return (
    <label className={look === 'chips' ? 'chip' : 'choice'}>
      <input
        id={id}
        type="checkbox"
        name={field.name}
        checked={checked}
        disabled={field.disabled || option.disabled}
        aria-invalid={field.error ? true : undefined}
        onChange={onChange}
        onBlur={() => field.touch()}
      />
      {look === 'chips' && (
        <span className="chip-check">
          <Icon of={check} />
        </span>
      )}
      <span>{say(option.label)}</span>
      {look === 'tiles' && option.hint && <span className="hint">{say(option.hint)}</span>}
    </label>
  )
}
