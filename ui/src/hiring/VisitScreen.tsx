import { connectionPage, createVisit, mayChangeVisit, type VisitCancelling } from '@homecare/sdk/hiring'
import { message, dateWords } from '@homecare/sdk/kit'
import {
  planClockScreenTexts,
  shiftFactTexts,
  visitScreenTexts as words,
  visitTexts,
} from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { part } from '../frame/part'
import type { CodeContext, HeadOf, ScreenProps } from '../frame/screen'
import { useBackCloses } from '../frame/useBackCloses'
import { useTakeIn } from '../frame/useTakeIn'
import { Banner } from '../kit/states/Banner'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { ChangedSince } from '../kit/overlays/ChangedSince'
import { DateText } from '../kit/DateText'
import { Facts } from '../kit/layout/Facts'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Section } from '../kit/layout/Section'
import { useRemoval } from '../kit/useRemoval'
import { useValue } from '../kit/useValue'
import { ClockPanel } from '../clock/ClockPanel'
import '../shifts/Shifts.css'
import { timeWords } from '../clock/timeWords'
import { VisitStanding } from '../clock/VisitStanding'
import { useNow } from '../clock/useNow'
import { CancelFields } from './CancelFields'
import { loadRiddenVisit, otherSide, type RiddenVisit } from './visitPage'

const VisitRides = part(() => import('../rides/VisitRides'))

export const load = loadRiddenVisit
export const code = async ({ identity }: CodeContext) => {
  if (identity.user_type === 'caregiver') await VisitRides.load()
}
export const head: HeadOf<RiddenVisit> = ({ visit }) => ({
  title: message(words.title, { name: otherSide(visit) }),
})

/** A visit to a family: its time, the clock, moving and cancelling it (`next-shift`). */
export default function VisitScreen({ data }: ScreenProps<RiddenVisit>) {
  return <Shown key={data.visit.id} data={data} />
}

function Shown({ data }: { data: RiddenVisit }) {
  const say = useSay()
  const { care, toasts, session, config } = useApp()
  const identity = useValue(session.identity)
  const now = useNow(data.loadedAt)
  const [store] = useState(() => createVisit(care, toasts, data.visit))
  useTakeIn(store.set, data.visit)
  const visit = useValue(store.visit)
  // Moved somewhere else meanwhile: it is looked at again, and then decided.
  const removal = useRemoval<VisitCancelling, 'this'>(store.cancel, () => {})
  const [how, setHow] = useState<VisitCancelling>({ scope: 'one' })
  const isCaregiver = identity.user_type === 'caregiver'
  const name = otherSide(visit)
  const mayChange = mayChangeVisit(visit, now)
  const onStanding = useBackCloses()
  return (
    <Page
      width="read"
      title={say(words.title, { name })}
      {...(!isCaregiver && !visit.cancelled && { lead: <VisitStanding visit={visit} now={now} /> })}
    >
      {visit.cancelled && <Banner tone="info" title={say(words.isCanceled)} />}
      {isCaregiver && !visit.cancelled && (
        <ClockPanel
          target={{ connection_id: visit.connection_id, shift_id: visit.id }}
          work={visit}
          zone={visit.time_zone}
          now={now}
          onClocked={(times) => store.set(times)}
        />
      )}
      {data.planId && (
        <p>
          <Link href={`/careplan/connection/${data.planId}/clockio`} look="line">
            {say(planClockScreenTexts.toRecords)}
          </Link>
        </p>
      )}
      <Card>
        <Facts
          look="columns"
          facts={[
            {
              name: shiftFactTexts.day,
              value: <DateText value={visit.start} show="weekday" zone={visit.time_zone} />,
            },
            {
              name: shiftFactTexts.times,
              value: say(timeWords(visit.start, visit.end, visit.time_zone)),
            },
            { name: shiftFactTexts.place, value: `${visit.city}, ${visit.state}` },
          ]}
        />
      </Card>
      {visit.note && (
        <Section title={say(words.note)}>
          <p className="shift-words">{visit.note}</p>
        </Section>
      )}
      {config.rides && data.rides && <VisitRides visit={visit} rides={data.rides} name={name} now={now} />}
      {mayChange ? (
        <div className="row">
          <Link href={`/next-shift/${visit.connection_id}/${visit.id}/edit`} look="quiet">
            {say(words.edit)}
          </Link>
          <Button look="plain" onClick={() => removal.ask('this')}>
            {say(words.cancel)}
          </Button>
        </div>
      ) : (
        !visit.cancelled && <p className="soft">{say(visitTexts.isOver)}</p>
      )}
      <p>
        <Link href={connectionPage(isCaregiver ? 'caregiver' : 'family', visit.connection_id)} look="line">
          {say(words.toConnection, { name })}
        </Link>
      </p>
      {removal.asked && (
        <ConfirmDialog
          title={words.confirmCancel}
          confirm={words.cancel}
          danger
          busy={removal.busy}
          onConfirm={() => removal.confirm(how)}
          onClose={removal.close}
          onStanding={onStanding}
          cancel={words.keep}
        >
          {removal.isChanged && (
            <ChangedSince
              what={`${dateWords(visit.start, 'weekday', say.locale, visit.time_zone)}, ${say(timeWords(visit.start, visit.end, visit.time_zone))}`}
            />
          )}
          <p>{say(words.confirmCancelText, { name })}</p>
          <CancelFields visit={visit} now={new Date(now)} how={how} onChange={setHow} />
        </ConfirmDialog>
      )}
    </Page>
  )
}
