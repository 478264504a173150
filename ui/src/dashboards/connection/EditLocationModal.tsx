import { useState } from 'react'
import { useHeld } from '../../frame/scope'
import type { ModalProps } from '../../frame/screen'
import { openHire } from '../../hiring/hire/hireSteps'
import { HirePlace } from '../../hiring/place/HirePlace'
import { ConnectionPlace } from './ConnectionPlace'
import { openConnection } from './openConnection'

/** Changes where the care is: of two who work together, or in an offer that is being written. */
export default function EditLocationModal({ close }: ModalProps) {
  const connection = useHeld(openConnection)
  const hire = useHeld(openHire)
  // As it was when it opened: once it is saved the page comes anew, and the dialog stands until it is gone.
  const [first] = useState(connection)
  const open = first ?? connection
  if (open) return <ConnectionPlace open={open} close={close} />
  return hire && <HirePlace flow={hire.flow} close={close} />
}
