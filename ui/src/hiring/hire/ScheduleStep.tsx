import { hoursAWeek } from '@homecare/sdk/hiring'
import { hireStepTexts as words } from '@homecare/sdk/texts'
import { CheckboxField } from '../../kit/fields/CheckboxField'
import { NumberField } from '../../kit/fields/NumberField'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { WeeklyHoursField } from '../WeeklyHoursField'
import type { OpenHire } from './hireSteps'
import { BusyTimes } from './BusyTimes'
import { StepForm } from './StepForm'

const kinds = [
  { value: 2, label: words.scheduleSet },
  { value: 1, label: words.scheduleFlexible },
] as const

/** The days and hours of a week. */
export default function ScheduleStep(hire: OpenHire) {
  const say = useSay()
  const { form } = hire.flow
  const isWeekly = useValue(form.fields.schedule.active)
  const schedule = useValue(form.fields.schedule.value)
  const hours = hoursAWeek({ schedule_type: 2, schedule })
  return (
    <StepForm {...hire} step="schedule">
      <RadioGroup form={form} name="schedule_type" label={words.scheduleType} options={kinds} required />
      {isWeekly ? (
        <>
          <WeeklyHoursField form={form} name="schedule" label={words.week} required />
          <div role="status">{hours ? <p className="hint">{say(words.weekSum, { hours })}</p> : null}</div>
          <BusyTimes {...hire} />
        </>
      ) : (
        <>
          <NumberField form={form} name="hours_week" label={words.hoursWeek} decimal required />
          <NumberField form={form} name="num_days" label={words.numDays} required />
        </>
      )}
      <CheckboxField form={form} name="live_in" label={words.liveIn} />
    </StepForm>
  )
}
