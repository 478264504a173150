import { taxChoices, type TaxChoice } from '@homecare/sdk/payments'
import { taxYearOf } from '@homecare/sdk/payroll'
import { formatDollars, type Form as FormState } from '@homecare/sdk/kit'
import { taxScreenTexts as words } from '@homecare/sdk/texts'
import { Form } from '../kit/fields/Form'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'

interface TaxesExplainedProps {
  form: FormState<{ choice: TaxChoice | null }>
  /** By whose year the thresholds are said. */
  today: string
  onAccepted?: () => unknown
}

/** Who is a household employer, from when taxes are due, and what the family wants to do about it. */
export function TaxesExplained({ form, today, onAccepted }: TaxesExplainedProps) {
  const say = useSay()
  const year = taxYearOf(today)
  return (
    <Section title={say(words.employerTitle)}>
      <p>{say(words.employerText)}</p>
      {year && (
        <ul>
          <li>{say(words.thresholdYear, { year: year.year, amount: dollars(year.cashWages) })}</li>
          <li>
            {say(words.thresholdQuarter, {
              amount: dollars(year.quarterWages),
              limit: dollars(year.unemploymentTo),
            })}
          </li>
          <li>{say(words.thresholdState)}</li>
        </ul>
      )}
      {year && <p className="soft small">{say(words.notAdvice, { year: year.year })}</p>}
      <Form form={form} submit={words.continue} onAccepted={onAccepted}>
        <RadioGroup
          form={form}
          name="choice"
          label={words.choiceLegend}
          options={taxChoices.entries.map(({ id, label, hint }) => ({ value: id, label, hint }))}
        />
      </Form>
    </Section>
  )
}

const dollars = (cents: number) => formatDollars(cents).replace(/\.00$/, '')
