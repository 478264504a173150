import { uiTexts } from '@homecare/sdk/texts'
import { useRef, useState, type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react'
import { Icon, type Glyph } from './icons/Icon'
import { useSay } from './say'

/** primary: what is due next; tonal: yes in a row; quiet: the second choice; plain: no, ask, undo. */
export type ButtonLook = 'primary' | 'tonal' | 'quiet' | 'plain' | 'danger'

export interface ButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onClick' | 'className' | 'style'
> {
  look?: ButtonLook
  icon?: Glyph
  /** Something is under way: the button stays focused, says so, and takes no second press. */
  busy?: boolean
  /** Fills its row. */
  wide?: boolean
  /** As tall as what a thumb must not miss, and as wide as its row: the clock. */
  big?: boolean
  /** A promise makes the button busy until it settles. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
  children?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button: says what it does, answers at once, and does it once. */
export function Button({
  look = 'quiet',
  icon,
  busy,
  wide,
  big,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const say = useSay()
  const [running, press] = usePress(onClick)
  const isBusy = busy || running
  return (
    <button
      {...rest}
      type={type}
      className="button"
      data-look={look}
      data-wide={wide || big || undefined}
      data-big={big || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : press(event))}
    >
      {isBusy ? (
        <span className="spinner" data-beside={!icon || undefined} aria-hidden="true" />
      ) : (
        icon && <Icon of={icon} />
      )}
      {children}
      {isBusy && <span className="hidden">{say(uiTexts.working)}</span>}
    </button>
  )
}

/** Whether a press is still being carried out, and the handler that lets no second one in before that. */
export function usePress(
  onClick: ButtonProps['onClick'],
): [running: boolean, press: (event: MouseEvent<HTMLButtonElement>) => void] {
  const [running, setRunning] = useState(false)
  const inside = useRef(false)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inside.current) return
    const outcome = onClick?.(event)
    if (!(outcome instanceof Promise)) return
    inside.current = true
    setRunning(true)
    const settle = () => {
      inside.current = false
      setRunning(false)
    }
    outcome.then(settle, (error: unknown) => {
      settle()
      throw error
    })
  }
  return [running, press]
}
