import type { Sayable } from '@homecare/sdk/kit'
import { uiTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { Problem } from '../states/Problem'
import { useSay } from '../say'
import type { Bound } from './binding'

/** The words around any field. */
export interface FieldTexts {
  label: Sayable
  hint?: Sayable
  /** Says '(optional)' beside the label. */
  optional?: boolean
  /** Tells assistive technology that it must be filled. */
  required?: boolean
  /** The label is heard but not seen, where a heading right above says the same. */
  labelHidden?: boolean
}

interface FrameProps {
  field: Bound<unknown>
  texts: FieldTexts
  /** Several controls under one name. */
  group?: 'group' | 'radiogroup'
  after?: ReactNode
  children: ReactNode
}

/** Label above, hint, error, then the control; the error is tied to the control by `aria-describedby`. */
export function FieldFrame({ field, texts, group, after, children }: FrameProps) {
  const say = useSay()
  const { id, error } = field
  const label = (
    <>
      {say(texts.label)}
      {texts.optional && <span className="soft"> ({say(uiTexts.optional)})</span>}
    </>
  )
  const labelClass = texts.labelHidden ? 'hidden' : 'label'
  const words = (
    <>
      {texts.hint && (
        <p className="hint" id={`${id}-hint`}>
          {say(texts.hint)}
        </p>
      )}
      {error && <Problem id={`${id}-error`}>{say(error)}</Problem>}
    </>
  )
  if (!group) {
    return (
      <div className="field" data-wrong={error ? '' : undefined}>
        <label className={labelClass} htmlFor={id}>
          {label}
        </label>
        {words}
        {children}
        {after}
      </div>
    )
  }
  return (
    <div
      className="field"
      data-wrong={error ? '' : undefined}
      role={group}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(field, texts)}
      aria-required={group === 'radiogroup' ? texts.required : undefined}
      aria-invalid={group === 'radiogroup' && error ? true : undefined}
    >
      <span className={labelClass} id={`${id}-label`}>
        {label}
      </span>
      {words}
      {children}
      {after}
    </div>
  )
}

/** The attributes of a control inside a frame. */
export function controlProps(field: Bound<unknown>, texts: FieldTexts, alsoDescribedBy?: string) {
  return {
    id: field.id,
    name: field.name,
    disabled: field.disabled,
    'aria-required': texts.required || undefined,
    'aria-invalid': field.error ? (true as const) : undefined,
    'aria-describedby': describedBy(field, texts, alsoDescribedBy),
    onBlur: () => field.touch(),
  }
}

function describedBy(field: Bound<unknown>, texts: FieldTexts, also?: string): string | undefined {
  const ids = [field.error && `${field.id}-error`, texts.hint && `${field.id}-hint`, also]
  return ids.filter(Boolean).join(' ') || undefined
}
