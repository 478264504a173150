import { getBenefitBalance, type BenefitBalance } from '@homecare/sdk/families'
import { createNewVisitsForm, getConnection, newVisitTakes, type Connection } from '@homecare/sdk/hiring'
import { dayIn, message, noteMaxLength } from '@homecare/sdk/kit'
import {
  pageTitles,
  partnerHireTexts as words,
  seriesScreenTexts,
  seriesTexts,
  visitScreenTexts,
} from '@homecare/sdk/texts'
import { useState } from 'react'
import { TimeField } from '../../availability/TimeField'
import { useApp } from '../../frame/app'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useMayView } from '../../frame/useMayView'
import { useUnsaved } from '../../frame/useUnsaved'
import { DateField } from '../../kit/fields/DateField'
import { Form } from '../../kit/fields/Form'
import { TextareaField } from '../../kit/fields/TextareaField'
import { Card } from '../../kit/layout/Card'
import { Page } from '../../kit/layout/Page'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'
import { useValue } from '../../kit/useValue'
import { useZoneWords } from '../zoneWords'
import { BenefitLeft } from './BenefitLeft'
import { NoBenefit } from './NoBenefit'

interface VisitData {
  readonly connection: Connection
  readonly balance: BenefitBalance | null
  readonly today: string
}

export const load: Load<VisitData> = async ({ care, params, signal }) => {
  const id = Number(params['connectionId'])
  const [connection, balance] = await Promise.all([
    care.call(getConnection, { id }, { signal }),
    care.call(getBenefitBalance, {}, { signal }),
  ])
  return { connection, balance, today: dayIn(connection.time_zone, new Date()) }
}
export const head: HeadOf<VisitData> = ({ connection }) => ({
  title: connection ? message(words.planTitle, { name: connection.provider.first_name }) : pageTitles.visit,
})

/** One visit of somebody who is hired, within the hours that a partner pays (`newshift-b2b/{connectionId}`). */
export default function PartnerVisitScreen({ data }: ScreenProps<VisitData>) {
  const say = useSay()
  const { connection, balance, today } = data
  const { first_name: name, id } = connection.provider
  const page = `/family/dashboard/connections/${connection.id}` as const
  const hasEnded = connection.end_date !== null && connection.end_date < today
  const isHired = connection.hire_stage === 3 && !hasEnded
  return (
    <Page
      width="read"
      title={say(words.planTitle, { name })}
      lead={isHired && balance ? say(words.planLead, { name }) : undefined}
      up={{ href: page, words: name }}
    >
      {!isHired ? (
        <NotHired id={id} name={name} ended={hasEnded} page={page} />
      ) : balance ? (
        <VisitForm connection={connection} balance={balance} today={today} page={page} />
      ) : (
        <NoBenefit />
      )}
    </Page>
  )
}

type ConnectionPage = `/family/dashboard/connections/${number}`

function VisitForm({
  connection,
  balance,
  today,
  page,
}: {
  connection: Connection
  balance: BenefitBalance
  today: string
  page: ConnectionPage
}) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const zone = connection.time_zone
  const [form] = useState(() =>
    createNewVisitsForm(
      care,
      { connectionId: connection.id, zone },
      () => Date.now(),
      () => toasts.success(seriesTexts.added),
    ),
  )
  useUnsaved(form.dirty)
  const data = useValue(form.data)
  const [now] = useState(() => new Date().toISOString())
  const elsewhere = useZoneWords(zone, now)
  const days = { first: today, last: balance.overview.expiring ?? '' }
  return (
    <Form form={form} submit={words.plan} onAccepted={() => navigation.go(page, { evenUnsaved: true })}>
      <Card className="form">
        <DateField form={form} name="day" label={seriesScreenTexts.day} min={today} required />
        <div className="shift-sheet-times">
          <TimeField field={form.fields.start} label={visitScreenTexts.start} />
          <TimeField field={form.fields.end} label={visitScreenTexts.end} />
        </div>
        {data.end <= data.start && <p className="soft">{say(visitScreenTexts.nextMorning)}</p>}
        {elsewhere && <p className="soft small">{say(seriesScreenTexts.zone, { zone: elsewhere })}</p>}
        <BenefitLeft balance={balance} takes={newVisitTakes(data, zone, days)} />
        <TextareaField
          form={form}
          name="note"
          label={visitScreenTexts.note}
          hint={visitScreenTexts.noteHint}
          max={noteMaxLength}
          optional
        />
      </Card>
    </Form>
  )
}

interface NotHiredProps {
  id: number
  name: string
  ended: boolean
  page: ConnectionPage
}

/** Where nobody is hired, the way to hire them. */
function NotHired({ id, name, ended, page }: NotHiredProps) {
  const say = useSay()
  const mayView = useMayView()
  const hire = `/hire-b2b/${id}` as const
  return (
    <Card>
      <EmptyState
        title={say(ended ? words.hasEnded : words.notHired, { name })}
        actions={
          mayView(hire) ? (
            <Link href={hire} look="primary">
              {say(words.hireTitle, { name })}
            </Link>
          ) : (
            <Link href={page} look="primary">
              {say(words.toConnection, { name })}
            </Link>
          )
        }
      >
        {!ended && say(words.notHiredHint, { name })}
      </EmptyState>
    </Card>
  )
}
