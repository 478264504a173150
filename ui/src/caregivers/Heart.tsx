import { loginHref, type PageHref } from '@homecare/sdk/addresses'
import { heartTexts } from '@homecare/sdk/texts'
import { signal } from '@preact/signals-core'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { Icon } from '../kit/icons/Icon'
import { heart } from '../kit/icons/care'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import type { HeartState } from './hearts'
import { A } from '../kit/Link'
import './Heart.css'

interface HeartProps {
  id: number
  name: string
  /** Whether the caregiver is a favorite already. */
  favorite: boolean
  /** Where the visitor is: logging in leads back here. */
  here: PageHref
  /** Says it in words beside the heart, where there is room. */
  words?: { readonly off: string; readonly on: string }
}

/** Keeps a caregiver as a favorite, or no longer. A visitor is led to the login; whoever is no family sees none. */
export function Heart({ id, name, favorite, here, words }: HeartProps) {
  const say = useSay()
  const { session, care, toasts } = useApp()
  const userType = useValue(session.identity).user_type
  const [state, setState] = useState<HeartState>()
  const [unpressed] = useState(() => signal(favorite))
  const on = useValue(state?.isFavorite ?? unpressed)
  if (userType !== 'anonymous' && userType !== 'family') return null

  const label =
    userType === 'anonymous'
      ? heartTexts.loginForFavorite
      : on
        ? heartTexts.removeFavorite
        : heartTexts.addFavorite
  const look = {
    className: 'button heart',
    'data-look': words ? 'quiet' : undefined,
    'data-icon-only': words ? undefined : '',
    'data-wide': words ? true : undefined,
    // Words that are seen are the name; what the press does is then the description.
    'aria-label': words ? undefined : say(label, { name }),
    title: say(label, { name }),
  }
  if (userType === 'anonymous') {
    return (
      <A {...look} href={loginHref(here)} rel="nofollow">
        <Icon of={heart} />
        {words?.off}
      </A>
    )
  }
  const press = async () => {
    if (state) return state.toggle()
    const { createHeart } = await import('./hearts')
    const made = createHeart(care, toasts, { id, has_favorited: favorite })
    setState(made)
    return made.toggle()
  }
  return (
    // No pressed state besides: the name says what a press does next.
    <button {...look} type="button" data-on={on || undefined} onClick={() => void press()}>
      <Icon of={on ? full : heart} />
      {on ? words?.on : words?.off}
    </button>
  )
}

const full = { ...heart, solid: true }
