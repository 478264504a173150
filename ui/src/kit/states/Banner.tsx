import { toneTexts, uiTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import { IconButton } from '../IconButton'
import { alert, close, done, info, warning } from '../icons/basic'
import { useSay } from '../say'

export type Tone = 'info' | 'good' | 'warn' | 'bad'

interface BannerProps {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  onDismiss?: () => void
  /** It came up while the page was open: a fault is spoken at once, anything else when there is a pause. */
  live?: boolean
  level?: 2 | 3
}

/** A word to the whole page: an icon and words carry its tone, never the colour alone. */
export function Banner({ tone = 'info', title, children, actions, onDismiss, live, level = 2 }: BannerProps) {
  const say = useSay()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="banner" data-tone={tone} role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}>
      <div className="banner-main">
        <div className="banner-words">
          <Icon of={icons[tone]} />
          <div>
            <span className="hidden">{say(toneTexts[tone])}: </span>
            {title && <Heading>{title}</Heading>}
            {children}
          </div>
        </div>
        {actions && <div className="row">{actions}</div>}
      </div>
      {onDismiss && <IconButton icon={close} label={uiTexts.dismiss} onClick={onDismiss} />}
    </div>
  )
}

const icons = { info, good: done, warn: warning, bad: alert }
