import { connectionPage } from '@homecare/sdk/hiring'
import { createTimesheet } from '@homecare/sdk/timesheets'
import { pageTitles, sheetTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { useMayView } from '../../frame/useMayView'
import { useTakeIn } from '../../frame/useTakeIn'
import { useZoneWords } from '../../hiring/zoneWords'
import { Button } from '../../kit/Button'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { useValue } from '../../kit/useValue'
import { otherName, type SheetData } from './openSheet'
import { SheetDays } from './SheetDays'
import { SheetExpenses, SheetTasks } from './SheetExtras'
import { SheetStatusBadge } from './SheetStatusBadge'
import { isSentBack, sheetHref, spanOfDays } from './sheetWords'

/** A timesheet as its family reads it: what was typed beside what was clocked, and the way to what it costs. */
export function FamilySheet({ data }: { data: SheetData }) {
  const say = useSay()
  const { care, toasts } = useApp()
  const mayView = useMayView()
  const { sheet: loaded, invoice } = data
  const [store] = useState(() =>
    createTimesheet(care, toasts, { connection: loaded.connection_id, id: loaded.id, loaded }),
  )
  useTakeIn(store.took, loaded)
  const sheet = useValue(store.timesheet.data) ?? loaded
  const name = otherName(sheet)
  const { connection_id, id, corrects_id, status, decision } = sheet
  const invoiceHref = `/invoices/${connection_id}/${id}` as const
  const elsewhere = useZoneWords(sheet.time_zone, sheet.shifts[0]?.start)
  return (
    <Page
      width="read"
      title={say(words.titleOf, { name })}
      lead={
        <>
          {say(spanOfDays(sheet))} <SheetStatusBadge sheet={sheet} />
        </>
      }
      up={{ href: connectionPage('family', connection_id), words: say(pageTitles.connection) }}
    >
      {corrects_id !== null && (
        <Banner
          tone="info"
          title={say(words.isCorrection)}
          actions={
            <Link look="quiet" href={sheetHref({ connection_id, id: corrects_id })}>
              {say(words.seeCorrected)}
            </Link>
          }
        />
      )}
      {corrects_id !== null && invoice === null && status === 1 && (
        <Banner
          tone="warn"
          title={say(words.agreeTitle, { name })}
          actions={
            <Button look="primary" onClick={() => store.agree.run()}>
              {say(words.agree)}
            </Button>
          }
        >
          <p>{say(words.agreeText)}</p>
        </Banner>
      )}
      {isSentBack(sheet) && decision && (
        <Banner tone="info" title={say(words.isBeingMended)}>
          <p className="sheet-line-words">{say(words.cameBackText, { reason: decision.reason })}</p>
          <p>{say(words.isBeingMendedText, { name })}</p>
        </Banner>
      )}
      <Section title={say(words.hoursOf)}>
        <SheetDays sheet={sheet} side="family" />
        {elsewhere && <p className="soft small">{say(words.zone, { zone: elsewhere })}</p>}
      </Section>
      <SheetTasks sheet={sheet} title={say(words.tasksOf)} />
      <SheetExpenses sheet={sheet} title={say(words.expenses)} />
      {invoice !== null && mayView(invoiceHref) && (
        <p>
          <Link href={invoiceHref} look="primary">
            {say(words.toInvoice)}
          </Link>
        </p>
      )}
    </Page>
  )
}
