import type { ModalProps } from '../frame/screen'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import { PhoneVerification } from './PhoneVerification'
import { usePhone } from './usePhone'

/** Verifying the phone number, over the profile. */
export default function VerificationModal({ close }: ModalProps) {
  const store = usePhone()
  return (
    <ProfileDialog modal="verification" close={close}>
      {(leave) => <PhoneVerification store={store} leave={leave} />}
    </ProfileDialog>
  )
}
