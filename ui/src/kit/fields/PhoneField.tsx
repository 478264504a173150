import { formatPhoneWhileTyping } from '@homecare/sdk/kit'
import { useRef } from 'react'
import { useBinding, type Binding, type FormLike } from './binding'
import { controlProps, FieldFrame, type FieldTexts } from './FieldFrame'

/** A phone number, punctuated as it is typed. What is pasted is never cut. */
export function PhoneField<F extends FormLike>(props: FieldTexts & Binding<string, F>) {
  const field = useBinding<string, F>(props)
  const pasted = useRef(false)
  return (
    <FieldFrame field={field} texts={props}>
      <div className="control" data-short>
        <input
          {...controlProps(field, props)}
          type="tel"
          autoComplete="tel-national"
          value={field.value ?? ''}
          readOnly={field.busy}
          onPaste={() => {
            pasted.current = true
          }}
          onChange={(event) => {
            field.set(afterEdit(event.target.value, field.value ?? '', pasted.current))
            pasted.current = false
          }}
        />
      </div>
    </FieldFrame>
  )
}

/** Taking a character away is never undone by putting its punctuation back. */
function afterEdit(text: string, before: string, pasted: boolean): string {
  if (!pasted && text.length < before.length) return text
  return formatPhoneWhileTyping(text, pasted ? 'pasted' : 'typed')
}
