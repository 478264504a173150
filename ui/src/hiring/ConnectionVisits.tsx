import {
  cancelReasons,
  createConnectionVisits,
  type ConnectionVisits as Store,
  type PlannedCare,
  type Visit,
  type VisitSeries,
} from '@homecare/sdk/hiring'
import { dateWords, message, weekdayName, timeOfDayWords } from '@homecare/sdk/kit'
import { seriesScreenTexts as words, shiftFactTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { timeWords } from '../clock/timeWords'
import { useApp } from '../frame/app'
import { laterDialog } from '../frame/laterDialog'
import { useBackCloses } from '../frame/useBackCloses'
import { useMayView } from '../frame/useMayView'
import { useTakeIn } from '../frame/useTakeIn'
import { Button } from '../kit/Button'
import { Badge } from '../kit/figures/Badge'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { LongList } from '../kit/layout/LongList'
import { Section } from '../kit/layout/Section'
import { A } from '../kit/Link'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { useSay } from '../kit/say'
import { ErrorState } from '../kit/states/ErrorState'
import { useRemoval } from '../kit/useRemoval'
import { useValue } from '../kit/useValue'
import { useZoneWords } from './zoneWords'
import './ConnectionVisits.css'

const NewVisitsDialog = laterDialog(() => import('./NewVisitsDialog'))
const SeriesDialog = laterDialog(() => import('./SeriesDialog'))

interface ConnectionVisitsProps {
  connectionId: number
  /** As it came with the page. */
  loaded: PlannedCare
  /** Whose page it is: the family adds, both change and end. */
  side: 'family' | 'caregiver'
  /** The IANA zone of the place of care. */
  zone: string
  /** The other side, as a text names them. */
  name: string
}

/** Visits in sight before all are asked for. */
const shown = 5

/** What is planned between the two of a connection: the next visits, and the weekly schedule with what changes it. */
export function ConnectionVisits({ connectionId, loaded, side, zone, name }: ConnectionVisitsProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [adding, setAdding] = useState(false)
  const [store] = useState(() =>
    createConnectionVisits(care, toasts, { id: connectionId, zone }, () => Date.now(), loaded),
  )
  useTakeIn(store.planned.set, loaded)
  const planned = useValue(store.planned.data) ?? loaded
  const error = useValue(store.planned.error)
  const loading = useValue(store.planned.loading)
  return (
    <>
      <Section
        className="connection-visits"
        title={say(words.visits)}
        aside={
          side === 'family' && (
            <Button look="quiet" onClick={() => setAdding(true)}>
              {say(words.add)}
            </Button>
          )
        }
      >
        {error && (
          <ErrorState
            level={3}
            title={words.failed}
            error={error}
            retry={() => store.planned.reload()}
            busy={loading}
          />
        )}
        <Card>
          <NextVisits visits={planned.visits} zone={zone} />
        </Card>
      </Section>
      <Schedule {...{ store, planned, connectionId, name }} />
      {adding && (
        <NewVisitsDialog
          place={{ connectionId, zone }}
          name={name}
          onPlanned={() => void store.planned.reload()}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

function NextVisits({ visits, zone }: { visits: readonly Visit[]; zone: string }) {
  const say = useSay()
  const elsewhere = useZoneWords(zone, visits[0]?.start)
  if (visits.length === 0) return <p className="soft">{say(words.none)}</p>
  return (
    <>
      <LongList items={visits} first={shown} by={({ id }) => id} look="lines">
        {(visit) => <Row visit={visit} />}
      </LongList>
      {elsewhere && <p className="soft small">{say(words.zone, { zone: elsewhere })}</p>}
    </>
  )
}

function Row({ visit }: { visit: Visit }) {
  const say = useSay()
  const mayView = useMayView()
  const href = `/next-shift/${visit.connection_id}/${visit.id}` as const
  const day = dateWords(visit.start, 'weekday', say.locale, visit.time_zone)
  const times = say(timeWords(visit.start, visit.end, visit.time_zone))
  return (
    <div className="connection-visit" data-off={visit.cancelled ? '' : undefined}>
      <p>
        {mayView(href) ? (
          <A className="link" href={href}>
            {day}
          </A>
        ) : (
          <b>{day}</b>
        )}
        <br />
        <span className="soft">{times}</span>
      </p>
      {visit.cancelled && <Badge>{say(offWords(visit))}</Badge>}
    </div>
  )
}

function offWords({ cancel_reason, late_cancel }: Visit) {
  if (cancel_reason !== null && !cancelReasons.has(cancel_reason)) return words.notPlanned
  return late_cancel ? words.canceledLate : words.canceled
}

interface ScheduleProps {
  store: Store
  planned: PlannedCare
  connectionId: number
  name: string
}

function Schedule({ store, planned: { series }, connectionId, name }: ScheduleProps) {
  const say = useSay()
  const [changing, setChanging] = useState<VisitSeries | null>(null)
  const ending = useRemoval<VisitSeries, VisitSeries>(store.end, () => {})
  const onStanding = useBackCloses()
  const dayOf = ({ day_of_week }: VisitSeries) => weekdayName(say.locale, day_of_week)
  const timesOf = ({ start_time, end_time }: VisitSeries) =>
    say(
      message(shiftFactTexts.time, {
        from: timeOfDayWords(start_time, say.locale),
        to: timeOfDayWords(end_time, say.locale),
      }),
    )
  return (
    <Section className="connection-schedule" title={say(words.schedule)}>
      <Card>
        {series.length === 0 ? (
          <p className="soft">{say(words.noSchedule)}</p>
        ) : (
          <List items={series} by={({ id }) => id} look="lines">
            {(one) => (
              <div className="connection-visit">
                <p>
                  <b className="connection-weekday">{dayOf(one)}</b>
                  <br />
                  <span className="soft">
                    {timesOf(one)}
                    {one.to_day &&
                      ` · ${say(words.until, { day: dateWords(one.to_day, 'shortDay', say.locale) })}`}
                  </span>
                </p>
                <span className="row">
                  <Button
                    look="quiet"
                    aria-label={say(words.changeOf, { day: dayOf(one) })}
                    onClick={() => setChanging(one)}
                  >
                    {say(words.change)}
                  </Button>
                  <Button
                    look="plain"
                    aria-label={say(words.endOf, { day: dayOf(one) })}
                    onClick={() => ending.ask(one)}
                  >
                    {say(words.end)}
                  </Button>
                </span>
              </div>
            )}
          </List>
        )}
      </Card>
      {changing && (
        <SeriesDialog
          connectionId={connectionId}
          series={changing}
          name={name}
          onChanged={() => void store.planned.reload()}
          onClose={() => setChanging(null)}
        />
      )}
      {ending.asked && (
        <ConfirmDialog
          title={words.endTitle}
          confirm={words.endConfirm}
          cancel={words.keep}
          danger
          busy={ending.busy}
          onConfirm={() => ending.confirm(ending.asked!)}
          onClose={ending.close}
          onStanding={onStanding}
        >
          <p>{say(words.endText, { day: dayOf(ending.asked), time: timesOf(ending.asked), name })}</p>
        </ConfirmDialog>
      )}
    </Section>
  )
}
