import type { ClosedClock } from '@homecare/sdk/clock'
import { plannedMinutes, type OwnDayStore, type WaitingSheet } from '@homecare/sdk/dashboards'
import { alertWaits, type Alert } from '@homecare/sdk/families'
import {
  dateWords,
  describeFailure,
  formatDollars,
  type Form as FormState,
  type Text,
} from '@homecare/sdk/kit'
import type { OpenShift, OwnShift } from '@homecare/sdk/shifts'
import { wagesOf, type WaitingHours } from '@homecare/sdk/timesheets'
import { dayTexts as words, openShiftTexts, ownShiftTexts, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { ClosedClockRow } from '../../clock/ClosedClockRow'
import { timeWords } from '../../clock/timeWords'
import { Badge } from '../../kit/figures/Badge'
import { Button } from '../../kit/Button'
import { Form } from '../../kit/fields/Form'
import { TextareaField } from '../../kit/fields/TextareaField'
import { calendar, warning } from '../../kit/icons/basic'
import { clock, edit, file } from '../../kit/icons/care'
import { AnswerRow } from '../../kit/layout/AnswerRow'
import { Card } from '../../kit/layout/Card'
import { List } from '../../kit/layout/List'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { useAnswers } from '../../kit/useAnswers'
import { useValue } from '../../kit/useValue'
import { WaitingHoursRow } from '../../timesheets/family/WaitingHoursRow'
import { AlertRow } from '../AlertRow'

type Asked =
  | { readonly key: string; readonly kind: 'offer'; readonly shift: OwnShift }
  | { readonly key: string; readonly kind: 'invite'; readonly shift: OpenShift }
  | { readonly key: string; readonly kind: 'closed'; readonly closed: ClosedClock }
  | { readonly key: string; readonly kind: 'sheet'; readonly sheet: WaitingSheet }
  | { readonly key: string; readonly kind: 'hours'; readonly hours: WaitingHours }
  | { readonly key: string; readonly kind: 'alert'; readonly alert: Alert }

/** What waits for an answer, each with its deed in place: shifts to confirm, hours, what somebody has to send or renew. */
export function WaitingList({ store }: { store: OwnDayStore }) {
  const say = useSay()
  const { to_confirm, invited, closed: closings, sheets, hours, alerts } = useValue(store.day)
  const asked: Asked[] = [
    ...to_confirm.map((shift) => ({ key: `offer${shift.id}`, kind: 'offer', shift }) as const),
    ...invited.map((shift) => ({ key: `invite${shift.id}`, kind: 'invite', shift }) as const),
    ...closings.map((closed) => ({ key: `closed${closed.id}`, kind: 'closed', closed }) as const),
    ...sheets.map((sheet) => ({ key: `sheet${sheet.id}`, kind: 'sheet', sheet }) as const),
    ...hours.map(
      (one) =>
        ({ key: `hours${one.connection_id}.${one.timesheet_id ?? 0}`, kind: 'hours', hours: one }) as const,
    ),
    ...alerts.filter(alertWaits).map((alert) => ({ key: `alert${alert.id}`, kind: 'alert', alert }) as const),
  ]
  const { rows, open, answered, reopened } = useAnswers(asked, ({ key }) => key)
  return (
    <Section
      title={
        <>
          {say(words.waiting)}{' '}
          {open > 0 && (
            <Badge tone="new">
              <span aria-hidden="true">{open > 99 ? '99+' : open}</span>
              <span className="hidden">{say.count(words.waitingCount, open)}</span>
            </Badge>
          )}
        </>
      }
    >
      <Card>
        {rows.length === 0 ? (
          <p className="soft">{say(words.nothingWaits)}</p>
        ) : (
          <List look="lines" items={rows} by={({ key }) => key}>
            {({ item, answer }) =>
              item.kind === 'offer' ? (
                <Offer
                  {...{ store, answer, shift: item.shift }}
                  onAnswered={(given) => answered(item, given)}
                  onReopened={() => reopened(item)}
                />
              ) : item.kind === 'invite' ? (
                <Invite
                  {...{ store, answer, shift: item.shift }}
                  onAnswered={(given) => answered(item, given)}
                />
              ) : item.kind === 'closed' ? (
                <ClosedClockRow
                  {...{ answer, closed: item.closed }}
                  onAnswered={(given) => answered(item, given)}
                />
              ) : item.kind === 'sheet' ? (
                <Sheet sheet={item.sheet} />
              ) : item.kind === 'hours' ? (
                <WaitingHoursRow hours={item.hours} />
              ) : (
                <AlertRow alert={item.alert} />
              )
            }
          </List>
        )}
      </Card>
    </Section>
  )
}

type Answer = Parameters<ReturnType<typeof useAnswers<Asked>>['answered']>[1]

interface OfferProps {
  store: OwnDayStore
  shift: OwnShift
  answer: Answer | null
  onAnswered: (answer: Answer) => void
  onReopened: () => void
}

/** A shift that was given: confirmed at a press, or given back with a reason. */
function Offer({ store, shift, answer, onAnswered, onReopened }: OfferProps) {
  const say = useSay()
  const [confirm] = useState(() => store.confirm(shift.id))
  const [unconfirm] = useState(() => store.unconfirm(shift.id))
  const confirmFailed = useValue(confirm.error)
  const undoFailed = useValue(unconfirm.error)
  const [giving, setGiving] = useState<FormState<{ note: string }> | null>(null)
  const { facility, start } = shift
  const zone = facility.time_zone
  const failed = confirmFailed ?? undoFailed
  const undo = async () => {
    await unconfirm.run()
    if (!unconfirm.error.peek()) onReopened()
  }
  const press = async () => {
    await confirm.run()
    if (!confirm.error.peek()) onAnswered({ words: say(words.confirmed, { facility: facility.name }), undo })
  }
  return (
    <AnswerRow
      icon={calendar}
      title={say(words.offer, {
        facility: facility.name,
        day: dateWords(start, 'weekday', say.locale, zone),
      })}
      href={`/nursingshifts/shifts/${shift.id}`}
      facts={<OfferFacts shift={shift} />}
      consequence={say(words.offerConsequence)}
      actions={
        giving
          ? []
          : [
              { label: words.confirm, press },
              { label: words.giveBack, press: () => setGiving(store.cancelForm(shift.id)) },
            ]
      }
      problem={failed && say(describeFailure(failed))}
      answer={answer}
    >
      {giving && (
        <Form
          form={giving}
          submit={ownShiftTexts.cancel}
          actions={
            <Button look="plain" onClick={() => setGiving(null)}>
              {say(uiTexts.cancel)}
            </Button>
          }
          onAccepted={() => {
            setGiving(null)
            onAnswered({ words: say(words.gaveBack, { facility: facility.name }) })
          }}
        >
          <TextareaField form={giving} name="note" label={ownShiftTexts.why} required />
        </Form>
      )}
    </AnswerRow>
  )
}

interface InviteProps {
  store: OwnDayStore
  shift: OpenShift
  answer: Answer | null
  onAnswered: (answer: Answer) => void
}

/** A facility that asks for an open shift: applied for at a press, or said no to. */
function Invite({ store, shift, answer, onAnswered }: InviteProps) {
  const say = useSay()
  const [accept] = useState(() => store.accept(shift.id))
  const [refuse] = useState(() => store.refuse(shift.id))
  const acceptFailed = useValue(accept.error)
  const refuseFailed = useValue(refuse.error)
  const failed = acceptFailed ?? refuseFailed
  const { name, time_zone: zone } = shift.facility
  const press = (deed: typeof accept, said: Text) => async () => {
    await deed.run()
    if (!deed.error.peek()) onAnswered({ words: say(said, { facility: name }) })
  }
  return (
    <AnswerRow
      icon={calendar}
      title={say(words.invite, {
        facility: name,
        day: dateWords(shift.start, 'weekday', say.locale, zone),
      })}
      href={`/nursingshifts/shift/${shift.id}`}
      facts={<OfferFacts shift={shift} />}
      consequence={
        shift.busy === null
          ? say(words.inviteConsequence)
          : say(openShiftTexts.busyText, { name: shift.busy })
      }
      actions={[
        ...(shift.busy === null
          ? [{ label: words.inviteApply, press: press(accept, words.inviteApplied) }]
          : []),
        { label: openShiftTexts.refuse, press: press(refuse, openShiftTexts.refused) },
      ]}
      problem={failed && say(describeFailure(failed))}
      answer={answer}
    />
  )
}

/** When a shift is, what it pays by the hour and in all, and how far away it is. */
function OfferFacts({ shift }: { shift: OwnShift | OpenShift }) {
  const say = useSay()
  const { facility, start, end, rate } = shift
  return (
    <>
      {say(words.offerFacts, {
        time: say(timeWords(start, end, facility.time_zone)),
        rate: formatDollars(rate),
        all: formatDollars(wagesOf(plannedMinutes(shift), rate) ?? 0),
      })}
      {facility.distance !== null && ` · ${say.count(words.offerMiles, facility.distance)}`}
    </>
  )
}

/** Hours that are not in, or came back with a word of the facility. */
function Sheet({ sheet }: { sheet: WaitingSheet }) {
  const say = useSay()
  const { facility, start, decision_note, timesheet } = sheet
  const day = dateWords(start, 'weekday', say.locale, facility.time_zone)
  const isBack = timesheet !== null && timesheet.status > 1
  return (
    <AnswerRow
      icon={isBack ? warning : clock}
      tone={isBack ? 'warn' : 'info'}
      title={say(isBack ? words.sheetBack : words.sheetMissing, { facility: facility.name })}
      facts={
        isBack
          ? decision_note
            ? say(words.sheetBackText, { day, note: decision_note })
            : say(words.sheetBackPlain, { day })
          : say(words.sheetMissingText, { day, facility: facility.name })
      }
      actions={[
        {
          label: isBack ? words.sheetCorrect : words.sheetHandIn,
          icon: isBack ? edit : file,
          href: `/nursingshifts/shifts/${sheet.id}`,
        },
      ]}
    />
  )
}
