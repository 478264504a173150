import { distanceChoices } from '@homecare/sdk/caregivers'
import { formatFormDate, parseFormDate, type Sayable, type Text } from '@homecare/sdk/kit'
import {
  openShiftFilterErrors,
  openShiftStatuses,
  shiftBlockTypes,
  shiftZones,
  type OpenShiftFilterValues,
} from '@homecare/sdk/shifts'
import { jobSearchTexts, shiftFilterTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { Button } from '../kit/Button'
import { DateField } from '../kit/fields/DateField'
import { SelectField } from '../kit/fields/SelectField'
import { useSay } from '../kit/say'
import { marked } from '../clock/shiftWords'

/** The words that differ between jobs and shifts. */
interface FilterWords {
  readonly status: Text
  readonly anyStatus: Text
  readonly from: Text
  readonly until: Text
  readonly show: Text
  /** The distance where none is chosen. */
  readonly usual: Sayable
  /** Offers the zones of facilities, and marks what pays more there. */
  readonly zones?: { readonly zone: Text; readonly anyZone: Text }
}

interface ShiftFiltersProps {
  filters: OpenShiftFilterValues
  words: FilterWords
  /** Where the reader stands with each, for those who may apply. */
  hasStatus: boolean
  onChange: (filters: OpenShiftFilterValues) => void
}

/** The filters of jobs and of shifts. They are taken when the button is pressed; what is wrong stands beside. */
export default function ShiftFilters({ filters, words, hasStatus, onChange }: ShiftFiltersProps) {
  const say = useSay()
  const [chosen, setChosen] = useState(filters)
  const [days, setDays] = useState(() => ({
    start_date: formatFormDate(filters.start_date ?? ''),
    end_date: formatFormDate(filters.end_date ?? ''),
  }))
  const [shown, setShown] = useState(false)
  const typed = { start_date: dayOf(days.start_date), end_date: dayOf(days.end_date) }
  const errors = shown ? openShiftFilterErrors(typed) : {}
  const set = (change: Partial<OpenShiftFilterValues>) => setChosen((now) => ({ ...now, ...change }))
  return (
    <form
      className="field-grid"
      onSubmit={(event) => {
        event.preventDefault()
        setShown(true)
        if (Object.keys(openShiftFilterErrors(typed)).length > 0) return
        onChange({ ...chosen, ...typed })
      }}
    >
      {hasStatus && (
        <SelectField
          label={words.status}
          none={words.anyStatus}
          value={chosen.open_shifts_status}
          options={openShiftStatuses.entries.map(({ id, label }) => ({ value: id, label }))}
          onChange={(open_shifts_status) => set({ open_shifts_status })}
        />
      )}
      <SelectField
        label={jobSearchTexts.timeOfDay}
        none={jobSearchTexts.anyTime}
        value={chosen.shift_block_type}
        options={shiftBlockTypes.entries.map((block) => ({
          value: block.id,
          label: words.zones ? marked(block)! : block.label,
        }))}
        onChange={(shift_block_type) => set({ shift_block_type })}
      />
      {words.zones && (
        <SelectField
          label={words.zones.zone}
          none={words.zones.anyZone}
          value={chosen.iso_type}
          options={shiftZones.entries.map((zone) => ({ value: zone.id, label: marked(zone)! }))}
          onChange={(iso_type) => set({ iso_type })}
        />
      )}
      <SelectField
        label={jobSearchTexts.distance}
        none={words.usual}
        value={chosen.distance}
        options={distanceChoices.map((miles) => ({
          value: miles as number,
          label: say.count(shiftFilterTexts.miles, miles),
        }))}
        onChange={(distance) => set({ distance })}
      />
      <DateField
        label={words.from}
        value={days.start_date}
        error={errors.start_date ?? null}
        onChange={(start_date) => setDays((now) => ({ ...now, start_date }))}
      />
      <DateField
        label={words.until}
        value={days.end_date}
        error={errors.end_date ?? null}
        onChange={(end_date) => setDays((now) => ({ ...now, end_date }))}
      />
      <div className="row">
        <Button type="submit" look="primary">
          {say(words.show)}
        </Button>
      </div>
    </form>
  )
}

/** A day as the address has it; what is no day stays as it was typed, so that it is refused. */
const dayOf = (text: string) => (text.trim() === '' ? null : (parseFormDate(text) ?? text))
