import { useEffect, useState } from 'react'
import { useApp, useNavigation } from '../../frame/app'
import { UnsavedIn } from '../../frame/useUnsaved'
import { useValue } from '../../kit/useValue'
import type { View } from '../router/router'
import { forgetPeople } from '../session/personalStorage'
import type { SignInAgain } from '../session/session'
import { SignInAgainDialog } from './SignInAgainDialog'

/** The modal that the address names, over the page. Dialogs open in the browser only, once the page stands. */
export function ModalHost({ view: { page, modalData } }: { view: View }) {
  const { closeModal } = useNavigation()
  const [standing, setStanding] = useState(false)
  useEffect(() => setStanding(true), [])
  if (!standing || !page.modal) return null
  const Modal = page.modal.module.default
  return (
    <UnsavedIn value="modal">
      <Modal
        key={page.modal.row.id}
        close={closeModal}
        query={page.query}
        params={page.params}
        data={modalData}
      />
    </UnsavedIn>
  )
}

/** Asks for the password again when the session has ended, over whatever is open. */
export function SignInAgainHost({ signInAgain }: { signInAgain: SignInAgain }) {
  const { unsaved } = useApp()
  if (!useValue(signInAgain.asked)) return null
  const beginAfresh = () => {
    unsaved.forget()
    forgetPeople()
    window.location.replace('/accounts/login')
  }
  return <SignInAgainDialog onSomebodyElse={beginAfresh} />
}
