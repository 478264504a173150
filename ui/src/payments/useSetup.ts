import { isApiError } from '@homecare/sdk/kit'
import type { PaymentSetup } from '@homecare/sdk/payments'
import { useEffect, useState } from 'react'

/** What the field needs, asked for when it is opened, and again when that failed. */
export function useSetup(ask: () => Promise<PaymentSetup>) {
  const [setup, setSetup] = useState<PaymentSetup | null>(null)
  const [failure, setFailure] = useState<ReturnType<typeof asFailure>>(null)
  const [asking] = useState(() => ask)
  const begin = async () => {
    setFailure(null)
    try {
      setSetup(await asking())
    } catch (error) {
      setFailure(asFailure(error))
    }
  }
  useEffect(() => {
    let isGone = false
    asking().then(
      (found) => !isGone && setSetup(found),
      (error: unknown) => !isGone && setFailure(asFailure(error)),
    )
    return () => {
      isGone = true
    }
  }, [asking])
  return { setup, failure, begin }
}

function asFailure(error: unknown) {
  if (!isApiError(error)) throw error
  return error.kind === 'aborted' ? null : error
}
