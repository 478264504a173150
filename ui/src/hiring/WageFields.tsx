import { usualWeek, wageFacts, wageOf, wageUnits, type WageForm } from '@homecare/sdk/hiring'
import { formatDollars, type Form } from '@homecare/sdk/kit'
import type { WagePlace } from '@homecare/sdk/payroll'
import { wageRateScreenTexts as words } from '@homecare/sdk/texts'
import { MoneyField } from '../kit/fields/MoneyField'
import { NumberField } from '../kit/fields/NumberField'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { useValue } from '../kit/useValue'
import { WeekEstimate } from './WeekEstimate'

interface WageFieldsProps<D extends WageForm> {
  form: Form<D>
  place: WagePlace
  /** The first day, `YYYY-MM-DD`, by whose law it is judged. */
  day: string
  /** Agreed hours of a week; null where none are. */
  hoursWeek: number | null
  liveIn?: boolean
  feeBasisPoints: number
  /** The caregiver's first name, and what they ask for an hour, in cents. */
  name: string
  desired: number | null
}

/** A wage by the hour or the day, with what the law asks there, what a usual week costs, and what the caregiver asks for. */
export function WageFields<D extends WageForm>({
  form,
  name,
  desired,
  hoursWeek,
  ...rest
}: WageFieldsProps<D>) {
  const say = useSay()
  const wage = wageOf(useValue(form.data))
  const facts = wageFacts(wage, { ...rest, minutesByDay: usualWeek(hoursWeek), desired })
  const { least, estimate, differs } = facts
  // The fields of a wage alone, whatever else the form asks.
  const own = form as unknown as Form<WageForm>
  const byDay = wage.unit === 'day'
  return (
    <>
      <RadioGroup form={own} name="unit" label={words.unit} look="chips" options={units} />
      <MoneyField
        form={own}
        name="amount"
        label={words.amount}
        per={byDay ? words.perDay : words.perHour}
        hint={least === null ? undefined : say(words.least, { amount: formatDollars(least) })}
        required
      />
      {byDay && <NumberField form={own} name="day_hours" label={words.hours} required />}
      {differs && desired !== null && (
        <Banner tone={differs === 'below' ? 'warn' : 'info'}>
          <p>{say(words[differs], { name, amount: formatDollars(desired) })}</p>
        </Banner>
      )}
      {estimate && <WeekEstimate estimate={estimate} name={name} />}
    </>
  )
}

const units = wageUnits.entries.map(({ id, label }) => ({ value: id, label }))
