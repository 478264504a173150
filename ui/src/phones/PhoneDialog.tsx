import { verificationTexts } from '@homecare/sdk/texts'
import { Dialog } from '../kit/overlays/Dialog'
import { useSay } from '../kit/say'
import PhoneHere from './PhoneHere'

interface PhoneDialogProps {
  onVerified: () => void
  onClose: () => void
}

/** Verifying the own number over a page, for those who have no profile for it to stand in. */
export default function PhoneDialog({ onVerified, onClose }: PhoneDialogProps) {
  const say = useSay()
  return (
    <Dialog title={say(verificationTexts.title)} onClose={onClose}>
      <PhoneHere onVerified={onVerified} onLeave={onClose} />
    </Dialog>
  )
}
