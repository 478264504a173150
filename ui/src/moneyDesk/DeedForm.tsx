import { formatDollars, message, noteMaxLength } from '@homecare/sdk/kit'
import { createMoneyDeedForm, deedsFor, refundable, type MoneyRecord } from '@homecare/sdk/moneyDesk'
import { moneyDeedKinds } from '@homecare/sdk/payments'
import { moneyDeskTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useUnsaved } from '../frame/useUnsaved'
import { Form } from '../kit/fields/Form'
import { MoneyField } from '../kit/fields/MoneyField'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { TextareaField } from '../kit/fields/TextareaField'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { sayDeed } from './sayDeed'

/** What can be done about a payment now, with its reason. */
export function DeedForm({ record }: { record: MoneyRecord }) {
  const say = useSay()
  const kinds = deedsFor(record)
  return (
    <Section title={say(words.doSomething)}>
      <Card>{kinds.length > 0 ? <Fields record={record} /> : <p>{say(words.nothingToDo)}</p>}</Card>
    </Section>
  )
}

function Fields({ record }: { record: MoneyRecord }) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const [form] = useState(() =>
    createMoneyDeedForm(care, record, ({ deeds: [deed] }) => sayDeed(toasts, deed?.state, words.isDone)),
  )
  const kind = useValue(form.fields.kind.value)
  useUnsaved(form.dirty)
  const limit = formatDollars(record.two_people_above)
  return (
    <Form form={form} submit={words.do} onAccepted={() => void navigation.reload()}>
      <RadioGroup
        form={form}
        name="kind"
        label={words.what}
        options={deedsFor(record).map((one) => ({ value: one, label: moneyDeedKinds.get(one).label }))}
        look="chips"
        required
      />
      {kind === 'refund' && (
        <MoneyField
          form={form}
          name="amount"
          label={words.amount}
          hint={message(words.amountHint, { most: formatDollars(refundable(record.facts)), limit })}
          required
        />
      )}
      {kind === 'refund' && record.facts.credited > 0 && (
        <p className="soft">{say(words.credited, { sum: formatDollars(record.facts.credited) })}</p>
      )}
      {kind === 'write_off' && (
        <p className="soft">{say(words.writeOffHint, { sum: formatDollars(record.invoice.total), limit })}</p>
      )}
      <TextareaField
        form={form}
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        rows={2}
        max={noteMaxLength}
        required
      />
      {(kind === 'refund' || kind === 'answer_dispute') && (
        <TextareaField
          form={form}
          name="words"
          label={kind === 'refund' ? words.wordsFamily : words.wordsBank}
          {...(kind === 'answer_dispute' && { hint: words.wordsBankHint })}
          rows={3}
          max={noteMaxLength}
          required
        />
      )}
    </Form>
  )
}
