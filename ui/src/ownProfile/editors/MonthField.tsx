import { isApiDate, type Sayable } from '@homecare/sdk/kit'
import { yearOf, yearToDay } from '@homecare/sdk/ownProfile'
import { recordEditorTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { SelectField } from '../../kit/fields/SelectField'
import { useSay } from '../../kit/say'

interface MonthFieldProps {
  label: Sayable
  name: string
  /** A day `YYYY-MM-DD`, shown as its month; empty while both parts are open, what is no day while one is. */
  value: string
  years: readonly number[]
  error?: Sayable | null
  disabled?: boolean
  onChange: (day: string) => void
}

/** A month of a year, kept as its first day: nobody remembers the day a job began. */
export function MonthField({ label, name, value, years, error, disabled, onChange }: MonthFieldProps) {
  const say = useSay()
  const [parts, setParts] = useState(() => partsOf(value))
  const shown = isApiDate(value) ? partsOf(value) : parts
  const change = (next: typeof parts) => {
    setParts(next)
    if (next.year === null && next.month === null) return onChange('')
    const month = next.month === null ? '' : String(next.month).padStart(2, '0')
    onChange(`${yearToDay(next.year)?.slice(0, 4) ?? ''}-${month}-01`)
  }
  return (
    <fieldset className="records-month">
      <legend className="label">{say(label)}</legend>
      <div className="records-dates">
        <SelectField
          name={name}
          label={recordEditorTexts.month}
          value={shown.month}
          options={months(say.locale)}
          error={error ?? null}
          disabled={disabled ?? false}
          onChange={(month) => change({ ...shown, month })}
        />
        <SelectField
          label={recordEditorTexts.year}
          value={shown.year}
          options={years.map((year) => ({ value: year, label: String(year) }))}
          disabled={disabled ?? false}
          onChange={(year) => change({ ...shown, year })}
        />
      </div>
    </fieldset>
  )
}

function partsOf(day: string): { readonly month: number | null; readonly year: number | null } {
  const year = yearOf(day)
  return year === null ? { month: null, year: null } : { month: Number(day.slice(5, 7)), year }
}

function months(locale: string) {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => ({
    value: month + 1,
    label: format.format(Date.UTC(2026, month, 1)),
  }))
}
