import type { Timesheet, TimesheetShift } from '@homecare/sdk/timesheets'
import { sheetTexts as words } from '@homecare/sdk/texts'
import { Button } from '../../kit/Button'
import { plus } from '../../kit/icons/care'
import { Card } from '../../kit/layout/Card'
import { List } from '../../kit/layout/List'
import { useSay } from '../../kit/say'
import { LineFacts, type SheetSide } from './LineFacts'
import { daysOf, hoursWords, weekdayWords } from './sheetWords'
import './sheet.css'

interface SheetDaysProps {
  sheet: Timesheet
  side: SheetSide
  /** While it may be changed: the last day on which hours can be entered, and what changes them. */
  open?: {
    readonly today: string
    readonly onAdd: (day: string) => void
    readonly onChange: (line: TimesheetShift) => void
  }
}

/** The hours of a timesheet day by day; while it is open every day that has come. */
export function SheetDays({ sheet, side, open }: SheetDaysProps) {
  const say = useSay()
  const linesOn = (day: string) => sheet.shifts.filter(({ date }) => date === day)
  const days = daysOf(sheet).filter((day) => linesOn(day).length > 0 || (open && day <= open.today))
  if (days.length === 0) return <p className="soft">{say(words.nothingYet)}</p>
  return (
    <Card>
      <List look="lines" items={days} by={(day) => day}>
        {(day) => {
          const said = say(weekdayWords(day))
          return (
            <div className="sheet-day">
              <b className="sheet-day-name">{said}</b>
              {open && (
                <span className="sheet-day-add">
                  <Button
                    look="plain"
                    icon={plus}
                    aria-label={say(words.addOn, { day: said })}
                    onClick={() => open.onAdd(day)}
                  >
                    {say(words.take)}
                  </Button>
                </span>
              )}
              {linesOn(day).length > 0 && (
                <ul className="sheet-lines" role="list">
                  {linesOn(day).map((line) => (
                    <li key={line.id} className="sheet-line">
                      <LineFacts sheet={sheet} line={line} side={side} />
                      {open && (
                        <Button
                          aria-label={say(words.changeOf, { day: said, time: say(hoursWords(line)) })}
                          onClick={() => open.onChange(line)}
                        >
                          {say(words.change)}
                        </Button>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          )
        }}
      </List>
    </Card>
  )
}
