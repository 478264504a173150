import { loginHref } from '@homecare/sdk/addresses'
import { waitingMessageName } from '@homecare/sdk/caregivers'
import { profileTexts } from '@homecare/sdk/texts'
import { useEffect, useState, type MouseEvent } from 'react'
import { useApp } from '../frame/app'
import { browserStorage } from '../frame/storage/browserStorage'
import { laterDialog } from '../frame/laterDialog'
import { Icon } from '../kit/icons/Icon'
import { mail, message } from '../kit/icons/care'
import { Money } from '../kit/Money'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { Heart } from '../caregivers/Heart'
import type { ProfileData } from './profilePage'
import { A } from '../kit/Link'

const MessageDialog = laterDialog(() => import('./MessageDialog'))
const FirstWordDialog = laterDialog(() => import('../visitors/FirstWordDialog'))
const InviteDialog = laterDialog(() => import('./InviteDialog'))

/** What a family can do from here; on a phone it stays within the thumb's reach. */
export function ProfileActions({ data }: { data: ProfileData }) {
  const say = useSay()
  const { session } = useApp()
  const identity = useValue(session.identity)
  const [open, setOpen] = useState<'message' | 'join' | 'invite' | null>(null)
  const { firstName: name } = data
  const close = () => setOpen(null)
  const isFamily = identity.user_type === 'family'
  // Begun as a visitor and not sent yet: looked at as text, since this page weighs what every visitor loads.
  useEffect(() => {
    const waiting = isFamily && browserStorage('sessionStorage')?.getItem(waitingMessageName)
    if (waiting && waiting.includes(`"to":${data.id},`)) setOpen('message')
  }, [isFamily, data.id])
  if (!isFamily && identity.user_type !== 'anonymous') {
    if (identity.user_id !== data.id) return null
    return (
      <aside className="profile-actions">
        <p className="card">{say(profileTexts.yourOwn)}</p>
      </aside>
    )
  }
  const write = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(isFamily ? 'message' : 'join')
  }
  return (
    <aside className="profile-actions" aria-label={say(profileTexts.message, { name })}>
      <div className="card">
        <p className="profile-actions-rate">
          <Money cents={data.rate} perHour />
        </p>
        {data.application && <p className="small">{say(data.application)}</p>}
        <div className="profile-actions-row">
          {/* Without scripts the way is by the login: there is none for who has logged in. */}
          <A
            className="button"
            data-look="primary"
            data-press={isFamily || undefined}
            href={loginHref(data.here)}
            rel="nofollow"
            onClick={write}
          >
            <Icon of={message} />
            {say(profileTexts.message, { name })}
          </A>
          <Heart
            id={data.id}
            name={name}
            favorite={data.favorite}
            here={data.here}
            words={{ off: say(profileTexts.favorite), on: say(profileTexts.isFavorite) }}
          />
          {isFamily && (
            <button
              type="button"
              className="button profile-invite"
              data-look="plain"
              onClick={() => setOpen('invite')}
            >
              <Icon of={mail} />
              <span>{say(profileTexts.invite)}</span>
            </button>
          )}
        </div>
        <p className="soft small profile-actions-note">{say(profileTexts.agreeFirst, { name })}</p>
      </div>
      {open === 'message' && <MessageDialog id={data.id} name={name} onClose={close} />}
      {open === 'join' && <FirstWordDialog id={data.id} name={name} here={data.here} onClose={close} />}
      {open === 'invite' && <InviteDialog id={data.id} name={name} onClose={close} />}
    </aside>
  )
}
