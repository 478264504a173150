import { uiTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import { check, close } from '../icons/basic'
import { useSay } from '../say'
import type { Href } from '../href'

type ChipProps = { children: ReactNode } & (
  | { pressed: boolean; onPress: () => void; onRemove?: never; href?: never }
  | { onRemove: () => void; pressed?: never; href?: never }
  | { href: Href; current?: boolean; pressed?: never; onRemove?: never }
)

/** A choice to switch on or off, a filter to take away, or one of a few links. */
export function Chip(props: ChipProps) {
  const say = useSay()
  if (props.href !== undefined) {
    return (
      <a className="chip" href={props.href} aria-current={props.current || undefined}>
        {props.children}
      </a>
    )
  }
  if (props.onRemove) {
    return (
      <button type="button" className="chip" onClick={props.onRemove}>
        {props.children}
        <Icon of={close} />
        <span className="hidden">{say(uiTexts.remove)}</span>
      </button>
    )
  }
  return (
    <button type="button" className="chip" aria-pressed={props.pressed} onClick={props.onPress}>
      <span className="chip-check">
        <Icon of={check} />
      </span>
      {props.children}
    </button>
  )
}
