import type { MethodKind, MethodPurpose, PaymentSetup } from '@homecare/sdk/payments'
import type { Sayable } from '@homecare/sdk/kit'
import { methodScreenTexts as words } from '@homecare/sdk/texts'
import { lazy, Suspense } from 'react'
import { useApp } from '../../frame/app'
import { ErrorBoundary } from '../../frame/ErrorBoundary'
import { ErrorState } from '../../kit/states/ErrorState'
import { Skeleton } from '../../kit/states/Skeleton'

export interface PaymentFieldProps {
  setup: PaymentSetup
  kind: MethodKind
  purpose: MethodPurpose
  /** What the button says. */
  submit: Sayable
  /** Takes what the provider made of the number. */
  onToken: (token: string) => Promise<void>
}

const StripeField = lazy(() => import('./StripeField'))
const EmbeddedField = lazy(() => import('./EmbeddedField'))

/** The field in which the number of a card or an account is entered: of whoever takes payments here. */
export function PaymentField(props: PaymentFieldProps) {
  const { report } = useApp()
  const Field = props.setup.driver === 'embedded' ? EmbeddedField : StripeField
  return (
    <ErrorBoundary onFault={report} fallback={<ErrorState level={3} title={words.fieldFailed} />}>
      <Suspense fallback={<Skeleton shape="box" />}>
        <Field {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
