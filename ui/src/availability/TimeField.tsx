import type { FormField } from '@homecare/sdk/kit'
import { controlProps, FieldFrame, type FieldTexts } from '../kit/fields/FieldFrame'
import { useBinding } from '../kit/fields/binding'
import { useValue } from '../kit/useValue'

/** A time of day HH:MM, with the device's own clock. */
export function TimeField({ field: kept, ...words }: { field: FormField<string> } & FieldTexts) {
  const field = useBinding<string, never>({
    name: kept.name,
    value: useValue(kept.value),
    error: useValue(kept.shownError),
    disabled: useValue(kept.disabled),
    onChange: (time) => kept.set(time),
    onBlur: () => kept.touch(),
  })
  const texts = { required: !words.optional, ...words }
  return (
    <FieldFrame field={field} texts={texts}>
      <div className="control" data-short>
        <input
          {...controlProps(field, texts)}
          type="time"
          value={field.value}
          onChange={(event) => field.set(event.target.value)}
        />
      </div>
    </FieldFrame>
  )
}
