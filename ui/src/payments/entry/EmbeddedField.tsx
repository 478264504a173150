import type { Sayable } from '@homecare/sdk/kit'
import { testFieldTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { Field } from '../../kit/fields/Field'
import { Form } from '../../kit/fields/Form'
import { useSay } from '../../kit/say'
import { BankQuestion } from './BankQuestion'
import { confirmSetup } from './embeddedProvider'
import type { PaymentFieldProps } from './PaymentField'
import { createTestAccountForm, createTestCardForm } from './testForms'
import { TestNumbers } from './TestNumbers'

/** The field of a demonstration: it knows test numbers alone, turns them into names in this page, and sends these. */
export default function EmbeddedField({ setup, kind, purpose, submit, onToken }: PaymentFieldProps) {
  const say = useSay()
  const [asks, setAsks] = useState(false)
  const take = async (name: string) => {
    // Where pay goes to is named by the token itself.
    if (purpose === 'payout') return onToken(name)
    const confirmed = await confirmSetup(setup, name)
    if (confirmed === 'asks') setAsks(true)
    else await onToken(confirmed.token)
  }
  return (
    <fieldset className="payments-field">
      <legend>{say(words.label)}</legend>
      <p className="soft">{say(words.about)}</p>
      {asks ? (
        <BankQuestion setup={setup} onToken={onToken} onRefused={() => setAsks(false)} />
      ) : kind === 'card' ? (
        <CardFields submit={submit} take={take} />
      ) : (
        <AccountFields purpose={purpose} submit={submit} take={take} />
      )}
      <TestNumbers kind={kind} purpose={purpose} />
    </fieldset>
  )
}

interface FieldsProps {
  submit: Sayable
  take: (name: string) => Promise<void>
}

// Kept by no browser: it is no card of anybody's.
const own = { autoComplete: 'off', inputMode: 'numeric', required: true } as const

function CardFields({ submit, take }: FieldsProps) {
  const [form] = useState(() => createTestCardForm(take))
  return (
    <Form form={form} submit={submit}>
      <Field form={form} name="number" label={words.cardNumber} {...own} />
      <Field form={form} name="expiry" label={words.expiry} short {...own} />
      <Field form={form} name="code" label={words.securityCode} short {...own} />
    </Form>
  )
}

function AccountFields({ purpose, submit, take }: FieldsProps & Pick<PaymentFieldProps, 'purpose'>) {
  const [form] = useState(() => createTestAccountForm(purpose, take))
  return (
    <Form form={form} submit={submit}>
      <Field form={form} name="routing" label={words.routing} {...own} />
      <Field form={form} name="account" label={words.account} {...own} />
    </Form>
  )
}
