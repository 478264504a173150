import type { WeekEarnings } from '@homecare/sdk/dashboards'
import { formatDollars, formatWholeDollars, localeTags, minutesPerHour, dateWords } from '@homecare/sdk/kit'
import { caregiverDashboardTexts as words } from '@homecare/sdk/texts'
import { Bars } from '../../kit/figures/Bars'
import { Card } from '../../kit/layout/Card'
import { Columns } from '../../kit/layout/Columns'
import { EmptyState } from '../../kit/states/EmptyState'
import { useSay, type Say } from '../../kit/say'
import './Earnings.css'

/** What was earned, week by week: bars to look at, and the same as a table with the hours. */
export function Earnings({ weeks }: { weeks: readonly WeekEarnings[] }) {
  const say = useSay()
  const total = weeks.reduce((sum, { cents }) => sum + cents, 0)
  if (total === 0) {
    return (
      <EmptyState title={say(words.noEarnings, { weeks: weeks.length })}>
        {say(words.noEarningsHint)}
      </EmptyState>
    )
  }
  return (
    <Columns
      aside={
        <Card className="earnings-table">
          <Table weeks={weeks} total={total} />
        </Card>
      }
    >
      <Card>
        <h2>{say(words.earningsTotal, { money: formatDollars(total), weeks: weeks.length })}</h2>
        <Bars
          label={say(words.earningsLabel)}
          bars={weeks.map((week) => ({
            label: weekWords(week, say),
            value: week.cents,
            words: formatWholeDollars(week.cents),
            open: week.open,
          }))}
        />
      </Card>
    </Columns>
  )
}

function Table({ weeks, total }: { weeks: readonly WeekEarnings[]; total: number }) {
  const say = useSay()
  const minutes = weeks.reduce((sum, week) => sum + week.minutes, 0)
  return (
    <table>
      <caption className="hidden">{say(words.earningsLabel)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(words.week)}</th>
          <th scope="col">{say(words.hours)}</th>
          <th scope="col">{say(words.earned)}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.start}>
            <th scope="row">{weekWords(week, say)}</th>
            <td>{hoursOf(week.minutes, say)}</td>
            <td>{formatDollars(week.cents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say(words.total)}</th>
          <td>{hoursOf(minutes, say)}</td>
          <td>{formatDollars(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

const weekWords = ({ start, open }: WeekEarnings, say: Say) =>
  open ? say(words.thisWeek) : dateWords(start, 'shortDay', say.locale)

const hoursOf = (minutes: number, say: Say) =>
  new Intl.NumberFormat(localeTags[say.locale], { maximumFractionDigits: 1 }).format(minutes / minutesPerHour)
