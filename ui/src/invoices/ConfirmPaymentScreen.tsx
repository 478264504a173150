import { formatDollars, isApiError, type ApiError } from '@homecare/sdk/kit'
import {
  checkPayment,
  getTimesheetInvoice,
  type InvoiceDetail,
  type PaidInvoice,
} from '@homecare/sdk/payments'
import { payScreenTexts as words } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { nameOf } from '../caregivers/cardView'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useLoaded } from '../frame/useLoaded'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { ErrorState } from '../kit/states/ErrorState'
import { Skeleton } from '../kit/states/Skeleton'
import { useValue } from '../kit/useValue'
import { PaymentConfirm } from '../payments/entry/PaymentConfirm'
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
  const [declined, setDeclined] = useState<ApiError | null>(null)
  const check = useLoaded<PaidInvoice>((signal) => care.call(checkPayment, { id: invoice.id }, { signal }))
  const found = useValue(check.data)
  const error = useValue(check.error)
  const busy = useValue(check.loading)
  const setup = found?.next_action ?? null
  // A no is said on the page of the invoice, with what can be done.
  const isDeclined = declined !== null || error?.code === 'declined'
  useEffect(() => {
    if (isDeclined) void navigation.go(page, { replace: true })
  }, [isDeclined, navigation, page])
  if (isDeclined) return <Skeleton shape="box" />
  if (error)
    return <ErrorState title={words.nothingToConfirm} error={error} retry={check.reload} busy={busy} />
  if (!found) return <Skeleton shape="box" />
  if (!setup) return <Nothing page={page} />
  return (
    <Card>
      <PaymentConfirm
        setup={setup}
        onAnswered={async () => {
          try {
            await care.call(checkPayment, { id: invoice.id })
          } catch (failure) {
            if (!isApiError(failure)) throw failure
            setDeclined(failure)
            return
          }
          await navigation.go(page, { replace: true })
        }}
      />
    </Card>
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
