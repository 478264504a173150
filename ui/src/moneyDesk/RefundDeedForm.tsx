import { formatDollars, noteMaxLength } from '@homecare/sdk/kit'
import {
  createRefundDeedForm,
  refundDeedKinds,
  refundDeedsFor,
  type MembershipRefundRecord,
} from '@homecare/sdk/moneyDesk'
import { moneyDeskTexts as desk, refundDeskTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useUnsaved } from '../frame/useUnsaved'
import { Form } from '../kit/fields/Form'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { TextareaField } from '../kit/fields/TextareaField'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { sayDeed } from './sayDeed'

const dones = { again: words.isAgain, settled: words.isSettled, check: words.isChecked } as const

/** What can be done about money of a membership that did not arrive, with its reason. */
export function RefundDeedForm({ record }: { record: MembershipRefundRecord }) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const [form] = useState(() =>
    createRefundDeedForm(care, record, ({ deeds: [deed] }, pressed) =>
      sayDeed(toasts, deed?.state, dones[pressed]),
    ),
  )
  const kind = useValue(form.fields.kind.value)
  useUnsaved(form.dirty)
  const sum = formatDollars(record.facts.cents)
  const limit = formatDollars(record.two_people_above)
  return (
    <Form form={form} submit={desk.do} onAccepted={() => void navigation.reload()}>
      <RadioGroup
        form={form}
        name="kind"
        label={desk.what}
        options={refundDeedsFor(record).map((one) => ({ value: one, label: refundDeedKinds.get(one).label }))}
        look="chips"
        required
      />
      {(kind === 'again' || kind === 'settled') && (
        <p className="soft">
          {say(kind === 'again' ? words.againHint : words.settledHint, { sum })}{' '}
          {say(words.twoPeople, { limit })}
        </p>
      )}
      <TextareaField
        form={form}
        name="reason"
        label={desk.reason}
        hint={desk.reasonHint}
        rows={2}
        max={noteMaxLength}
        required
      />
      {kind === 'settled' && (
        <TextareaField form={form} name="words" label={words.how} rows={3} max={noteMaxLength} required />
      )}
    </Form>
  )
}
