import { modals } from '@homecare/sdk/addresses'
import {
  createWageRateForm,
  lastRate,
  payTypes,
  rateDraft,
  timeAndAHalf,
  type PayType,
  type WageRate,
  type WageRateForm,
} from '@homecare/sdk/hiring'
import {
  addDays,
  centsToField,
  dateWords,
  formatDollars,
  parseFormDate,
  type Form as FormState,
} from '@homecare/sdk/kit'
import { holidays } from '@homecare/sdk/shifts'
import { uiTexts, wageRateScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useHeld } from '../frame/scope'
import type { ModalProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { DateField } from '../kit/fields/DateField'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { SelectField } from '../kit/fields/SelectField'
import { useCloseDialog } from '../kit/overlays/Dialog'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { idIn } from '../profileDialog/idIn'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import { openRates, type OpenRates } from './openRates'
import { rateAmount } from './rateWords'
import { WageFields } from './WageFields'

interface WageRateDialogProps extends Pick<ModalProps, 'close' | 'query'> {
  payType: PayType
}

/** Sets a rate from a day on, or changes the one of `?id=` that lies ahead. */
export function WageRateDialog({ close, query, payType }: WageRateDialogProps) {
  const open = useHeld(openRates)
  const id = idIn(query)
  const rate = open?.store.rates.data.peek()?.find((one) => one.id === id) ?? null
  return open && <Opened key={id ?? 0} open={open} rate={rate} payType={payType} close={close} />
}

interface OpenedProps {
  open: OpenRates
  rate: WageRate | null
  payType: PayType
  close: () => void
}

function Opened({ open, rate, payType, close }: OpenedProps) {
  const { store, place, today } = open
  const [form] = useState(() => createWageRateForm(store, { payType, rate, place, today }))
  return (
    <ProfileDialog title={modals.get(payTypes.get(payType).modal).label} close={close} dirty={form.dirty}>
      {(leave) => <Fields open={open} rate={rate} payType={payType} form={form} leave={leave} />}
    </ProfileDialog>
  )
}

interface FieldsProps extends Omit<OpenedProps, 'close'> {
  form: FormState<WageRateForm>
  leave: () => void
}

function Fields({ open, rate, payType, form, leave }: FieldsProps) {
  const say = useSay()
  const cancel = useCloseDialog()
  const { name, place, today, hoursWeek, desired, store } = open
  const day = parseFormDate(useValue(form.fields.valid_from.value)) ?? today
  const rates = useValue(store.rates.data) ?? []
  const more = payType === 'special' ? timeAndAHalf(rates, day) : null
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
      {payType === 'special' && <NameFields form={form} />}
      <WageFields
        form={form}
        place={place}
        day={day}
        hoursWeek={payType === 'special' ? null : hoursWeek}
        feeBasisPoints={0}
        name={name}
        desired={payType === 'special' ? null : desired}
      />
      {more !== null && (
        <p>
          <Button
            onClick={() => {
              form.fields.unit.set('hour')
              form.fields.amount.set(centsToField(more))
            }}
          >
            {say(words.andAHalf, { amount: formatDollars(more) })}
          </Button>
        </p>
      )}
      <DateField form={form} name="valid_from" label={words.validFrom} required />
      <Preview open={open} rate={rate} payType={payType} form={form} />
    </Form>
  )
}

/** What a special rate is for: holidays, one of them, or words of one's own. */
function NameFields({ form }: { form: FormState<WageRateForm> }) {
  const say = useSay()
  const all = say(words.allHolidays)
  const named = [all, ...holidays.entries.map(({ label }) => say(label))]
  const [own, setOwn] = useState(() => {
    const { name } = form.data.peek()
    return name !== '' && !named.includes(name)
  })
  const name = useValue(form.fields.name.value)
  const error = useValue(form.fields.name.shownError)
  return (
    <>
      <SelectField
        name="what"
        label={words.forWhat}
        value={own ? ownName : name || null}
        error={own ? null : error}
        options={[
          ...named.map((one) => ({ value: one, label: one })),
          { value: ownName, label: words.ownName },
        ]}
        onChange={(chosen) => {
          setOwn(chosen === ownName)
          form.fields.name.set(chosen === ownName ? '' : (chosen ?? ''))
        }}
      />
      {own && <Field form={form} name="name" label={words.ownNameLabel} maxLength={200} required />}
    </>
  )
}

const ownName = 'own'

/** What a press on Save would change. */
function Preview({ open, rate, payType, form }: Omit<FieldsProps, 'leave'>) {
  const say = useSay()
  const draft = rateDraft(useValue(form.data), payType)
  // As they were when it opened: once it is saved, nothing more changes.
  const [rates] = useState(() => (open.store.rates.data.peek() ?? []).filter((one) => one !== rate))
  const valid = useValue(form.valid)
  if (!valid) return null
  const last = lastRate(rates, payType)
  const dayOf = (day: string) => dateWords(day, 'day', say.locale)
  return (
    <div>
      <p>
        <b>{say(words.whatChanges)}</b>
      </p>
      <ul>
        {last && (
          <li>
            {say(words.endsOn, {
              amount: rateAmount(last, say),
              day: dayOf(addDays(draft.valid_from, -1)),
            })}
          </li>
        )}
        <li>
          {say(words.beginsOn, {
            amount: rateAmount({ amount: draft.amount, unit: draft.unit ?? 'hour' }, say),
            day: dayOf(draft.valid_from),
          })}
        </li>
        <li>{say(words.tellsThem, { name: open.name })}</li>
      </ul>
    </div>
  )
}
