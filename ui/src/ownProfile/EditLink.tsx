import type { ProfileModal } from '@homecare/sdk/addresses'
import { message, type Text } from '@homecare/sdk/kit'
import { ownProfileTexts } from '@homecare/sdk/texts'
import type { QueryChange } from '../frame/navigation'
import { edit, plus } from '../kit/icons/care'
import { useSay } from '../kit/say'
import { ModalLink } from '../profileDialog/ModalLink'

interface EditLinkProps {
  modal: ProfileModal
  /** What is edited, in words. */
  what: Text | string
  query?: QueryChange
  /** There is nothing yet. */
  isNew?: boolean
}

/** 'Edit' or 'Add' beside a part of the profile. */
export function EditLink({ modal, what, query, isNew = false }: EditLinkProps) {
  const say = useSay()
  const words = isNew ? ownProfileTexts.addThe : ownProfileTexts.editThe
  return (
    <ModalLink
      modal={modal}
      {...(query && { query })}
      icon={isNew ? plus : edit}
      label={say(message(words, { what: say(what) }))}
    >
      {say(isNew ? ownProfileTexts.add : ownProfileTexts.edit)}
    </ModalLink>
  )
}
