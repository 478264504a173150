import type { Sayable } from '@homecare/sdk/kit'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Icon, type Glyph } from '../icons/Icon'
import { down } from '../icons/basic'
import './Menu.css'
import { useSay } from '../say'
import type { Href } from '../href'

/** One thing a menu offers: a place to go to, or something to do. */
type MenuItem = { readonly label: Sayable; readonly icon?: Glyph; readonly danger?: boolean } & (
  | { readonly href: Href; readonly onSelect?: () => void }
  | { readonly href?: undefined; readonly onSelect: () => void }
)

interface MenuProps {
  label: Sayable
  /** What the button shows; its label and an arrow where this is not given. */
  button?: ReactNode
  items: readonly MenuItem[]
}

/** A button with a menu: arrows, Home, End and first letters move; Esc closes, Tab leaves. */
export function Menu({ label, button, items }: MenuProps) {
  const say = useSay()
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)

  const close = () => {
    list.current?.hidePopover()
    opener.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to = destination(event.key, at, all)
    if (event.key === 'Tab') list.current?.hidePopover()
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className="button"
        data-look="plain"
        data-icon-only={button ? '' : undefined}
        aria-haspopup="menu"
        aria-controls={id}
        aria-label={button ? say(label) : undefined}
        popoverTarget={id}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          list.current?.showPopover()
        }}
      >
        {button ?? (
          <>
            {say(label)}
            <Icon of={down} />
          </>
        )}
      </button>
      <div
        ref={list}
        id={id}
        className="menu"
        popover="auto"
        role="menu"
        aria-label={say(label)}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onToggle={(event) => {
          if (event.newState !== 'open' || !opener.current || !list.current) return
          place(list.current, opener.current)
          list.current.querySelector<HTMLElement>('[role=menuitem]')?.focus()
        }}
      >
        {items.map((item, index) => (
          <Item key={index} item={item} close={close} />
        ))}
      </div>
    </>
  )
}

function Item({ item, close }: { item: MenuItem; close: () => void }) {
  const say = useSay()
  const content = (
    <>
      {item.icon && <Icon of={item.icon} />}
      {say(item.label)}
    </>
  )
  const props = {
    role: 'menuitem',
    tabIndex: -1,
    className: 'menu-item',
    'data-danger': item.danger || undefined,
    // The focus is back at the opener before a dialog opens and remembers it.
    onClick: () => {
      close()
      item.onSelect?.()
    },
  }
  return item.href === undefined ? (
    <button type="button" {...props}>
      {content}
    </button>
  ) : (
    <a href={item.href} {...props}>
      {content}
    </a>
  )
}

/** Which item a key leads to; undefined when it leads nowhere. */
function destination(key: string, at: number, all: readonly HTMLElement[]): number | undefined {
  const last = all.length - 1
  if (key === 'ArrowDown') return at === last ? 0 : at + 1
  if (key === 'ArrowUp') return at <= 0 ? last : at - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (!/^\p{L}$/u.test(key)) return undefined
  const begins = (index: number) =>
    all[index]?.textContent?.trim().toLowerCase().startsWith(key.toLowerCase())
  const after = all.map((_, step) => (at + 1 + step) % all.length)
  return after.find(begins)
}

/** Below its button, or above where there is no room; never beyond the window. */
function place(menu: HTMLElement, opener: HTMLElement): void {
  const button = opener.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = menu
  const page = document.documentElement
  const gap = 6
  const below = button.bottom + gap
  const top = below + height > page.clientHeight ? Math.max(gap, button.top - height - gap) : below
  const alignEnd = button.left + width > page.clientWidth - gap
  const left = alignEnd ? Math.max(gap, button.right - width) : button.left
  menu.style.top = `${top}px`
  menu.style.left = `${left}px`
}
