import { isApiError, type ApiError, type Sayable } from '@homecare/sdk/kit'
import type { PaymentSetup } from '@homecare/sdk/payments'
import { useEffect, type ReactNode } from 'react'
import { useLoaded } from '../../frame/useLoaded'
import { Card } from '../../kit/layout/Card'
import { ErrorState } from '../../kit/states/ErrorState'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import { PaymentConfirm } from './PaymentConfirm'

interface BankWaitsProps {
  /** Asks what has come of the payment, and what its holder's bank is still to be told. */
  check: (signal?: AbortSignal) => Promise<{ readonly next_action: PaymentSetup | null }>
  /** What is said where that could not be asked. */
  failed: Sayable
  /** It was decided before it was answered here: with a no, or in another way. */
  onOver: (declined: ApiError | null) => unknown
  /** Its holder has answered: with the failure where that was a no, or nobody knows what came of it. */
  onAnswered: (failure: ApiError | null) => unknown
  /** Above the question, and below it. */
  children?: ReactNode
  below?: ReactNode
}

/** A payment whose holder is asked by their bank whether it is them: they answer it here. */
export function BankWaits({ check, failed, onOver, onAnswered, children, below }: BankWaitsProps) {
  const asked = useLoaded(check)
  const found = useValue(asked.data)
  const error = useValue(asked.error)
  const busy = useValue(asked.loading)
  const declined = error?.code === 'declined' ? error : null
  const isOver = declined !== null || (found !== undefined && found.next_action === null)
  useEffect(() => {
    if (isOver) void onOver(declined)
    // oxlint-disable-next-line react/exhaustive-deps -- told once, whatever is made anew meanwhile
  }, [isOver])
  if (error && !declined) return <ErrorState title={failed} error={error} retry={asked.reload} busy={busy} />
  if (!found?.next_action) return <Skeleton shape="box" />
  return (
    <Card>
      {children}
      <PaymentConfirm
        setup={found.next_action}
        onAnswered={async () => {
          const failure = await check().then(
            () => null,
            (thrown: unknown) => {
              if (!isApiError(thrown)) throw thrown
              return thrown
            },
          )
          await onAnswered(failure)
        }}
      />
      {below}
    </Card>
  )
}
