import { housing } from '@homecare/sdk/caregivers'
import { timesOfDay, type JobFields } from '@homecare/sdk/families'
import type { Form } from '@homecare/sdk/kit'
import { signupTexts } from '@homecare/sdk/texts'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { DateField } from '../../kit/fields/DateField'
import { NumberField } from '../../kit/fields/NumberField'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { useValue } from '../../kit/useValue'
import { optionsOf } from './options'
import { WeeklyHoursField } from '../../hiring/WeeklyHoursField'

const kinds = [
  { value: 2, label: signupTexts.scheduleSet },
  { value: 1, label: signupTexts.scheduleFlexible },
] as const

/** When care is needed. */
export function ScheduleFields({ form }: { form: Form<JobFields> }) {
  const weekly = useValue(form.fields.specific_schedule.active)
  return (
    <>
      <DateField form={form} name="start_date" label={signupTexts.startDate} required />
      <RadioGroup
        form={form}
        name="schedule_type"
        label={signupTexts.scheduleType}
        options={kinds}
        required
      />
      {weekly ? (
        <WeeklyHoursField
          form={form}
          name="specific_schedule"
          label={signupTexts.specificSchedule}
          required
        />
      ) : (
        <>
          <NumberField form={form} name="num_days" label={signupTexts.numDays} required />
          <CheckboxGroup
            form={form}
            name="time_of_day"
            label={signupTexts.timeOfDay}
            options={optionsOf(timesOfDay)}
            look="chips"
            optional
          />
        </>
      )}
      <NumberField
        form={form}
        name="hours_week"
        label={signupTexts.hoursWeek}
        hint={signupTexts.hoursWeekHint}
        decimal
        required
      />
      <RadioGroup
        form={form}
        name="housing"
        label={signupTexts.housing}
        options={optionsOf(housing)}
        look="chips"
      />
    </>
  )
}
