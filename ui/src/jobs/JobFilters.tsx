import {
  distanceChoices,
  formatFormDate,
  jobSearchHref,
  openShiftFilterErrors,
  openShiftStatuses,
  parseFormDate,
  shiftBlockTypes,
  type JobSearchAddress,
  type OpenShiftFilterValues,
} from '@homecare/sdk'
import { jobSearchTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { Button } from '../kit/Button'
import { DateField } from '../kit/fields/DateField'
import { SelectField } from '../kit/fields/SelectField'
import { useSay } from '../kit/say'

interface JobFiltersProps {
  search: JobSearchAddress
  /** Where a caregiver stands with a job is for caregivers. */
  isCaregiver: boolean
  /** The address of what was chosen: the caller goes there. */
  onChange: (href: string) => void
}

/** The filters of jobs. Days are taken when the button is pressed, and what is wrong with them is said beside them. */
export default function JobFilters({ search, isCaregiver, onChange }: JobFiltersProps) {
  const say = useSay()
  const [chosen, setChosen] = useState<OpenShiftFilterValues>(search.filters)
  const [days, setDays] = useState(() => ({
    start_date: formatFormDate(search.filters.start_date ?? ''),
    end_date: formatFormDate(search.filters.end_date ?? ''),
  }))
  const [shown, setShown] = useState(false)
  const typed = { start_date: dayOf(days.start_date), end_date: dayOf(days.end_date) }
  const errors = shown ? openShiftFilterErrors(typed) : {}
  const set = (change: OpenShiftFilterValues) => setChosen({ ...chosen, ...change })
  return (
    <form
      className="job-search-fields"
      onSubmit={(event) => {
        event.preventDefault()
        setShown(true)
        if (Object.keys(openShiftFilterErrors(typed)).length > 0) return
        onChange(jobSearchHref({ place: search.place, filters: { ...chosen, ...typed } }))
      }}
    >
      {isCaregiver && (
        <SelectField
          label={jobSearchTexts.status}
          none={jobSearchTexts.anyStatus}
          value={chosen.open_shifts_status ?? null}
          options={openShiftStatuses.entries.map(({ id, label }) => ({ value: id, label }))}
          onChange={(open_shifts_status) => set({ open_shifts_status })}
        />
      )}
      <SelectField
        label={jobSearchTexts.timeOfDay}
        none={jobSearchTexts.anyTime}
        value={chosen.shift_block_type ?? null}
        options={shiftBlockTypes.entries.map(({ id, label }) => ({ value: id, label }))}
        onChange={(shift_block_type) => set({ shift_block_type })}
      />
      <SelectField
        label={jobSearchTexts.distance}
        none={isCaregiver && !search.place.city ? jobSearchTexts.usualDistance : jobSearchTexts.usual}
        value={chosen.distance ?? null}
        options={distanceChoices.map((miles) => ({
          value: miles as number,
          label: say.count(jobSearchTexts.miles, miles),
        }))}
        onChange={(distance) => set({ distance })}
      />
      <DateField
        label={jobSearchTexts.from}
        value={days.start_date}
        error={errors.start_date ?? null}
        onChange={(start_date) => setDays({ ...days, start_date })}
      />
      <DateField
        label={jobSearchTexts.until}
        value={days.end_date}
        error={errors.end_date ?? null}
        onChange={(end_date) => setDays({ ...days, end_date })}
      />
      <div className="row">
        <Button type="submit" look="primary">
          {say(jobSearchTexts.apply)}
        </Button>
      </div>
    </form>
  )
}

/** A day as the address has it; what is no day stays as it was typed, so that it is refused. */
const dayOf = (text: string) => (text.trim() === '' ? null : (parseFormDate(text) ?? text))
