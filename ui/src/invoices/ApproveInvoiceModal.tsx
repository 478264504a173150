import { modals } from '@homecare/sdk/addresses'
import { listBankAccounts, listCards, type BankAccount, type PaymentCard } from '@homecare/sdk/payments'
import { payScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useHeld } from '../frame/scope'
import type { ModalProps } from '../frame/screen'
import { useLoaded } from '../frame/useLoaded'
import { ErrorState } from '../kit/states/ErrorState'
import { Skeleton } from '../kit/states/Skeleton'
import { useValue } from '../kit/useValue'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import { ApproveForm } from './ApproveForm'
import { openInvoice, type OpenInvoice } from './openInvoice'
import { useApproval } from './useApproval'

/** What a family can pay with: cards and accounts that are verified, the one that pays first. */
export type Methods = readonly (PaymentCard | BankAccount)[]

/** Approves the hours of an invoice and pays them: with what, a tip on top, and the sum on the button. */
export default function ApproveInvoiceModal({ close }: ModalProps) {
  const open = useHeld(openInvoice)
  // As it was when it opened: once it is paid, the dialog stands until it is gone.
  const [first] = useState(open)
  const stands = first ?? open
  return (
    stands && ['pending', 'owed'].includes(stands.invoice.status) && <Opened open={stands} close={close} />
  )
}

function Opened({ open, close }: { open: OpenInvoice; close: () => void }) {
  const { care } = useApp()
  const methods = useLoaded<Methods>(async (signal) => {
    if (open.invoice.total === 0) return []
    const [cards, accounts] = await Promise.all([
      care.call(listCards, {}, { signal }),
      care.call(listBankAccounts, {}, { signal }),
    ])
    return [...cards, ...accounts.filter(({ verified }) => verified)].toSorted(
      (one, other) => Number(other.default) - Number(one.default),
    )
  })
  const found = useValue(methods.data)
  const error = useValue(methods.error)
  if (found) return <Ready open={open} methods={found} close={close} />
  return (
    <ProfileDialog title={modals.get('approveInvoice').label} close={close}>
      {() =>
        error ? (
          <ErrorState level={3} title={words.methodsFailed} error={error} retry={methods.reload} />
        ) : (
          <Skeleton shape="box" />
        )
      }
    </ProfileDialog>
  )
}

function Ready({ open, methods, close }: { open: OpenInvoice; methods: Methods; close: () => void }) {
  const approval = useApproval(open, methods)
  return (
    // What is chosen here is soon chosen again: the way to another card asks nothing.
    <ProfileDialog title={modals.get('approveInvoice').label} close={close}>
      {(leave) => <ApproveForm open={open} methods={methods} approval={approval} leave={leave} />}
    </ProfileDialog>
  )
}
