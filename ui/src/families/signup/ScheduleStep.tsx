import { housing } from '@homecare/sdk/caregivers'
import { timesOfDay } from '@homecare/sdk/families'
import { signupTexts } from '@homecare/sdk/texts'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { DateField } from '../../kit/fields/DateField'
import { NumberField } from '../../kit/fields/NumberField'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { useValue } from '../../kit/useValue'
import { optionsOf } from './options'
import { StepForm } from './StepForm'
import type { StepProps } from './steps'
import { WeeklyHoursField } from './WeeklyHoursField'

const kinds = [
  { value: 2, label: signupTexts.scheduleSet },
  { value: 1, label: signupTexts.scheduleFlexible },
] as const

export default function ScheduleStep(props: StepProps) {
  const { form } = props.flow
  const weekly = useValue(form.fields.specific_schedule.active)
  return (
    <StepForm {...props} step="schedule" before="needs">
      <DateField form={form} name="start_date" label={signupTexts.startDate} required />
      <RadioGroup
        form={form}
        name="schedule_type"
        label={signupTexts.scheduleType}
        options={kinds}
        required
      />
      {weekly ? (
        <WeeklyHoursField form={form} label={signupTexts.specificSchedule} />
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
      <DateField
        form={form}
        name="care_duration_start"
        label={signupTexts.durationStart}
        hint={signupTexts.durationHint}
        optional
      />
      <DateField
        form={form}
        name="care_duration_end"
        label={signupTexts.durationEnd}
        hint={signupTexts.durationHint}
        optional
      />
    </StepForm>
  )
}
