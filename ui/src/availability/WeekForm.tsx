import {
  createAvailabilityWeekForm,
  type AvailabilityStore,
  availabilityTexts,
} from '@homecare/sdk/availability'
import { availabilityScreenTexts as words, uiTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { CheckboxGroup } from '../kit/fields/CheckboxGroup'
import { DateField } from '../kit/fields/DateField'
import { Form } from '../kit/fields/Form'
import { useCloseDialog } from '../kit/overlays/Dialog'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import type { Signal } from '@preact/signals-core'
import { useFollow } from '../kit/useFollow'
import { weekdayLabels } from './availabilityWords'
import { TimeField } from './TimeField'

interface WeekFormProps {
  store: AvailabilityStore
  today: string
  dirty: Signal<boolean>
  leave: () => void
}

/** The same hours on several days of each week, in one go. */
export function WeekForm({ store, today, dirty, leave }: WeekFormProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const cancel = useCloseDialog()
  const [form] = useState(() =>
    createAvailabilityWeekForm(care, today, (times) => {
      store.records.set(times)
      toasts.success(availabilityTexts.saved)
    }),
  )
  useFollow(dirty, form.dirty)
  useEffect(() => () => void (dirty.value = false), [dirty])
  const { start_time, end_time } = useValue(form.data)
  return (
    <Form
      form={form}
      submit={words.save}
      onAccepted={leave}
      actions={
        <Button look="plain" onClick={cancel}>
          {say(uiTexts.cancel)}
        </Button>
      }
    >
      <CheckboxGroup
        form={form}
        name="days"
        label={words.days}
        look="chips"
        options={weekdayLabels.map((label, value) => ({ value, label }))}
        required
      />
      <div className="row">
        <Button look="quiet" onClick={() => form.fields.days.set([1, 2, 3, 4, 5])}>
          {say(words.workdays)}
        </Button>
      </div>
      <div className="times-hours">
        <TimeField field={form.fields.start_time} label={words.startTime} />
        <TimeField field={form.fields.end_time} label={words.endTime} />
      </div>
      {end_time <= start_time && <p className="soft">{say(words.nextMorning)}</p>}
      <DateField form={form} name="start_date" label={words.startDate} required />
      <DateField form={form} name="end_date" label={words.endDate} hint={words.endDateWeekHint} optional />
    </Form>
  )
}
