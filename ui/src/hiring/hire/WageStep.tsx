import { hoursADay, rateApart, termsOf } from '@homecare/sdk/hiring'
import { formatDollars } from '@homecare/sdk/kit'
import { minimumWage, type WagePlace } from '@homecare/sdk/payroll'
import { states } from '@homecare/sdk/places'
import { hireStepTexts as words } from '@homecare/sdk/texts'
import { MoneyField } from '../../kit/fields/MoneyField'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { useSay, type Say } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import type { OpenHire } from './hireSteps'
import { OfferEstimate } from './OfferEstimate'
import { StepForm } from './StepForm'

const units = [
  { value: 'hour', label: words.byHour },
  { value: 'day', label: words.byDay },
] as const

/** What is offered, by the hour or by the day. */
export default function WageStep(hire: OpenHire) {
  const say = useSay()
  const { flow, hiring, name } = hire
  const { form } = flow
  const isByDay = useValue(form.fields.daily_rate.active)
  const terms = termsOf(useValue(form.data))
  const asked = hiring.caregiver.desired_wage
  const hint = [
    asked > 0 ? say(words.theirRate, { name, rate: formatDollars(asked) }) : '',
    leastThere(terms, terms.start_date, say),
  ]
    .filter(Boolean)
    .join(' ')
  const hours = hoursADay(terms)
  const anHour = isByDay
    ? terms.daily_rate && hours
      ? Math.round(terms.daily_rate / hours)
      : null
    : (terms.hourly_rate ?? null)
  const apart = rateApart(anHour, asked)
  return (
    <StepForm {...hire} step="wage">
      <RadioGroup form={form} name="pay_unit" label={words.payUnit} options={units} look="chips" required />
      {isByDay ? (
        <MoneyField
          form={form}
          name="daily_rate"
          label={words.dailyRate}
          hint={hint || undefined}
          per={words.aDay}
          required
        />
      ) : (
        <MoneyField
          form={form}
          name="hourly_rate"
          label={words.hourlyRate}
          hint={hint || undefined}
          per={words.anHour}
          required
        />
      )}
      <div role="status">
        {isByDay && anHour !== null && (
          <p className="hint">{say(words.comesTo, { rate: formatDollars(anHour) })}</p>
        )}
        {apart && (
          <p className="hint">
            {say(apart.below ? words.below : words.above, { percent: apart.percent, name })}
          </p>
        )}
      </div>
      <OfferEstimate flow={flow} name={name} />
    </StepForm>
  )
}

/** The least that an hour may be paid there on a day, under the name of the city that asks for it, or of the state. */
function leastThere(place: WagePlace, day: string, say: Say): string {
  const least = minimumWage(place, day)
  if (!least) return ''
  const [, town] = least.place.split('/')
  const state = states.find(place.state)
  return say(words.leastThere, {
    place: town ?? (state ? say(state.label) : place.state),
    rate: formatDollars(least.cents),
  })
}
