import { formatDollars } from '@homecare/sdk/kit'
import { lineSources, type Timesheet, type TimesheetShift } from '@homecare/sdk/timesheets'
import { invoiceScreenTexts, sheetTexts as words } from '@homecare/sdk/texts'
import { clockWords, spanWords } from '../../clock/timeWords'
import { Badge } from '../../kit/figures/Badge'
import { warning } from '../../kit/icons/basic'
import { useSay } from '../../kit/say'
import { told } from '../../kit/words'
import { hoursWords } from './sheetWords'

/** Whose page it is: the caregiver's own, or that of the family, who reads what was typed beside what was clocked. */
export type SheetSide = 'caregiver' | 'family'

interface LineFactsProps {
  sheet: Timesheet
  line: TimesheetShift
  side: SheetSide
}

/** What an entry says: when, how long, what it pays, and what the clock says of it. */
export function LineFacts({ sheet, line, side }: LineFactsProps) {
  const say = useSay()
  const { minutes, overtime_minutes, break_minutes, amount, note, marked, changed } = line
  return (
    <div className="stack" data-gap="small">
      <span className="sheet-line-facts">
        <b>{say(hoursWords(line))}</b>
        <span>{say(spanWords(minutes))}</span>
        {break_minutes > 0 && <span className="soft">{say(words.breakOf, { minutes: break_minutes })}</span>}
        {overtime_minutes > 0 && (
          <Badge tone="info">{say(told(words.overtime, { time: spanWords(overtime_minutes) }))}</Badge>
        )}
        {marked && (
          <Badge tone="warn" icon={warning}>
            {say(side === 'caregiver' ? words.markedOwn : words.markedTheirs)}
          </Badge>
        )}
        {changed && <Badge tone="info">{say(words.changedSince)}</Badge>}
      </span>
      <span className="sheet-line-facts small">
        <PaidAt line={line} isPartners={sheet.paid_by !== null} />
        {amount > 0 && <b className="money">{formatDollars(amount)}</b>}
        {side === 'caregiver' ? <Source line={line} /> : <Clocked sheet={sheet} line={line} />}
      </span>
      {note && <span className="small sheet-line-words">{note}</span>}
    </div>
  )
}

/** The rate of an entry. Whose hours a partner pays for has none of the family's. */
function PaidAt({
  line: { rate, unit, pay_type },
  isPartners,
}: {
  line: TimesheetShift
  isPartners: boolean
}) {
  const say = useSay()
  if (rate === null)
    return isPartners && pay_type !== 'special' ? null : <Badge tone="warn">{say(words.noRate)}</Badge>
  const amount = formatDollars(rate)
  return (
    <span className="soft">
      {say(unit === 'day' ? invoiceScreenTexts.perDay : invoiceScreenTexts.perHour, { amount })}
    </span>
  )
}

function Source({ line: { source } }: { line: TimesheetShift }) {
  const say = useSay()
  const known = lineSources.find(source)
  return known && source !== 'typed' ? <span className="soft">{say(known.label)}</span> : null
}

/** What was clocked about that time, and by how much it is less or more than what was typed. */
function Clocked({
  sheet: { time_zone },
  line: { clocked, minutes },
}: Pick<LineFactsProps, 'sheet' | 'line'>) {
  const say = useSay()
  if (!clocked) return <Badge>{say(words.notClocked)}</Badge>
  const isAway = [clocked.in_place, clocked.out_place].includes('away')
  const more = minutes - clocked.minutes
  const time = told(words.clockedTime, {
    from: clockWords(clocked.start, time_zone),
    to: clockWords(clocked.end, time_zone),
  })
  return (
    <>
      <span className="soft">
        {say(told(words.clocked, { time, span: spanWords(clocked.minutes) }))}
        {isAway && ` (${say(words.pressedAway)})`}
      </span>
      {more !== 0 && (
        <Badge tone="warn">
          {say(told(more > 0 ? words.longer : words.shorter, { span: spanWords(Math.abs(more)) }))}
        </Badge>
      )}
    </>
  )
}
