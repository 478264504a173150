import { createEndForm, endReasonsOf, type Visit } from '@homecare/sdk/hiring'
import { dateWords, message, noteMaxLength } from '@homecare/sdk/kit'
import { endTexts as words, hiringScreenTexts, kitTexts, uiTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { timeWords } from '../../clock/timeWords'
import { useApp } from '../../frame/app'
import { useHeld } from '../../frame/scope'
import type { ModalProps } from '../../frame/screen'
import { Button } from '../../kit/Button'
import { DateField } from '../../kit/fields/DateField'
import { Form } from '../../kit/fields/Form'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { TextareaField } from '../../kit/fields/TextareaField'
import { useCloseDialog } from '../../kit/overlays/Dialog'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { ErrorState } from '../../kit/states/ErrorState'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import { ProfileDialog } from '../../profileDialog/ProfileDialog'
import { openConnection, type OpenConnection } from './openConnection'

/** Visits in sight of those that are canceled. */
const shown = 5

/** Ends a contract, having said what that brings with it. */
export default function TerminateContractModal({ close }: ModalProps) {
  const open = useHeld(openConnection)
  // As it was when it opened: once it has ended, the dialog stands until it is gone.
  const [first] = useState(open)
  const stands = first ?? open
  return stands && <Opened open={stands} close={close} />
}

function Opened({ open, close }: { open: OpenConnection; close: () => void }) {
  const { care, toasts } = useApp()
  const { connection, today, name, took } = open
  const [store] = useState(() =>
    createEndForm(care, connection, today, (ended) => {
      toasts.success(hiringScreenTexts.contractEnded)
      took(ended)
    }),
  )
  return (
    <ProfileDialog title={message(words.title, { name })} close={close} dirty={store.form.dirty}>
      {(leave) => <Fields open={open} store={store} leave={leave} />}
    </ProfileDialog>
  )
}

interface FieldsProps {
  open: OpenConnection
  store: ReturnType<typeof createEndForm>
  leave: () => void
}

function Fields({ open: { connection, side, name, today }, store, leave }: FieldsProps) {
  const say = useSay()
  const cancel = useCloseDialog()
  const { form } = store
  const { value: day } = form.fields.last_day
  useEffect(() => day.subscribe(() => store.look()), [store, day])
  return (
    <Form
      form={form}
      submit={words.confirm}
      onAccepted={leave}
      actions={
        <Button look="plain" onClick={cancel}>
          {say(uiTexts.cancel)}
        </Button>
      }
    >
      <p>{say(words.lead)}</p>
      <DateField
        form={form}
        name="last_day"
        label={words.lastDayLabel}
        min={today}
        {...(connection.end_date && { max: connection.end_date })}
        required
      />
      <Consequences store={store} />
      <RadioGroup
        form={form}
        name="reason"
        label={words.reasonLabel}
        hint={message(words.reasonHint, { name })}
        options={endReasonsOf(side).map(({ id, label }) => ({ value: id, label }))}
        required
      />
      <TextareaField
        form={form}
        name="note"
        label={words.note}
        hint={message(words.noteHint, { name })}
        max={noteMaxLength}
        optional
      />
      <p>
        <b>{say(hiringScreenTexts.confirmEndContract)}</b>
      </p>
    </Form>
  )
}

/** What the last day that is entered brings with it. */
function Consequences({ store: { preview } }: Pick<FieldsProps, 'store'>) {
  const say = useSay()
  const data = useValue(preview.data)
  const error = useValue(preview.error)
  const loading = useValue(preview.loading)
  if (error)
    return (
      <ErrorState
        level={3}
        title={kitTexts.somethingWentWrong}
        error={error}
        retry={() => preview.reload()}
        busy={loading}
      />
    )
  if (!data) return <Skeleton shape="text" count={2} />
  const { visits, on_clock } = data
  return (
    <div aria-live="polite" aria-busy={loading}>
      {on_clock && <Banner tone="warn" level={3} title={say(words.onClock)} />}
      {visits.length === 0 ? (
        <p className="soft">{say(words.cancelsNone)}</p>
      ) : (
        <>
          <p>{say.count(words.cancels, visits.length)}</p>
          <ul>
            {visits.slice(0, shown).map((visit) => (
              <CanceledVisit key={visit.id} visit={visit} />
            ))}
            {visits.length > shown && <li>{say.count(words.more, visits.length - shown)}</li>}
          </ul>
        </>
      )}
    </div>
  )
}

function CanceledVisit({ visit: { start, end, time_zone } }: { visit: Visit }) {
  const say = useSay()
  return (
    <li>
      {dateWords(start, 'weekday', say.locale, time_zone)},{' '}
      <span className="soft">{say(timeWords(start, end, time_zone))}</span>
    </li>
  )
}
