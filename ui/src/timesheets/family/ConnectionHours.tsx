import { connectionPage } from '@homecare/sdk/hiring'
import { formatDollars, type Part } from '@homecare/sdk/kit'
import { timesheetsPageSize, type Timesheet, type TimesheetPage } from '@homecare/sdk/timesheets'
import { sheetTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { spanWords } from '../../clock/timeWords'
import { useApp } from '../../frame/app'
import { laterDialog } from '../../frame/laterDialog'
import { useMayView } from '../../frame/useMayView'
import { Button } from '../../kit/Button'
import { Badge } from '../../kit/figures/Badge'
import { Card } from '../../kit/layout/Card'
import { List } from '../../kit/layout/List'
import { pageHref, Pagination } from '../../kit/layout/Pagination'
import { Section } from '../../kit/layout/Section'
import { A } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { ErrorState } from '../../kit/states/ErrorState'
import type { SheetSide } from './LineFacts'
import { SheetStatusBadge } from './SheetStatusBadge'
import { sheetHref, spanOfDays } from './sheetWords'
import { useStartHours } from './useStartHours'
import './sheet.css'

const StartDialog = laterDialog(() => import('./StartDialog'))

/** What the timesheets of a connection are read from. */
export interface HoursOfConnection {
  readonly page: Part<TimesheetPage>
  /** The days of the next one; null where there is nothing to hand in. */
  readonly next: { readonly start_date: string; readonly end_date: string } | null
}

export interface ConnectionHoursProps {
  hours: HoursOfConnection
  connectionId: number
  side: SheetSide
  /** Whether a timesheet may be begun: they work together, or did. */
  mayStart: boolean
  today: string
}

/** The timesheets of a connection, ten a page, the latest first; a caregiver begins the next. */
export default function ConnectionHours({
  hours,
  connectionId,
  side,
  mayStart,
  today,
}: ConnectionHoursProps) {
  const say = useSay()
  const { navigation } = useApp()
  const start = useStartHours()
  const [choosing, setChoosing] = useState(false)
  const { page, next } = hours
  const isOwn = side === 'caregiver'
  return (
    <Section title={say(isOwn ? words.list : words.listOf)}>
      <Card>
        {isOwn && mayStart && (
          <div className="sheet-line">
            {next ? (
              <>
                <Button
                  look="primary"
                  onClick={() => start({ connection_id: connectionId, timesheet_id: null, ...next })}
                >
                  {say(words.start)}
                </Button>
                <span className="soft">{say(words.startFor, { days: say(spanOfDays(next)) })}</span>
              </>
            ) : null}
            <Button look="plain" onClick={() => setChoosing(true)}>
              {say(next ? words.otherDays : words.start)}
            </Button>
          </div>
        )}
        {page.data ? (
          <Sheets sheets={page.data.data} side={side} />
        ) : (
          <ErrorState
            level={3}
            title={words.listFailed}
            failure={page.failure}
            retry={() => navigation.reload()}
          />
        )}
        {page.data && (
          <Pagination
            page={page.data.page}
            pages={Math.ceil(page.data.total_records / timesheetsPageSize)}
            hrefFor={(number) => pageHref(connectionPage(side, connectionId), number)}
          />
        )}
      </Card>
      {choosing && (
        <StartDialog
          connectionId={connectionId}
          days={next ?? { start_date: today, end_date: today }}
          onBegun={(sheet) => navigation.go(sheetHref(sheet), { evenUnsaved: true })}
          onClose={() => setChoosing(false)}
        />
      )}
    </Section>
  )
}

function Sheets({ sheets, side }: { sheets: readonly Timesheet[]; side: SheetSide }) {
  const say = useSay()
  const mayView = useMayView()
  if (sheets.length === 0)
    return <p className="soft">{say(side === 'caregiver' ? words.listEmpty : words.listEmptyOf)}</p>
  const hrefOf = (sheet: Timesheet) => {
    const invoice = `/invoices/${sheet.connection_id}/${sheet.id}` as const
    return side === 'family' && sheet.corrects_id === null && mayView(invoice) ? invoice : sheetHref(sheet)
  }
  return (
    <List look="lines" items={sheets} by={({ id }) => id}>
      {(sheet) => (
        <div className="sheet-line">
          <p>
            <A className="link" href={hrefOf(sheet)}>
              {say(spanOfDays(sheet))}
            </A>
            <br />
            <span className="soft small">
              {say(spanWords(sheet.minutes))}
              {side === 'caregiver' && ` · ${formatDollars(sheet.total)}`}
            </span>
          </p>
          <span className="row">
            {sheet.corrects_id !== null && <Badge>{say(words.correction)}</Badge>}
            <SheetStatusBadge sheet={sheet} />
          </span>
        </div>
      )}
    </List>
  )
}
