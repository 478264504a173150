import { useEffect, useState, type ComponentType } from 'react'
import { useNavigation } from '../frame/app'
import { useValue } from '../kit/useValue'
import type { Arrival } from './navigator'
import { loadModal } from './screens'
import type { SignInAgain } from './session'

/** The modal that the address names, over the page. Dialogs open in the browser only, once the page stands. */
export function ModalHost({ arrival: { page, modalData } }: { arrival: Arrival }) {
  const { closeModal } = useNavigation()
  const [standing, setStanding] = useState(false)
  useEffect(() => setStanding(true), [])
  if (!standing || !page.modal) return null
  const Modal = page.modal.module.default
  return (
    <Modal
      key={page.modal.row.id}
      close={closeModal}
      query={page.query}
      params={page.params}
      data={modalData}
    />
  )
}

/** Asks for the password again when the session has ended, over whatever is open. */
export function SignInAgainHost({ signInAgain }: { signInAgain: SignInAgain }) {
  const asked = useValue(signInAgain.asked)
  const [Modal, setModal] = useState<ComponentType<SignInAgainModalProps> | null>(null)
  useEffect(() => {
    if (!asked || Modal) return
    loadModal('app/SignInAgainModal').then(
      (module) => setModal(() => module.default as ComponentType<SignInAgainModalProps>),
      () => signInAgain.answer(false),
    )
  }, [asked, Modal, signInAgain])
  if (!asked || !Modal) return null
  return (
    <Modal
      query={new URLSearchParams()}
      params={{}}
      close={() => signInAgain.answer(false)}
      onSignedIn={() => signInAgain.answer(true)}
    />
  )
}

interface SignInAgainModalProps {
  readonly query: URLSearchParams
  readonly params: Readonly<Record<string, string>>
  readonly close: () => void
  readonly onSignedIn: () => void
}
