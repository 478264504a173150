import { useEffect } from 'react'
import { PhoneVerification } from './PhoneVerification'
import { usePhone } from './usePhone'
import { useValue } from '../kit/useValue'

interface PhoneHereProps {
  /** Said once, when the number is verified. */
  onVerified: () => void
  onLeave: () => void
}

/** Verifying the phone in the place where it is needed, in the dialog that asks for it. */
export default function PhoneHere({ onVerified, onLeave }: PhoneHereProps) {
  const store = usePhone()
  const step = useValue(store.step)
  useEffect(() => {
    if (step === 'verified') onVerified()
  }, [step, onVerified])
  return <PhoneVerification store={store} leave={onLeave} />
}
