import type { TaskForm } from '@homecare/sdk/careplans'
import type { MergingForm } from '@homecare/sdk/kit'
import { taskScreenTexts as words } from '@homecare/sdk/texts'
import { useBinding } from '../../kit/fields/binding'
import { controlProps, FieldFrame } from '../../kit/fields/FieldFrame'

/** The time of day at which a task is due, HH:MM, with the device's own clock; empty for any. */
export function DueTimeField({ form }: { form: MergingForm<TaskForm> }) {
  const field = useBinding<string, MergingForm<TaskForm>>({ form, name: 'due_time' })
  const texts = { label: words.dueTime, hint: words.dueTimeHint, optional: true }
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
