import { loginHref, type PageHref } from '@homecare/sdk/addresses'
import { heartTexts } from '@homecare/sdk/texts'
import type { MouseEvent } from 'react'
import { useApp } from '../frame/app'
import { Icon } from '../kit/icons/Icon'
import { heart } from '../kit/icons/care'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
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

/**
 * Keeps a caregiver as a favorite, or no longer; a visitor's is kept on the device until there is an account, and without
 * scripts they are led to the login. Whoever is no family sees none.
 */
export function Heart({ id, name, favorite, here, words }: HeartProps) {
  const say = useSay()
  const app = useApp()
  const userType = useValue(app.session.identity).user_type
  const on = useValue(app.hearts).get(id) ?? favorite
  const isVisitor = userType === 'anonymous'
  if (!isVisitor && userType !== 'family') return null

  const label = say(on ? heartTexts.removeFavorite : heartTexts.addFavorite, { name })
  // Without scripts a visitor is led to the login.
  const Press = (isVisitor ? 'a' : 'button') as 'button'
  return (
    // No pressed state besides: the name says what a press does next.
    <Press
      className="button heart"
      data-on={on || undefined}
      title={label}
      // Words that are seen are the name; what the press does is then the description.
      {...(words
        ? { 'data-look': 'quiet', 'data-wide': true }
        : { 'data-icon-only': '', 'aria-label': label })}
      {...(isVisitor ? { href: loginHref(here), rel: 'nofollow', 'data-press': true } : { type: 'button' })}
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        void import('./hearts').then(({ heartsOf }) => heartsOf(app).press({ id, has_favorited: on }, name))
      }}
    >
      <Icon of={{ ...heart, solid: on }} />
      {words?.[on ? 'on' : 'off']}
    </Press>
  )
}
