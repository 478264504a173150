import { formatDollars, message, type Form as FormState } from '@homecare/sdk/kit'
import {
  createExpenseForm,
  expenseKinds,
  timesheetLimits,
  type ExpenseForm,
  type Timesheet,
  type TimesheetStore,
} from '@homecare/sdk/timesheets'
import { sheetTexts as words, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { FileButton } from '../../documents/FileButton'
import { useApp } from '../../frame/app'
import { useUnsaved } from '../../frame/useUnsaved'
import { Button } from '../../kit/Button'
import { useBinding } from '../../kit/fields/binding'
import { Field } from '../../kit/fields/Field'
import { FieldFrame } from '../../kit/fields/FieldFrame'
import { Form } from '../../kit/fields/Form'
import { MoneyField } from '../../kit/fields/MoneyField'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { SelectField } from '../../kit/fields/SelectField'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { daysOf, weekdayWords } from './sheetWords'

interface ExpenseFieldsProps {
  sheet: Timesheet
  store: TimesheetStore
  onDone: () => void
}

/** A new expense: what it was for, on which day, how much, and its receipt. */
export function ExpenseFields({ sheet, store, onDone }: ExpenseFieldsProps) {
  const say = useSay()
  const { care } = useApp()
  const [form] = useState(() =>
    createExpenseForm(care, sheet, sheet.shifts[0]?.date ?? sheet.start_date, store.took),
  )
  useUnsaved(form.dirty)
  const kind = useValue(form.fields.kind.value)
  const byMiles = kind === 'mileage'
  const done = () => {
    form.reset()
    onDone()
  }
  return (
    <Section title={say(words.addExpense)}>
      <Form
        form={form}
        submit={words.saveExpense}
        onAccepted={done}
        actions={
          <Button look="plain" onClick={done}>
            {say(uiTexts.cancel)}
          </Button>
        }
      >
        <RadioGroup
          form={form}
          name="kind"
          label={words.kind}
          look="chips"
          options={expenseKinds.entries.map(({ id, label }) => ({ value: id, label }))}
          required
        />
        <SelectField
          form={form}
          name="day"
          label={words.day}
          options={daysOf(sheet).map((day) => ({ value: day, label: weekdayWords(day) }))}
          none={false}
          required
        />
        {byMiles ? (
          <Field
            form={form}
            name="miles_tenths"
            label={words.miles}
            hint={words.milesHint}
            inputMode="decimal"
            short
            required
          />
        ) : (
          <MoneyField form={form} name="amount" label={words.amount} required />
        )}
        <Field
          form={form}
          name="description"
          label={words.description}
          maxLength={timesheetLimits.expenseWordsMax}
          {...(kind === 'other' ? { required: true } : { optional: true })}
        />
        {!byMiles && <ReceiptField form={form} above={sheet.receipt_above} />}
      </Form>
    </Section>
  )
}

/** The picture or PDF of a receipt. */
function ReceiptField({ form, above }: { form: FormState<ExpenseForm>; above: number }) {
  const say = useSay()
  const field = useBinding<File | null, FormState<ExpenseForm>>({ form, name: 'receipt' })
  return (
    <FieldFrame
      field={field}
      texts={{
        label: words.receipt,
        hint: message(words.receiptHint, { most: formatDollars(above) }),
        optional: true,
      }}
      group="group"
    >
      <div className="row">
        {field.value && <span>{field.value.name}</span>}
        <FileButton
          id={field.id}
          look="quiet"
          label={field.value ? words.otherReceipt : words.pickReceipt}
          disabled={field.busy}
          onPick={([file]) => field.set(file ?? null)}
        />
        {field.value && (
          <Button look="plain" onClick={() => field.set(null)}>
            {say(words.withoutReceipt)}
          </Button>
        )}
      </div>
    </FieldFrame>
  )
}
