import { uiTexts } from '@homecare/sdk/texts'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import type { ButtonLook } from './Button'
import { Icon, type Glyph } from './icons/Icon'
import { useSay } from './say'
import type { Href } from './href'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'href'> {
  href: Href
  /** Drawn as a button, for what leads on; `line` stands alone and is as tall as a finger. None: in running text. */
  look?: ButtonLook | 'line'
  icon?: Glyph
  wide?: boolean
  /** As tall and wide as the clock's button. */
  big?: boolean
  /** Leads out of the product: opens in a new tab, and says so. */
  external?: boolean
  children: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href?: Href | undefined
  ref?: Ref<HTMLAnchorElement>
  'data-document'?: boolean
}

/** `<a>` itself, whose address has to be one. */
export const A = 'a' as unknown as (props: AnchorProps) => ReactNode

/** A plain `<a>`. The shell catches the presses on those that stay in the product. */
export function Link({ look, icon, wide, big, external, className, children, ...rest }: LinkProps) {
  const say = useSay()
  return (
    <a
      {...rest}
      className={look ? (look === 'line' ? 'link' : 'button') : className}
      data-look={look}
      data-wide={wide || big || undefined}
      data-big={big || undefined}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {icon && <Icon of={icon} />}
      {children}
      {external && <span className="hidden"> {say(uiTexts.opensNewTab)}</span>}
    </a>
  )
}
