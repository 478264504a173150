import type { PageHref } from '@homecare/sdk/addresses'
import { profileTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { laterDialog } from '../frame/laterDialog'
import { message } from '../kit/icons/care'
import { Icon } from '../kit/icons/Icon'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

const FirstWordDialog = laterDialog(() => import('./FirstWordDialog'))

interface CardMessageProps {
  id: number
  /** As on the card: 'Marisol R.'. */
  name: string
  /** The profile. */
  href: PageHref
}

/** Writing to a caregiver straight from the list, for a visitor: whoever has an account writes from the profile. */
export function CardMessage({ id, name, href }: CardMessageProps) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const { user_type } = useValue(useApp().session.identity)
  if (user_type !== 'anonymous') return null
  return (
    <div className="row">
      {/* Above the card, which is a link, as its heart is. */}
      <button type="button" className="button heart" data-look="quiet" onClick={() => setOpen(true)}>
        <Icon of={message} />
        {say(profileTexts.message, { name })}
      </button>
      {open && <FirstWordDialog id={id} name={name} here={href} onClose={() => setOpen(false)} />}
    </div>
  )
}
