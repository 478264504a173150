import { modals } from '@homecare/sdk/addresses'
import { taxScreenTexts as words } from '@homecare/sdk/texts'
import { useHeld } from '../frame/scope'
import type { ModalProps } from '../frame/screen'
import { Dialog } from '../kit/overlays/Dialog'
import { useSay } from '../kit/say'
import { openTaxes } from './openTaxes'
import { TaxIdForm } from './TaxIdForm'

/** The number of somebody who is an employer already. */
export default function EmployerIdModal({ close }: ModalProps) {
  const say = useSay()
  const tell = useHeld(openTaxes)
  return (
    <Dialog title={say(modals.get('employerId').label)} onClose={close}>
      <p>{say(words.numberWhy)}</p>
      <TaxIdForm
        kind="employer_id"
        onSaved={(last4) => {
          tell?.(last4)
          close()
        }}
      />
    </Dialog>
  )
}
