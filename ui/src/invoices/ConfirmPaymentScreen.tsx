import { formatDollars } from '@homecare/sdk/kit'
import { checkPayment, getTimesheetInvoice, type InvoiceDetail } from '@homecare/sdk/payments'
import { payScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { nameOf } from '../caregivers/cardView'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { BankWaits } from '../payments/entry/BankWaits'
import { invoiceHref } from '../payments/invoiceHref'

/** The invoice of `?invoice=`; null where none is named. */
export const load: Load<InvoiceDetail | null> = async ({ care, query, signal }) => {
  const [, , id, tid] = (invoiceHref(query) ?? '').split('/')
  return id && tid ? care.call(getTimesheetInvoice, { id: Number(id), tid: Number(tid) }, { signal }) : null
}
export const head: HeadOf<InvoiceDetail | null> = () => ({ title: words.confirmTitle })

/** The page on which a bank is told that it is its holder who pays (`payments/confirm`): the provider opens its window here. */
export default function ConfirmPaymentScreen({ data: invoice }: ScreenProps<InvoiceDetail | null>) {
  const say = useSay()
  const total = invoice?.payments[0]?.cents ?? invoice?.total ?? 0
  return (
    <Page
      width="read"
      title={say(words.confirmTitle)}
      lead={
        invoice && say(words.confirmLead, { total: formatDollars(total), name: nameOf(invoice.provider) })
      }
    >
      {invoice ? <Waiting invoice={invoice} /> : <Nothing />}
    </Page>
  )
}

function Waiting({ invoice }: { invoice: InvoiceDetail }) {
  const { care, navigation } = useApp()
  const page = `/invoices/${invoice.connection_id}/${invoice.timesheet_id}` as const
  const [isNothing, setNothing] = useState(false)
  const toInvoice = () => navigation.go(page, { replace: true })
  if (isNothing) return <Nothing page={page} />
  return (
    <BankWaits
      check={(signal) => care.call(checkPayment, { id: invoice.id }, signal && { signal })}
      failed={words.nothingToConfirm}
      // A no is said on the page of the invoice, with what can be done.
      onOver={(declined) => (declined ? toInvoice() : setNothing(true))}
      onAnswered={toInvoice}
    />
  )
}

function Nothing({ page }: { page?: `/invoices/${number}/${number}` }) {
  const say = useSay()
  return (
    <Banner
      tone="info"
      title={say(words.nothingToConfirm)}
      actions={
        <Link look="quiet" href={page ?? '/careteam'}>
          {say(words.toInvoice)}
        </Link>
      }
    />
  )
}
