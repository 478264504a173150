import {
  createBankAccounts,
  getPayee,
  listBankAccounts,
  methodPurposeOf,
  type BankAccount,
  type MethodPurpose,
  type Payee,
} from '@homecare/sdk/payments'
import { methodScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useHolding } from '../frame/scope'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { plus } from '../kit/icons/care'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { AccountList } from './AccountList'
import { openAccounts } from './openAccounts'
import { PayeeNeeds } from './PayeeNeeds'
import './payments.css'

interface BankData {
  readonly purpose: MethodPurpose
  readonly accounts: readonly BankAccount[]
  /** Of whoever is paid. */
  readonly payee: Payee | null
}

export const load: Load<BankData> = async ({ care, signal, identity }) => {
  const purpose = methodPurposeOf(identity)
  const [accounts, payee] = await Promise.all([
    care.call(listBankAccounts, {}, { signal }),
    purpose === 'payout' ? care.call(getPayee, {}, { signal }) : null,
  ])
  return { purpose, accounts, payee }
}
export const head: HeadOf<BankData> = ({ purpose }) => ({
  title: purpose === 'pay' ? words.accounts : words.paidToTitle,
})

/** The accounts that a family pays from, or that a caregiver's pay goes to (`payments/bank`). */
export default function BankScreen({ data }: ScreenProps<BankData>) {
  const say = useSay()
  const { care, toasts } = useApp()
  const { purpose, payee } = data
  const [accounts] = useState(() => createBankAccounts(care, toasts, data.accounts))
  const all = useValue(accounts.all.data) ?? data.accounts
  useHolding(openAccounts, accounts)
  const isPay = purpose === 'pay'
  return (
    <Page
      className="payments"
      width="read"
      title={say(isPay ? words.accounts : words.paidToTitle)}
      lead={say(isPay ? words.payIntro : words.paidToIntro)}
    >
      <AccountList store={accounts} loaded={data.accounts} purpose={purpose} />
      <div className="row">
        <Link href="/payments/bank/add" look={all.length === 0 ? 'primary' : 'quiet'} icon={plus}>
          {say(words.addAccount)}
        </Link>
        {isPay && (
          <Link href="/payments/methods" look="line">
            {say(words.seeMethods)}
          </Link>
        )}
      </div>
      {payee && <PayeeNeeds payee={payee} hasAccount={all.some(({ verified }) => verified)} />}
    </Page>
  )
}
