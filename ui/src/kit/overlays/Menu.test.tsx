import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { Menu } from './Menu'
import { find, key, named, press, render } from '../testing/render'

it('opens with the arrow, moves by keys and letters, and gives the focus back', async () => {
  const logOut = vi.fn<() => void>()
  await render(
    <Menu
      label="Account"
      items={[
        { label: 'Profile', href: '#profile' },
        { label: 'Settings', href: '/settings' },
        { label: 'Log out', onSelect: logOut },
      ]}
    />,
  )
  const menu = find('[role=menu]')
  let open = false
  const toggle = (newState: string) => {
    open = newState === 'open'
    menu.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
  }
  menu.showPopover = () => toggle('open')
  menu.hidePopover = () => toggle('closed')

  const opener = named('Account')
  expect(opener.getAttribute('aria-haspopup')).toBe('menu')
  await key(opener, 'ArrowDown')
  expect(open).toBe(true)
  const focused = () => document.activeElement as HTMLElement
  expect(focused().textContent).toBe('Profile')
  for (const [name, text] of [
    ['ArrowDown', 'Settings'],
    ['End', 'Log out'],
    ['ArrowDown', 'Profile'],
    ['ArrowUp', 'Log out'],
    ['Home', 'Profile'],
    ['s', 'Settings'],
  ] as const) {
    await key(focused(), name)
    expect(focused().textContent).toBe(text)
  }
  await key(focused(), 'Escape')
  expect(open).toBe(false)
  expect(focused()).toBe(opener)

  await act(async () => menu.showPopover())
  await press(named('Log out'))
  expect(logOut).toHaveBeenCalledOnce()
  expect(open).toBe(false)
  expect(focused()).toBe(opener)
})
