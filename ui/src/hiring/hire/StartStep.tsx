import { hireLimits } from '@homecare/sdk/hiring'
import { addDays, dateWords, dayIn, daysBetween, parseFormDate } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { hireStepTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { DateField } from '../../kit/fields/DateField'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import type { OpenHire } from './hireSteps'
import { KnownPlace } from './KnownPlace'
import { StepForm } from './StepForm'

/** The first day, and the last one where there is one. */
export default function StartStep(hire: OpenHire) {
  const say = useSay()
  const { flow, name } = hire
  const { start_date } = flow.form.fields
  const [today] = useState(() => dayIn(timeZoneOfState(flow.form.data.peek().place?.state ?? ''), new Date()))
  const typed = useValue(start_date.value)
  const isWrong = useValue(start_date.error) !== null
  const day = parseFormDate(typed) ?? ''
  const ahead = isWrong ? null : daysBetween(today, day)
  return (
    <StepForm {...hire} step="start-date">
      <KnownPlace flow={flow} />
      <div className="stack" data-gap="small">
        <DateField
          form={flow.form}
          name="start_date"
          label={words.startDate}
          min={today}
          max={addDays(today, hireLimits.startDaysAhead)}
          required
        />
        <div role="status">
          {ahead !== null && (
            <p className="hint">
              {ahead === 0
                ? say(words.startToday)
                : ahead === 1
                  ? say(words.startTomorrow)
                  : say.count(words.startIn, ahead, { day: dateWords(day, 'weekday', say.locale) })}{' '}
              {ahead < 2 && say(words.startSoon, { name })}
            </p>
          )}
        </div>
      </div>
      <DateField
        form={flow.form}
        name="end_date"
        label={words.endDate}
        hint={words.endDateHint}
        min={day || today}
        optional
      />
    </StepForm>
  )
}
