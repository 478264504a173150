import { dayIn, formatDollars, message } from '@homecare/sdk/kit'
import { mayChangeTimesheet, mayDiscardTimesheet, type TimesheetShift } from '@homecare/sdk/timesheets'
import { pageTitles, sheetTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { spanWords } from '../../clock/timeWords'
import { laterDialog } from '../../frame/laterDialog'
import { useZoneWords } from '../../hiring/zoneWords'
import { Button } from '../../kit/Button'
import { plus } from '../../kit/icons/care'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { DiscardSheet } from './DiscardSheet'
import type { OwnSheetProps } from './openSheet'
import { SheetDays } from './SheetDays'
import { SheetExpenses, SheetTasks } from './SheetExtras'
import { SheetStanding } from './SheetStanding'
import { SheetStatusBadge } from './SheetStatusBadge'
import { SheetTotals } from './SheetTotals'
import { daysOf, sheetHref, spanOfDays } from './sheetWords'
import { Suggestions } from './Suggestions'
import './sheet.css'

const LineDialog = laterDialog(() => import('./LineDialog'))

/** A caregiver's timesheet: what may be taken over, the hours, what was done and spent, and what it comes to. */
export function HoursStep({ sheet, store, name, data }: OwnSheetProps) {
  const say = useSay()
  const [edited, setEdited] = useState<{ line: TimesheetShift | null; day?: string } | null>(null)
  const isOpen = mayChangeTimesheet(sheet)
  const today = dayIn(sheet.time_zone, new Date(data.loadedAt))
  const href = sheetHref(sheet)
  const elsewhere = useZoneWords(sheet.time_zone, sheet.shifts[0]?.start)
  return (
    <Page
      width="read"
      title={say(words.title, { name })}
      lead={
        <>
          {say(spanOfDays(sheet))} <SheetStatusBadge sheet={sheet} />
        </>
      }
      up={{ href: `/manage-connection/${sheet.connection_id}`, words: say(pageTitles.connection) }}
    >
      <SheetStanding sheet={sheet} store={store} name={name} />
      {isOpen && <Suggestions store={store} failure={data.suggestions?.failure ?? null} />}
      <Section
        title={say(isOpen ? words.hours : words.hoursOf)}
        aside={
          isOpen && (
            <Button
              icon={plus}
              onClick={() => setEdited({ line: null, day: firstFree(sheet.shifts, daysOf(sheet)) })}
            >
              {say(words.add)}
            </Button>
          )
        }
      >
        <SheetDays
          sheet={sheet}
          side="caregiver"
          {...(isOpen && {
            open: {
              today,
              onAdd: (day) => setEdited({ line: null, day }),
              onChange: (line) => setEdited({ line }),
            },
          })}
        />
        {elsewhere && <p className="soft small">{say(words.zone, { zone: elsewhere })}</p>}
      </Section>
      <SheetTasks sheet={sheet} title={say(words.tasks)}>
        {isOpen && (
          <p>
            <Link href={`${href}/tasks`} look="quiet">
              {say(sheet.tasks_done.length + sheet.note.length > 0 ? words.changeTasks : words.writeTasks)}
            </Link>
          </p>
        )}
      </SheetTasks>
      <SheetExpenses sheet={sheet} title={say(words.expenses)}>
        {isOpen && (
          <p>
            <Link href={`${href}/expenses`} look="quiet">
              {say(sheet.expenses.length > 0 ? words.changeExpenses : words.addExpense)}
            </Link>
          </p>
        )}
      </SheetExpenses>
      <SheetTotals sheet={sheet} />
      {isOpen && (
        <div className="sheet-next">
          <span>
            {say(spanWords(sheet.minutes))} · <b className="money">{formatDollars(sheet.total)}</b>
          </span>
          <Link href={`${href}/review`} look="primary">
            {say(words.review)}
          </Link>
        </div>
      )}
      {mayDiscardTimesheet(sheet) && <DiscardSheet sheet={sheet} />}
      {edited && (
        <LineDialog
          {...edited}
          sheet={sheet}
          store={store}
          name={name}
          title={message(edited.line ? words.changeTitle : words.addTitle, {})}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  )
}

/** The first day without hours, for a new entry; else the first. */
function firstFree(lines: readonly TimesheetShift[], days: readonly string[]): string {
  return days.find((day) => lines.every(({ date }) => date !== day)) ?? days[0] ?? ''
}
