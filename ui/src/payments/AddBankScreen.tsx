import {
  addBankAccount,
  mandateVersion,
  methodPurposeOf,
  setUpPayment,
  verifyWays,
  type MethodPurpose,
  type VerifyWay,
} from '@homecare/sdk/payments'
import { createForm, isEmpty } from '@homecare/sdk/kit'
import { inputTexts, methodScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { CheckboxField } from '../kit/fields/CheckboxField'
import { Form } from '../kit/fields/Form'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { ErrorState } from '../kit/states/ErrorState'
import { Skeleton } from '../kit/states/Skeleton'
import { PaymentField } from './entry/PaymentField'
import './payments.css'
import { useSetup } from './useSetup'

interface AddBankData {
  readonly purpose: MethodPurpose
}

export const load: Load<AddBankData> = ({ identity }) =>
  Promise.resolve({ purpose: methodPurposeOf(identity) })
export const head: HeadOf<AddBankData> = ({ purpose }) => ({
  title: purpose === 'pay' ? words.addAccountTitle : words.addPaidToTitle,
})

/** Adding a bank account: how it is verified and the permission to debit it, and then the provider's own field. */
export default function AddBankScreen({ data: { purpose } }: ScreenProps<AddBankData>) {
  const say = useSay()
  const [chosen, setChosen] = useState<VerifyWay | null>(purpose === 'payout' ? 'deposits' : null)
  return (
    <Page
      className="payments"
      width="read"
      title={say(purpose === 'pay' ? words.addAccountTitle : words.addPaidToTitle)}
      lead={say(words.fieldIntro)}
    >
      {chosen === null ? <Permission onChosen={setChosen} /> : <Enter purpose={purpose} verify={chosen} />}
    </Page>
  )
}

interface PermissionForm {
  readonly verify: VerifyWay | null
  readonly agreed: boolean
}

/** How the account is verified, and the permission, which nobody has ticked beforehand. */
function Permission({ onChosen }: { onChosen: (verify: VerifyWay) => void }) {
  const say = useSay()
  const { config } = useApp()
  const [form] = useState(() =>
    createForm<PermissionForm>({
      fields: {
        verify: { initial: null, checks: [(value) => (isEmpty(value) ? inputTexts.required : null)] },
        agreed: { initial: false, checks: [(agreed) => (agreed ? null : inputTexts.required)] },
      },
      submit: ({ verify }) => Promise.resolve(onChosen(verify!)),
    }),
  )
  return (
    <Form form={form} submit={words.continue}>
      <RadioGroup
        form={form}
        name="verify"
        label={words.verifyLegend}
        options={verifyWays.entries.map(({ id, label, hint }) => ({ value: id, label, hint }))}
      />
      <Section title={say(words.mandateTitle)}>
        <p>{say(words.mandate, { brand: config.brand.name })}</p>
        <p className="soft">{say(words.mandateCopy)}</p>
        <CheckboxField form={form} name="agreed" label={words.mandateAgree} />
      </Section>
    </Form>
  )
}

/** The payment provider's field for the account. */
function Enter({ purpose, verify }: { purpose: MethodPurpose; verify: VerifyWay }) {
  const { care, navigation, toasts } = useApp()
  const { setup, failure, begin } = useSetup(() =>
    care.call(setUpPayment, { body: { kind: 'bank', purpose, verify } }),
  )
  if (failure) return <ErrorState title={words.fieldFailed} error={failure} retry={begin} />
  if (!setup) return <Skeleton shape="box" />
  return (
    <PaymentField
      setup={setup}
      kind="bank"
      purpose={purpose}
      submit={words.saveAccount}
      onToken={async (token) => {
        const mandate = { version: mandateVersion, agreed: true } as const
        await care.call(addBankAccount, { body: { token, ...(purpose === 'pay' && { mandate }) } })
        toasts.success(words.accountAdded)
        await navigation.go('/payments/bank', { evenUnsaved: true })
      }}
    />
  )
}
