import type { ModalProps } from '../frame/screen'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import { useReloadBeneath } from '../profileDialog/useReloadBeneath'
import { PhoneVerification } from './PhoneVerification'
import { usePhone } from './usePhone'

/** Verifying the phone number, over the profile. */
export default function VerificationModal({ close }: ModalProps) {
  const store = usePhone()
  useReloadBeneath()
  return (
    <ProfileDialog modal="verification" close={close}>
      {(leave) => <PhoneVerification store={store} leave={leave} />}
    </ProfileDialog>
  )
}
