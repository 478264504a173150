import type { WeeklyHours } from '@homecare/sdk/jobs'
import { weekdayName } from '@homecare/sdk/kit'
import { weeklyHoursTexts } from '@homecare/sdk/texts'
import { useBinding, type Binding, type FormLike } from '../kit/fields/binding'
import { FieldFrame, type FieldTexts } from '../kit/fields/FieldFrame'
import { useSay } from '../kit/say'
import './WeeklyHoursField.css'

const usual = { start_time: '09:00', end_time: '13:00' }
const weekdays = [0, 1, 2, 3, 4, 5, 6]

/** The days of a fixed week, each with its hours. */
export function WeeklyHoursField<F extends FormLike>(props: FieldTexts & Binding<WeeklyHours[], F>) {
  const say = useSay()
  const field = useBinding<WeeklyHours[], F>(props)
  const of = (day: number, week: readonly WeeklyHours[] = field.value) =>
    week.find(({ day_of_week }) => day_of_week === day)
  const put = (day: number, hours: WeeklyHours | null) =>
    field.change((week) => weekdays.flatMap((each) => (each === day ? hours : of(each, week)) ?? []))
  return (
    <FieldFrame field={field} texts={props} group="group">
      <ul className="weekly-hours" role="list">
        {weekdays.map((day) => {
          const hours = of(day)
          const name = weekdayName(say.locale, day)
          return (
            <li key={day} data-on={hours ? '' : undefined}>
              <label className="choice" data-bare>
                <input
                  id={day === 0 ? field.id : undefined}
                  type="checkbox"
                  checked={hours !== undefined}
                  onChange={() => put(day, hours ? null : { day_of_week: day, ...usual })}
                  onBlur={() => field.touch()}
                />
                <span>{name}</span>
              </label>
              {hours && (
                <span className="weekly-hours-span">
                  <input
                    type="time"
                    aria-label={say(weeklyHoursTexts.from, { day: name })}
                    value={hours.start_time}
                    required
                    onBlur={() => field.touch()}
                    onChange={(event) =>
                      event.target.value && put(day, { ...hours, start_time: event.target.value })
                    }
                  />
                  <span aria-hidden="true">–</span>
                  <input
                    type="time"
                    aria-label={say(weeklyHoursTexts.until, { day: name })}
                    value={hours.end_time}
                    required
                    onBlur={() => field.touch()}
                    onChange={(event) =>
                      event.target.value && put(day, { ...hours, end_time: event.target.value })
                    }
                  />
                  {hours.end_time <= hours.start_time && (
                    <span className="soft small">{say(weeklyHoursTexts.overnight)}</span>
                  )}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </FieldFrame>
  )
}
