import {
  createAvailabilityForm,
  type Availability,
  type AvailabilityForm,
  type AvailabilityStore,
} from '@homecare/sdk/availability'
import { dayIn, isApiDate, pacificTimeZone, parseFormDate, type MergingForm } from '@homecare/sdk/kit'
import { availabilityScreenTexts as words, shiftFactTexts, uiTexts } from '@homecare/sdk/texts'
import { signal } from '@preact/signals-core'
import { useMemo, useState } from 'react'
import type { ModalProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { ChangedSince } from '../kit/overlays/ChangedSince'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { ConflictChoices } from '../kit/overlays/ConflictChoices'
import { conflictWordsOf } from '../kit/overlays/conflictWords'
import { useCloseDialog } from '../kit/overlays/Dialog'
import { ErrorState } from '../kit/states/ErrorState'
import { CheckboxField } from '../kit/fields/CheckboxField'
import { DateField } from '../kit/fields/DateField'
import { Form } from '../kit/fields/Form'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { useSay } from '../kit/say'
import { Skeleton } from '../kit/states/Skeleton'
import { useRemoval } from '../kit/useRemoval'
import { useValue } from '../kit/useValue'
import { daysWords, hoursWords } from './availabilityWords'
import { useTimesStore } from './openTimes'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import { idIn } from '../profileDialog/idIn'
import { TimeField } from './TimeField'
import { WeekForm } from './WeekForm'

/** Adds times at which somebody can work, or changes or deletes those of `?availability=`. */
export default function AvailabilityModal({ close, query, params }: ModalProps) {
  const store = useTimesStore()
  // By its own address (`nursingshifts/availabilities/{id}/edit`), or over the calendar.
  const id = idIn(new URLSearchParams(params), 'id') ?? idIn(query, 'availability')
  const day = query.get('day')
  const [today] = useState(() => dayIn(pacificTimeZone, new Date()))
  const records = useValue(store.records.data)
  const saved = id === null ? null : (records?.find((one) => one.id === id) ?? undefined)
  const ready = id === null || saved !== undefined
  const form = useMemo(
    () => (ready ? createAvailabilityForm(store, today, saved ?? null, isApiDate(day) ? day : today) : null),
    // Of the times as they were when the modal opened: what is typed outlives a load in the background.
    // oxlint-disable-next-line react/exhaustive-deps
    [store, ready],
  )
  const [weekly, setWeekly] = useState(id === null && !isApiDate(day))
  const [typed] = useState(() => signal(false))
  const closeAll = () => {
    // Deleted somewhere else, and not added again: it stood there for what was typed.
    if (form?.gone.peek() && saved) store.take(saved.id)
    close()
  }
  return (
    <ProfileDialog
      title={id === null ? words.addTitle : words.editTitle}
      close={closeAll}
      dirty={weekly ? typed : form?.dirty}
    >
      {(leave) => (
        <>
          {id === null && (
            <RadioGroup
              name="kind"
              label={words.kinds}
              look="chips"
              value={weekly ? 'week' : 'one'}
              options={kinds}
              onChange={(kind) => setWeekly(kind === 'week')}
            />
          )}
          {weekly ? (
            <WeekForm store={store} today={today} dirty={typed} leave={leave} />
          ) : form ? (
            <Editing store={store} form={form} saved={saved ?? null} leave={leave} />
          ) : (
            <NotYet store={store} />
          )}
        </>
      )}
    </ProfileDialog>
  )
}

const kinds = [
  { value: 'week' as const, label: words.everyWeek },
  { value: 'one' as const, label: words.oneTime },
]

interface EditingProps {
  store: AvailabilityStore
  form: MergingForm<AvailabilityForm>
  saved: Availability | null
  leave: () => void
}

function Editing({ store, form, saved, leave }: EditingProps) {
  const say = useSay()
  const cancel = useCloseDialog()
  const { start_time, end_time } = useValue(form.data)
  const removal = useRemoval<Availability, 'this'>(store.remove, leave)
  return (
    <Form
      form={form}
      submit={words.save}
      onAccepted={leave}
      actions={
        <>
          <Button look="plain" onClick={cancel}>
            {say(uiTexts.cancel)}
          </Button>
          {saved && (
            <Button look="plain" onClick={() => removal.ask('this')}>
              {say(words.remove)}
            </Button>
          )}
        </>
      }
    >
      <ConflictChoices form={form} words={conflictWords} />
      <DateField form={form} name="start_date" label={words.startDate} required />
      <div className="times-hours">
        <TimeField field={form.fields.start_time} label={words.startTime} />
        <TimeField field={form.fields.end_time} label={words.endTime} />
      </div>
      {end_time <= start_time && <p className="soft">{say(words.nextMorning)}</p>}
      <CheckboxField form={form} name="repeats_weekly" label={words.repeats} hint={words.repeatsHint} />
      <DateField form={form} name="end_date" label={words.endDate} hint={words.endDateHint} optional />
      {removal.asked && saved && (
        <ConfirmDialog
          title={words.confirmRemove}
          confirm={words.remove}
          danger
          busy={removal.busy}
          onConfirm={() => removal.confirm(saved)}
          onClose={removal.close}
        >
          {removal.isChanged && <ChangedSince what={hoursWords(saved, say.locale)} />}
          <p>{say(words.confirmRemoveText)}</p>
        </ConfirmDialog>
      )}
    </Form>
  )
}

const conflictWords = conflictWordsOf<AvailabilityForm>({
  start_date: [
    shiftFactTexts.day,
    ({ start_date, end_date, repeats_weekly }: AvailabilityForm, locale) => [
      daysWords(
        {
          start_date: parseFormDate(start_date) ?? '',
          end_date: parseFormDate(end_date),
          repeats_weekly,
        },
        locale,
      ),
    ],
  ],
  start_time: [shiftFactTexts.times, (times: AvailabilityForm, locale) => [hoursWords(times, locale)]],
})

/** Loading, failed, or gone. */
function NotYet({ store }: { store: AvailabilityStore }) {
  const say = useSay()
  const records = useValue(store.records.data)
  const error = useValue(store.records.error)
  const loading = useValue(store.records.loading)
  if (records) return <p>{say(words.gone)}</p>
  if (!error) return <Skeleton shape="box" />
  return (
    <ErrorState
      level={3}
      title={words.failed}
      error={error}
      retry={() => store.records.reload()}
      busy={loading}
    />
  )
}
