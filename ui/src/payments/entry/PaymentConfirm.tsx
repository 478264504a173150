import type { PaymentSetup } from '@homecare/sdk/payments'
import { methodScreenTexts as words } from '@homecare/sdk/texts'
import { lazy, Suspense } from 'react'
import { useApp } from '../../frame/app'
import { ErrorBoundary } from '../../frame/ErrorBoundary'
import { ErrorState } from '../../kit/states/ErrorState'
import { Skeleton } from '../../kit/states/Skeleton'

export interface PaymentConfirmProps {
  /** The payment that waits for its holder. */
  setup: PaymentSetup
  /** Their bank was answered, with a yes or a no. */
  onAnswered: () => Promise<void>
}

const StripeConfirm = lazy(() => import('./StripeConfirm'))
const EmbeddedConfirm = lazy(() => import('./EmbeddedConfirm'))

/** The window of somebody's bank, in which they confirm a payment: opened by whoever takes payments here. */
export function PaymentConfirm(props: PaymentConfirmProps) {
  const { report } = useApp()
  const Confirm = props.setup.driver === 'embedded' ? EmbeddedConfirm : StripeConfirm
  return (
    <ErrorBoundary onFault={report} fallback={<ErrorState level={2} title={words.fieldFailed} />}>
      <Suspense fallback={<Skeleton shape="box" />}>
        <Confirm {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
