import { modals } from '@homecare/sdk/addresses'
import {
  createDepositsForm,
  createStatementCodeForm,
  listBankAccounts,
  type BankAccount,
  type MethodStore,
} from '@homecare/sdk/payments'
import { methodScreenTexts as words } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { useHeld } from '../frame/scope'
import type { ModalProps } from '../frame/screen'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { Dialog } from '../kit/overlays/Dialog'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { openAccounts } from './openAccounts'
import { standingSentence, triesLeft } from './standing'

/** Telling the small deposits of the account of `?id=`, or the code beside the one. */
export default function VerifyBankAccountModal({ close, query }: ModalProps) {
  const say = useSay()
  const store = useHeld(openAccounts)
  // As it was when it opened: the address loses the number with the modal.
  const [id] = useState(() => Number(query.get('id')))
  return (
    <Dialog title={say(modals.get('verifyBankAccount').label)} onClose={close}>
      {store && <Account store={store} id={id} close={close} />}
    </Dialog>
  )
}

interface AccountProps {
  store: MethodStore<BankAccount>
  id: number
  close: () => void
}

function Account({ store, id, close }: AccountProps) {
  const say = useSay()
  const account = useValue(store.all.data)?.find((one) => one.id === id)
  if (!account) return <p>{say(words.noSuchAccount)}</p>
  const { standing, verified } = account
  if (verified) return <p>{say(words.verifiedAlready)}</p>
  const mayTell = standing === 'waiting' || standing === 'notArrived'
  if (!mayTell) return <p>{standingSentence(account, say) ?? say(words.failed)}</p>
  return (
    <>
      {standing === 'notArrived' && <p>{standingSentence(account, say)}</p>}
      <Tell store={store} account={account} close={close} />
    </>
  )
}

interface TellProps {
  store: MethodStore<BankAccount>
  account: BankAccount
  close: () => void
}

function Tell({ store, account, close }: TellProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [forms] = useState(() => {
    const done = (verified: BankAccount) => {
      store.all.set((all) => all?.map((one) => (one.id === verified.id ? verified : one)))
      toasts.success(words.verified)
      close()
    }
    return {
      deposits: createDepositsForm(care, account.id, done),
      code: createStatementCodeForm(care, account.id, done),
    }
  })
  const isByCode = account.verify_by === 'code'
  const failure = useValue(isByCode ? forms.code.failure : forms.deposits.failure)
  // A try that was wrong has changed how many are left, and perhaps that none is.
  useEffect(() => {
    if (failure === null) return
    let isGone = false
    care.call(listBankAccounts).then(
      (all) => !isGone && store.all.set(all),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [care, store, failure])
  const left = triesLeft(account, say)
  return (
    <>
      {left && <p role="status">{left}</p>}
      {isByCode ? (
        <Form form={forms.code} submit={words.sendVerify}>
          <Field
            form={forms.code}
            name="code"
            label={words.code}
            hint={words.codeHint}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={10}
            short
            required
          />
        </Form>
      ) : (
        <Form form={forms.deposits} submit={words.sendVerify}>
          <p>{say(words.depositsHint)}</p>
          <Field
            form={forms.deposits}
            name="first"
            label={words.firstDeposit}
            hint={words.depositExample}
            {...cents}
          />
          <Field form={forms.deposits} name="second" label={words.secondDeposit} {...cents} />
        </Form>
      )}
    </>
  )
}

const cents = {
  autoComplete: 'off',
  inputMode: 'decimal',
  maxLength: 6,
  short: true,
  required: true,
} as const
