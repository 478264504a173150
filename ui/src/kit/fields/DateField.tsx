import { dateHint, formatFormDate, parseFormDate, type DateAsked } from '@homecare/sdk/kit'
import { uiTexts } from '@homecare/sdk/texts'
import { useRef, useState } from 'react'
import { IconButton } from '../IconButton'
import { calendar } from '../icons/basic'
import { useBinding, type Binding, type FormLike } from './binding'
import { controlProps, FieldFrame, type FieldTexts } from './FieldFrame'
import './DateField.css'

type DateFieldProps<F extends FormLike> = FieldTexts &
  Binding<string, F> & {
    /** The days the calendar offers, `YYYY-MM-DD`; the rules check what is typed. */
    min?: string
    max?: string
    autoComplete?: 'bday'
    /** What the hint gives an example of; a day to come unless it is said. */
    asked?: DateAsked
  }

/** A day as MM/DD/YYYY: typed on a number pad, slashes put in, or picked from the device's calendar. */
export function DateField<F extends FormLike>(props: DateFieldProps<F>) {
  const field = useBinding<string, F>(props)
  const picker = useRef<HTMLInputElement>(null)
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const texts = { ...props, hint: props.hint ?? dateHint(props.asked ?? 'coming', today) }
  const value = field.value ?? ''
  return (
    <FieldFrame field={field} texts={texts}>
      <div className="control date-field" data-short>
        <input
          {...controlProps(field, texts)}
          type="text"
          inputMode="numeric"
          autoComplete={props.autoComplete ?? 'off'}
          value={value}
          readOnly={field.busy}
          onChange={(event) => field.set(withSlashes(event.target.value, value))}
        />
        <input
          ref={picker}
          type="date"
          className="date-field-picker"
          tabIndex={-1}
          aria-hidden="true"
          min={props.min}
          max={props.max}
          value={parseFormDate(value) ?? ''}
          onChange={(event) => event.target.value && field.set(formatFormDate(event.target.value))}
        />
        <IconButton
          icon={calendar}
          label={uiTexts.pickDate}
          disabled={field.disabled}
          onClick={() => picker.current?.showPicker()}
        />
      </div>
    </FieldFrame>
  )
}

/** Puts slashes and leading zeros in while typing forward (4 can only be April); taking away is left alone. */
export function withSlashes(text: string, before: string): string {
  if (text.length < before.length) return text
  const clean = text.replace(/[^\d/]/g, '')
  if (clean.includes('//')) return clean.replace(/\/+/g, '/')
  return clean
    .replace(/^(\d)\/|^([2-9])$/, '0$1$2/')
    .replace(/^(\d\d\/)(?:(\d)\/|([4-9])$)/, '$10$2$3/')
    .replace(/^(\d\d)(?=\d|$)/, '$1/')
    .replace(/^(\d\d\/\d\d)(?=\d|$)/, '$1/')
    .slice(0, 10)
}
