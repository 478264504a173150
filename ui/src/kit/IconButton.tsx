import type { Sayable } from '@homecare/sdk/kit'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { usePress, type ButtonProps } from './Button'
import { Icon, type Glyph } from './icons/Icon'
import { useSay } from './say'

interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onClick' | 'className' | 'style'
> {
  icon: Glyph
  /** What it does, in words: heard, and shown as a tip. */
  label: Sayable
  look?: ButtonProps['look']
  onClick?: ButtonProps['onClick']
  ref?: Ref<HTMLButtonElement>
}

/** A button that is only an icon, for the few that everybody knows. */
export function IconButton({ icon, label, look = 'plain', onClick, ...rest }: IconButtonProps) {
  const say = useSay()
  const [running, press] = usePress(onClick)
  const words = say(label)
  return (
    <button
      {...rest}
      type="button"
      className="button"
      data-icon-only
      data-look={look}
      aria-label={words}
      title={words}
      aria-disabled={running || undefined}
      onClick={press}
    >
      {running ? <span className="spinner" aria-hidden="true" /> : <Icon of={icon} />}
    </button>
  )
}
