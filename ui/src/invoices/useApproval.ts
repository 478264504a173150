import { createPayForm, type PaidInvoice, type PayStore } from '@homecare/sdk/payments'
import { payScreenTexts as words } from '@homecare/sdk/texts'
import { signal } from '@preact/signals-core'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { useOnceGone } from '../kit/overlays/useOnceGone'
import { useValue } from '../kit/useValue'
import type { OpenInvoice } from './openInvoice'

export interface Approval {
  readonly store: PayStore
  /** Whether its holder has to confirm the payment with their bank first: then the way leads there. */
  readonly asks: () => boolean
}

/** Paying the invoice of a page: once the dialog is gone, the page shows what has come of it. */
export function useApproval(
  open: OpenInvoice,
  methods: readonly { readonly id: number; readonly default: boolean }[],
): Approval {
  const { care, toasts } = useApp()
  const [made] = useState(() => {
    const answered = signal<PaidInvoice | 'refused' | null>(null)
    const chosen = methods.find((method) => method.default) ?? methods[0]
    // Nothing is paid with anything where nothing is to be paid: then no method is asked for.
    const store = createPayForm(care, open.invoice, chosen?.id ?? null, (paid) => {
      answered.value = paid
      if (paid.status === 'paid') toasts.success(open.invoice.total === 0 ? words.approved : words.paid)
      if (paid.status === 'processing') toasts.success(words.onItsWay)
    })
    return { store, answered }
  })
  const { store, answered } = made
  const failure = useValue(store.form.failure)
  useEffect(() => {
    if (failure !== null) answered.value = 'refused'
  }, [failure, answered])
  const asks = () => {
    const paid = answered.peek()
    return paid !== null && paid !== 'refused' && paid.next_action !== null
  }
  useOnceGone(() => {
    if (answered.peek() !== null && !asks()) open.changed()
  })
  return { store, asks }
}
