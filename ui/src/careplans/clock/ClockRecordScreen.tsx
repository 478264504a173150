import {
  createClockServiceForm,
  getClockRecord,
  mayCorrectClock,
  type ClockPress,
  type OnePlanClock,
} from '@homecare/sdk/clock'
import { assistance } from '@homecare/sdk/caregivers'
import { dateWords, message } from '@homecare/sdk/kit'
import {
  clockSheetTexts as sheet,
  pageTitles,
  planClockScreenTexts as words,
  planClockTexts,
} from '@homecare/sdk/texts'
import { useState } from 'react'
import { useNow } from '../../clock/useNow'
import { spanWords } from '../../clock/timeWords'
import { useApp } from '../../frame/app'
import { laterDialog } from '../../frame/laterDialog'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useUnsaved } from '../../frame/useUnsaved'
import { Button } from '../../kit/Button'
import { Form } from '../../kit/fields/Form'
import { SelectField } from '../../kit/fields/SelectField'
import { Card } from '../../kit/layout/Card'
import { Facts } from '../../kit/layout/Facts'
import { List } from '../../kit/layout/List'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { isClosed, unlessClosed, type ClosedPage } from '../plan/closed'
import { ClosedPlan } from '../plan/ClosedPlan'
import { personName, whenThere } from '../plan/planWords'
import { clockHref, dayThere, spanOf } from './clockWords'
import { CorrectionView } from './CorrectionView'
import './PlanClock.css'

const CorrectionDialog = laterDialog(() => import('./CorrectionDialog'))

interface RecordData {
  readonly one: OnePlanClock
  readonly loadedAt: string
}

export const load: Load<RecordData | ClosedPage> = ({ care, params, signal }) => {
  const [id, clockId] = [Number(params['planId']), Number(params['clockId'])]
  return unlessClosed(
    id,
    care
      .call(getClockRecord, { id, clockId }, { signal })
      .then((one) => ({ one, loadedAt: new Date().toISOString() })),
  )
}
export const head: HeadOf<RecordData | ClosedPage> = () => ({ title: pageTitles.planClockRecord })

/** One clocked visit: the six facts of visit verification, and what was put right (`careplan/…/clockio/…`). */
export default function ClockRecordScreen({ data }: ScreenProps<RecordData | ClosedPage>) {
  if (isClosed(data)) return <ClosedPlan {...data} />
  return <Shown key={data.one.record.id} data={data} />
}

function Shown({ data }: { data: RecordData }) {
  const say = useSay()
  const { navigation, session } = useApp()
  const { user_type } = useValue(session.identity)
  const now = useNow(data.loadedAt)
  const [open, setOpen] = useState(false)
  const { plan, record } = data.one
  const { time_zone: zone } = plan
  const reload = () => void navigation.reload()
  const time = (instant: string | null) => (instant ? say(whenThere(instant, zone)) : say(words.stillOn))
  const service = assistance.find(record.category ?? -1)
  const isTyped = record.pressed_in.method === 'typed'
  return (
    <Page
      width="read"
      title={say(words.recordTitle, { day: dayThere(record.start, zone, say) })}
      up={{ href: clockHref(plan.id), words: say(words.toClock) }}
    >
      <Card>
        <Facts
          facts={[
            { name: sheet.service, value: service ? say(service.label) : say(words.serviceNone) },
            { name: sheet.recipient, value: record.recipient_name },
            { name: sheet.caregiver, value: personName(record.person) },
            { name: sheet.day, value: dayThere(record.clock_in_at ?? record.start, zone, say) },
            { name: words.place, value: record.city },
            { name: sheet.begin, value: time(record.clock_in_at) },
            { name: sheet.end, value: time(record.clock_out_at) },
            ...(record.minutes === null
              ? []
              : [{ name: words.worked, value: say(spanWords(record.minutes)) }]),
          ]}
        />
        <ul className="plan-spans num">
          <li>{spanOf('plannedTimes', record, zone, say)}</li>
          {record.typed && <li>{spanOf('typedTimes', record.typed, zone, say)}</li>}
        </ul>
      </Card>
      {record.own && <Service key={record.category} record={record} onSaved={reload} />}
      {isTyped ? (
        <Card>
          <p>{say(words.typedOnly)}</p>
        </Card>
      ) : (
        <>
          <Section title={say(words.pressedIn)}>
            <PressFacts press={record.pressed_in} zone={zone} />
          </Section>
          <Section title={say(words.pressedOut)}>
            {record.pressed_out ? (
              <PressFacts press={record.pressed_out} zone={zone} />
            ) : (
              <Card>
                <p>{say(record.clock_out_at ? words.noOut : words.stillOn)}</p>
              </Card>
            )}
          </Section>
        </>
      )}
      <Section title={say(words.corrections)}>
        <Card>
          {record.corrections.length === 0 ? (
            <p className="soft">{say(words.noCorrections)}</p>
          ) : (
            <List look="lines" items={record.corrections} by={({ id }) => id}>
              {(correction) => (
                <CorrectionView
                  {...{ planId: plan.id, zone, correction, decides: plan.decides }}
                  isStaff={user_type === 'staff'}
                  onDecided={reload}
                />
              )}
            </List>
          )}
          {record.own && record.handed_in && <p className="soft">{say(planClockTexts.handedIn)}</p>}
          {mayCorrectClock(record, now) && (
            <p>
              <Button onClick={() => setOpen(true)}>{say(words.correct)}</Button>
            </p>
          )}
        </Card>
      </Section>
      {open && (
        <CorrectionDialog
          planId={plan.id}
          visit={record}
          zone={zone}
          onSent={reload}
          onClose={() => setOpen(false)}
        />
      )}
    </Page>
  )
}

/** What is known of one press. */
function PressFacts({ press, zone }: { press: ClockPress; zone: string }) {
  const say = useSay()
  const { method, place, device_at, server_at, accuracy, position } = press
  const time = (instant: string) => dateWords(instant, 'dateTime', say.locale, zone)
  return (
    <Card>
      <Facts
        facts={[
          { name: words.method, value: say(sheet[method]) },
          {
            name: words.where,
            value: [
              say(sheet[place ?? 'unknown']),
              ...(accuracy === null ? [] : [say(words.accuracy, { meters: Math.round(accuracy) })]),
            ].join(', '),
          },
          ...(device_at ? [{ name: words.device, value: time(device_at) }] : []),
          ...(server_at ? [{ name: words.server, value: time(server_at) }] : []),
          ...(position
            ? [
                {
                  name: words.position,
                  value: say(
                    message(words.positionText, {
                      latitude: String(position.latitude),
                      longitude: String(position.longitude),
                    }),
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}

/** The caregiver says which kind of help it was. */
function Service({ record, onSaved }: { record: OnePlanClock['record']; onSaved: () => void }) {
  const { care, toasts } = useApp()
  const [form] = useState(() =>
    createClockServiceForm(care, record, () => {
      toasts.success(words.serviceSaved)
      onSaved()
    }),
  )
  useUnsaved(form.dirty)
  return (
    <Card>
      <Form form={form} submit={words.saveService}>
        <SelectField
          form={form}
          name="category"
          label={sheet.service}
          hint={words.serviceHint}
          none={words.serviceNone}
          options={assistance.entries.map(({ id, label }) => ({ value: id as number, label }))}
        />
      </Form>
    </Card>
  )
}
