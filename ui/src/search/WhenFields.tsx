import { partsOfDay, hoursOfSpan, type When } from '@homecare/sdk/caregivers'
import { say as sayIn, weekdayName } from '@homecare/sdk/kit'
import { hourWords } from '@homecare/sdk/search'
import { filterTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { CheckboxGroup } from '../kit/fields/CheckboxGroup'
import { SelectField } from '../kit/fields/SelectField'
import { useSay } from '../kit/say'
import { both } from '../kit/words'

interface WhenFieldsProps {
  when: When | null
  onChange: (when: When | null) => void
}

interface Ends {
  readonly from: number | null
  readonly to: number | null
}
const noEnds: Ends = { from: null, to: null }

/** On which days, and then at what time of them: parts of the day, or from one hour to another. */
export function WhenFields({ when, onChange }: WhenFieldsProps) {
  const say = useSay()
  const days = when?.days ?? []
  const times = when?.times ?? []
  const span = hoursOfSpan(times[0] ?? '')
  // One end alone asks for nothing yet: it waits here for the other.
  const [lone, setLone] = useState<Ends>(noEnds)
  const [from, to] = span ?? [lone.from, lone.to]
  const setTimes = (chosen: readonly string[]) => onChange({ days, times: chosen })
  const setHours = (ends: Ends) => {
    const isWhole = ends.from !== null && ends.to !== null
    setLone(isWhole ? noEnds : ends)
    if (isWhole) setTimes([`${ends.from}-${ends.to}`])
    else if (span) setTimes([])
  }
  return (
    <>
      <CheckboxGroup
        look="chips"
        label={filterTexts.whenDays}
        hint={filterTexts.whenDaysHint}
        options={dayOptions}
        value={days}
        onChange={(chosen) =>
          onChange(chosen.length === 0 ? null : { days: chosen.toSorted((a, b) => a - b), times })
        }
      />
      {days.length > 0 && (
        <>
          <CheckboxGroup
            look="chips"
            label={filterTexts.whenTimes}
            options={partOptions}
            value={span ? [] : times}
            onChange={(chosen) => {
              setLone(noEnds)
              setTimes(partsOfDay.ids.filter((id) => chosen.includes(id)))
            }}
          />
          <div className="field" role="group" aria-label={say(filterTexts.whenHours)}>
            <span className="label" aria-hidden="true">
              {say(filterTexts.whenHours)}
            </span>
            <div className="search-rates">
              <SelectField
                label={filterTexts.hourFrom}
                none={filterTexts.anyHour}
                value={from}
                options={fromOptions.filter(({ value }) => value !== to)}
                onChange={(hour) => setHours({ from: hour, to })}
              />
              <SelectField
                label={filterTexts.hourTo}
                none={filterTexts.anyHour}
                value={to}
                options={toOptions.filter(({ value }) => value !== from)}
                onChange={(hour) => setHours({ from, to: hour })}
              />
            </div>
          </div>
        </>
      )}
    </>
  )
}

/** Monday first, as a week of care goes. */
const dayOptions = [1, 2, 3, 4, 5, 6, 0].map((day) => ({
  value: day,
  label: both((locale) => weekdayName(locale, day)),
}))
const partOptions = partsOfDay.entries.map(({ id, label, from, to }) => ({
  value: id as string,
  label: both((locale) =>
    sayIn(locale, filterTexts.partHours, {
      part: sayIn(locale, label),
      from: hourWords(from, locale),
      to: hourWords(to, locale),
    }),
  ),
}))
const hourOption = (hour: number) => ({ value: hour, label: both((locale) => hourWords(hour, locale)) })
const fromOptions = Array.from({ length: 24 }, (_, hour) => hourOption(hour))
const toOptions = Array.from({ length: 24 }, (_, hour) => hourOption(hour + 1))
