import type { ProfileModal } from '@homecare/sdk/addresses'
import type { MouseEvent, ReactNode } from 'react'
import { useNavigation } from '../frame/app'
import type { QueryChange } from '../frame/navigation'
import type { Glyph } from '../kit/icons/Icon'
import { Link } from '../kit/Link'
import { modalHref } from './modalHref'

interface ModalLinkProps {
  modal: ProfileModal
  query?: QueryChange
  look?: 'primary' | 'quiet' | 'plain' | 'line'
  icon?: Glyph
  wide?: boolean
  /** What is heard, where the words alone do not say what is edited. */
  label?: string
  children: ReactNode
}

/** Opens a modal of the profile over it; without scripts, or in a new tab, at its own address. */
export function ModalLink({ modal, query = {}, look = 'plain', label, children, ...rest }: ModalLinkProps) {
  const navigation = useNavigation()
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigation.openModal(modal, { query })
  }
  return (
    <Link {...rest} href={modalHref(modal, query)} look={look} aria-label={label} onClick={open}>
      {children}
    </Link>
  )
}
