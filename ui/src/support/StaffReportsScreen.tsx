import { nextInQueue, queueWith } from '@homecare/sdk/account'
import type { PageHref } from '@homecare/sdk/addresses'
import {
  createReportDecision,
  createReportQueue,
  getMessageReport,
  listMessageReports,
  reportDecisions,
  reportReasons,
  type MessageReport,
  type ReportQueue,
  type ReportWaiting,
} from '@homecare/sdk/support'
import { dateWords } from '@homecare/sdk/kit'
import { pageTitles, staffDeskTexts, staffReportTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { goneAsNull } from '../account/goneAsNull'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useTakeIn } from '../frame/useTakeIn'
import { Badge } from '../kit/figures/Badge'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { EmptyState } from '../kit/states/EmptyState'
import { useOwnZone } from '../kit/useOwnZone'
import { useValue } from '../kit/useValue'
import { DecisionForm } from '../people/DecisionForm'
import { QueuePage } from '../people/QueuePage'
import './support.css'

interface ReportsData {
  readonly waiting: readonly ReportWaiting[]
  /** The number of the one that is open, with what was written; null of one that waits no more. */
  readonly open: { readonly id: number; readonly report: MessageReport | null } | null
  readonly now: string
}

export const load: Load<ReportsData> = async ({ care, params, signal }) => {
  const id = Number(params['reportId'] ?? 0)
  const [waiting, report] = await Promise.all([
    care.call(listMessageReports, {}, { signal }),
    id ? goneAsNull(care.call(getMessageReport, { id }, { signal })) : null,
  ])
  return {
    waiting: queueWith(waiting, report),
    open: id ? { id, report } : null,
    now: new Date().toISOString(),
  }
}
export const head: HeadOf<ReportsData> = () => ({ title: pageTitles.staffReports })

/** Staff: what people report about the messages they get, decided here. */
export default function StaffReportsScreen({ data }: ScreenProps<ReportsData>) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [queue] = useState(() => createReportQueue(care, toasts, data.waiting))
  useTakeIn(queue.set, data.waiting)
  const waiting = useValue(queue.waiting)
  // One that was just decided is gone before the page is.
  const report = waiting.some(({ id }) => id === data.open?.id) ? (data.open?.report ?? null) : null
  return (
    <QueuePage
      title={pageTitles.staffReports}
      lead={words.lead}
      href="/staff/reports"
      now={data.now}
      open={data.open && { id: data.open.id, name: report?.name ?? say(staffDeskTexts.ended) }}
      items={waiting.map((one) => ({
        id: one.id,
        href: `/staff/reports/${one.id}`,
        name: one.name,
        facts: [reportReasons.get(one.reason).label],
        since: one.since,
      }))}
    >
      {data.open &&
        (report ? (
          <Report key={report.id} queue={queue} report={report} next={nextInQueue(waiting, report.id)} />
        ) : (
          <EmptyState title={say(staffDeskTexts.ended)}>{say(staffDeskTexts.endedHint)}</EmptyState>
        ))}
    </QueuePage>
  )
}

interface ReportProps {
  queue: ReportQueue
  report: MessageReport
  /** What is opened once this one is decided. */
  next: ReportWaiting | null
}

/** A report with the messages it is about, and what comes of it. */
function Report({ queue, report, next }: ReportProps) {
  const say = useSay()
  const { navigation } = useApp()
  const zone = useOwnZone()
  const [form] = useState(() => createReportDecision(queue, report))
  const goOn = () => {
    const path: PageHref = next ? `/staff/reports/${next.id}` : '/staff/reports'
    void navigation.go(path, { evenUnsaved: true })
  }
  return (
    <Card as="article">
      <h2>{say(reportReasons.get(report.reason).label)}</h2>
      <p className="soft">
        {say(words.by, { name: report.reporter })} ·{' '}
        <Link href={`/staff/people/${report.person}`}>{say(words.person, { name: report.name })}</Link>
      </p>
      {report.before > 0 && <p>{say.count(words.before, report.before)}</p>}
      {report.frozen && (
        <p>
          <Badge tone="warn">{say(words.frozen)}</Badge>
        </p>
      )}
      {report.note && (
        <>
          <h3>{say(words.said, { name: report.reporter })}</h3>
          <p className="support-words">{report.note}</p>
        </>
      )}
      <h3>{say(words.messages)}</h3>
      {report.messages.length === 0 ? (
        <p className="soft">{say(words.none)}</p>
      ) : (
        <List items={report.messages} by={({ id }) => id} look="lines">
          {({ reported, content, at }) => (
            <div>
              <p className="soft small">
                {say(words.wrote, {
                  name: reported ? report.name : report.reporter,
                  when: dateWords(at, 'dateTime', say.locale, zone),
                })}
              </p>
              <p className="support-words">{content}</p>
            </div>
          )}
        </List>
      )}
      <DecisionForm
        form={form}
        decisions={reportDecisions.entries}
        words={{ decide: words.decide, save: words.save }}
        onDecided={goOn}
      />
      <p className="soft small">{say(words.frozenHint)}</p>
    </Card>
  )
}
