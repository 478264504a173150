import {
  hasLastDayMark,
  monthDayLabel,
  repeatCodes,
  repeatOptions,
  type TaskForm,
} from '@homecare/sdk/careplans'
import { weekdayName, type MergingForm } from '@homecare/sdk/kit'
import { carePlanScreenTexts, taskScreenTexts as words } from '@homecare/sdk/texts'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { DateField } from '../../kit/fields/DateField'
import { NumberField } from '../../kit/fields/NumberField'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { SelectField } from '../../kit/fields/SelectField'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { both } from '../../kit/words'

const weekdays = [0, 1, 2, 3, 4, 5, 6].map((value) => ({
  value,
  label: both((locale) => weekdayName(locale, value)),
}))
const monthdays = Array.from({ length: 31 }, (_, index) => ({
  value: index + 1,
  label: monthDayLabel(index + 1),
}))

interface RepeatFieldsProps {
  form: MergingForm<TaskForm>
  /** It begins with the day that is looked at. */
  keeps: boolean
  isNew: boolean
}

/** On which days a task comes. */
export function RepeatFields({ form, keeps, isNew }: RepeatFieldsProps) {
  const say = useSay()
  const { repeat, unit, monthdays: chosen } = useValue(form.data)
  const isCustom = repeat === repeatCodes.custom
  return (
    <>
      <SelectField
        form={form}
        name="repeat"
        label={words.repeat}
        none={isNew || repeat !== null ? false : words.keepRules}
        options={repeatOptions.entries.map(({ id, label }) => ({ value: id, label }))}
      />
      {!keeps && (
        <DateField
          form={form}
          name="start"
          label={repeat === repeatCodes.never ? words.onDay : words.start}
          required
        />
      )}
      {isCustom && (
        <>
          <RadioGroup
            form={form}
            name="unit"
            look="chips"
            label={words.unit}
            options={[
              { value: 'day', label: words.unitDay },
              { value: 'week', label: words.unitWeek },
              { value: 'month', label: words.unitMonth },
            ]}
          />
          <NumberField form={form} name="every" label={words.every} required />
          {unit === 'week' && (
            <CheckboxGroup
              form={form}
              name="weekdays"
              look="chips"
              label={words.weekdays}
              required
              options={weekdays}
            />
          )}
          {unit === 'month' && (
            <>
              <CheckboxGroup
                form={form}
                name="monthdays"
                look="chips"
                label={words.monthdays}
                required
                options={monthdays}
              />
              {chosen.some(hasLastDayMark) && (
                <p className="soft">{say(carePlanScreenTexts.lastDayOfMonth)}</p>
              )}
            </>
          )}
        </>
      )}
      {repeat !== null && repeat !== repeatCodes.never && (
        <DateField form={form} name="until" label={words.until} hint={words.untilHint} optional />
      )}
    </>
  )
}
