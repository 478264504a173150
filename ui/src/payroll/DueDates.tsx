import { householdDues, type HouseholdDue, type HouseholdTaxes } from '@homecare/sdk/householdTaxes'
import { dateWords, type Text } from '@homecare/sdk/kit'
import { householdDueWords, householdTaxTexts as words } from '@homecare/sdk/texts'
import { Badge } from '../kit/figures/Badge'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'

const hows: Readonly<Record<HouseholdDue, Text>> = {
  estimated: words.estimatedDue,
  statements: words.statementsDue,
  schedule: words.scheduleDue,
  ca_report: words.californiaReportDue,
  ca_payment: words.californiaPaymentDue,
}

/** What a household files and pays itself for a year, and by when, with what of that is not known here. */
export function DueDates({ taxes: { year, due, state_known } }: { taxes: HouseholdTaxes }) {
  const say = useSay()
  const kinds = householdDues.filter((kind) => due.some(({ id }) => id === kind))
  const dayOf = (by: string, quarter: number | null, kind: HouseholdDue) => {
    const day = dateWords(by, 'day', say.locale)
    if (quarter === null) return day
    return say(kind === 'estimated' ? words.duePayment : words.dueQuarter, { number: quarter, day })
  }
  return (
    <Section title={say(words.dues)}>
      <Card>
        <p>{say(words.duesText, { year })}</p>
        <List look="lines" items={kinds} by={(kind) => kind}>
          {(kind) => (
            <>
              <h3>{say(householdDueWords[kind])}</h3>
              <p>{say(hows[kind])}</p>
              <ul>
                {due
                  .filter(({ id }) => id === kind)
                  .map(({ by, quarter, is_past }) => (
                    <li key={by}>
                      {dayOf(by, quarter, kind)} {is_past && <Badge>{say(words.duePast)}</Badge>}
                    </li>
                  ))}
              </ul>
            </>
          )}
        </List>
        {!state_known && <p>{say(words.duesStateUnknown)}</p>}
      </Card>
    </Section>
  )
}
