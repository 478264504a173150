import type { PhoneStore } from '@homecare/sdk/phones'
import { verificationTexts } from '@homecare/sdk/texts'
import { ErrorState } from '../kit/states/ErrorState'
import { Skeleton } from '../kit/states/Skeleton'
import { useValue } from '../kit/useValue'
import { CodeStep } from './CodeStep'
import { NumberStep } from './NumberStep'
import { VerifiedStep } from './VerifiedStep'

export interface PhoneStepProps {
  store: PhoneStore
  /** Where Cancel, Done, Next and Skip lead. */
  leave: () => void
  /** A step of the registration: Next and Skip in place of Done. */
  registering?: boolean
}

/** Number and method, then the code, then verified: in a modal, or as a step of the registration. */
export function PhoneVerification(props: PhoneStepProps) {
  const { status } = props.store
  const known = useValue(status.data)
  const error = useValue(status.error)
  const loading = useValue(status.loading)
  const step = useValue(props.store.step)
  if (!known) {
    if (!error) return <Skeleton shape="box" />
    return (
      <ErrorState
        level={3}
        title={verificationTexts.loadFailed}
        error={error}
        retry={() => props.store.load()}
        busy={loading}
      />
    )
  }
  if (step === 'number') return <NumberStep {...props} />
  if (step === 'code') return <CodeStep {...props} digits={known.code_digits} />
  return <VerifiedStep {...props} number={known.phone_number ?? ''} />
}
