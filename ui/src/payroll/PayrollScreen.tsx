import {
  getHouseholdTaxes,
  isTaxYear,
  scheduleHref,
  scheduleLines,
  taxLimits,
  taxTableHref,
  wageBoxes,
  wageStatementHref,
  type HouseholdTaxes,
} from '@homecare/sdk/householdTaxes'
import { dateWords, formatDollars, type Text } from '@homecare/sdk/kit'
import { getHealthWageSavings, type HealthWageSavings } from '@homecare/sdk/payments'
import { taxYearOf } from '@homecare/sdk/payroll'
import { familyHomeTexts, householdTaxTexts as words, pageTitles, taxScreenTexts } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { given } from '../kit/href'
import { Card } from '../kit/layout/Card'
import { Facts } from '../kit/layout/Facts'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { A, Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { told } from '../kit/words'
import { DueDates } from './DueDates'
import { HealthSavings } from './HealthSavings'

interface PayrollData {
  readonly taxes: HouseholdTaxes
  readonly savings: HealthWageSavings
}

/** This year, or the one of `?year=`. */
export const load: Load<PayrollData> = async ({ care, query, signal }) => {
  const year = query.get('year')
  const asked = isTaxYear(year) ? { query: { year: Number(year) } } : {}
  const [taxes, savings] = await Promise.all([
    care.call(getHouseholdTaxes, asked, { signal }),
    care.call(getHealthWageSavings, {}, { signal }),
  ])
  return { taxes, savings }
}
export const head: HeadOf<PayrollData> = () => ({ title: pageTitles.payroll })

/** The taxes of a household: what is set aside, the figures of its forms, and what it does itself (`payroll`). */
export default function PayrollScreen({ data: { taxes, savings } }: ScreenProps<PayrollData>) {
  const say = useSay()
  const { enrolled_at, year, years, statements } = taxes
  return (
    <Page
      width="read"
      title={say(pageTitles.payroll)}
      lead={say(words.lead)}
      actions={<Button onClick={() => window.print()}>{say(words.print)}</Button>}
    >
      {enrolled_at === null ? (
        <Banner
          title={say(words.notEnrolled)}
          actions={
            <Link href="/payroll/tax-enroll" look="primary">
              {say(words.enroll)}
            </Link>
          }
        >
          {say(words.notEnrolledText)}
        </Banner>
      ) : (
        <p>
          {say(taxScreenTexts.enrolledSince, { day: dateWords(enrolled_at, 'day', say.locale) })}{' '}
          <Link href="/payroll/tax-enroll" look="line">
            {say(words.yourData)}
          </Link>
        </p>
      )}
      {years.length > 1 && (
        <nav className="chips" aria-label={say(words.year)}>
          {years.map((one) => (
            <A
              key={one}
              className="chip"
              href={`/payroll?year=${one}`}
              aria-current={one === year ? 'page' : undefined}
            >
              {one}
            </A>
          ))}
        </nav>
      )}
      {statements.length > 0 ? (
        <Figures taxes={taxes} />
      ) : (
        enrolled_at !== null && (
          <Card>
            <p>{say(words.nothing, { year })}</p>
          </Card>
        )
      )}
      {enrolled_at !== null && <DueDates taxes={taxes} />}
      {(savings.eligible || savings.opted_in) && <HealthSavings savings={savings} />}
      <Section title={say(words.limits)}>
        <Card>
          <ul>
            {taxLimits.map((limit, index) => (
              <li key={index}>{say(limit)}</li>
            ))}
          </ul>
        </Card>
      </Section>
    </Page>
  )
}

const money = (name: Text, cents: number) => ({ name, value: formatDollars(cents) })

function Figures({ taxes }: { taxes: HouseholdTaxes }) {
  const say = useSay()
  const { year, quarters, statements, schedule } = taxes
  const threshold = taxYearOf(`${year}-12-31`)?.cashWages ?? 0
  const soFar = quarters.reduce((all, { total }) => all + total, 0)
  return (
    <>
      <Section title={say(words.quarters)}>
        <Card>
          <Facts facts={[money(told(words.soFar, { year: String(year) }), soFar)]} />
          <List look="lines" items={quarters.filter(({ wages }) => wages > 0)} by={({ quarter }) => quarter}>
            {({ quarter, wages, withheld, employer, unemployment, total }) => (
              <>
                <h3>{say(words.quarter, { number: quarter })}</h3>
                <Facts
                  facts={[
                    money(words.wages, wages),
                    money(words.withheld, withheld),
                    money(words.employer, employer),
                    money(words.unemployment, unemployment),
                    money(words.total, total),
                  ]}
                />
              </>
            )}
          </List>
        </Card>
      </Section>
      <Section title={say(words.statements)}>
        <Card>
          <p>{say(words.statementsText)}</p>
          <List look="lines" items={statements} by={({ caregiver_id }) => caregiver_id}>
            {(one) => (
              <>
                <h3>{one.name || say(familyHomeTexts.caregiverLeft)}</h3>
                <Facts facts={wageBoxes.map(({ name, of }) => money(name, of(one)))} />
                {one.gives_back > 0 && (
                  <p>
                    {say(words.givesBack, {
                      ...{ year, amount: formatDollars(threshold), back: formatDollars(one.gives_back) },
                    })}
                  </p>
                )}
                <Link
                  href={given(wageStatementHref(one.caregiver_id, year, say.locale))}
                  look="quiet"
                  download
                >
                  {say(words.statementFile, { name: one.name || say(familyHomeTexts.caregiverLeft) })}
                </Link>
              </>
            )}
          </List>
        </Card>
      </Section>
      <Section title={say(words.schedule)}>
        <Card>
          <p>{say(words.scheduleText, { year })}</p>
          <Facts facts={scheduleLines(schedule).map(({ name, cents }) => money(name, cents))} />
          <Link href={given(scheduleHref(year, say.locale))} look="quiet" download>
            {say(words.scheduleFile)}
          </Link>
        </Card>
      </Section>
      <Section title={say(words.files)}>
        <Card>
          <p>{say(words.filesText)}</p>
          <Link href={given(taxTableHref(year, say.locale))} look="quiet" download>
            {say(words.tableFile)}
          </Link>
        </Card>
      </Section>
    </>
  )
}
