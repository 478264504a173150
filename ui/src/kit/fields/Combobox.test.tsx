import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { find, key, named, press, render, type } from '../testing/render'
import { Combobox, type Suggestion } from './Combobox'

const cities: readonly Suggestion[] = [
  { id: 1, label: 'Oakland, CA' },
  { id: 2, label: 'Oakdale, CA' },
]

function Sample(props: {
  onPick?: (city: Suggestion) => void
  onBlur?: (text: string) => void
  failed?: boolean
}) {
  const [text, setText] = useState('')
  return (
    <Combobox
      label="City"
      value={text}
      onChange={setText}
      onBlur={() => props.onBlur?.(text)}
      suggestions={props.failed ? [] : cities}
      failed={props.failed}
      onPick={(city) => props.onPick?.(city)}
    />
  )
}

const input = () => find<HTMLInputElement>('[role=combobox]')
const activeText = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent

it('opens while typing and says how many there are', async () => {
  await render(<Sample />)
  expect(input().getAttribute('aria-expanded')).toBe('false')
  await type(input(), 'oak')
  expect(input().getAttribute('aria-expanded')).toBe('true')
  expect(input().getAttribute('aria-controls')).toBe(find('[role=listbox]').id)
  expect(find('[role=status]').textContent).toContain('2 suggestions')
})

it('moves with the arrows, round past the text itself, and picks with Enter', async () => {
  const picked = vi.fn<(city: Suggestion) => void>()
  await render(<Sample onPick={picked} />)
  await type(input(), 'oak')
  expect((await key(input(), 'Enter')).defaultPrevented).toBe(false)
  await key(input(), 'ArrowDown')
  expect(activeText()).toBe('Oakland, CA')
  await key(input(), 'ArrowDown')
  await key(input(), 'ArrowDown')
  expect(activeText()).toBeUndefined()
  await key(input(), 'ArrowUp')
  expect(activeText()).toBe('Oakdale, CA')
  expect(document.activeElement).toBe(input())
  expect((await key(input(), 'Enter')).defaultPrevented).toBe(true)
  expect(picked).toHaveBeenCalledExactlyOnceWith(cities[1])
  expect(input().value).toBe('Oakdale, CA')
  expect(document.querySelector('[role=listbox]')).toBeNull()
})

it('closes with Esc, keeps the text, and lets a dialog around it be', async () => {
  await render(<Sample />)
  await type(input(), 'oak')
  expect((await key(input(), 'Escape')).defaultPrevented).toBe(true)
  expect(document.querySelector('[role=listbox]')).toBeNull()
  expect(input().value).toBe('oak')
  expect((await key(input(), 'Escape')).defaultPrevented).toBe(false)
})

it('takes a tap on a suggestion before the blur that a tap causes', async () => {
  const happened: string[] = []
  await render(
    <Sample onPick={(city) => happened.push(String(city.label))} onBlur={(text) => happened.push(text)} />,
  )
  await type(input(), 'oak')
  await press(named('Oakland'))
  expect(happened).toEqual(['Oakland, CA'])
  expect(input().value).toBe('Oakland, CA')
})

it('says that suggestions failed, which is not that there are none', async () => {
  await render(<Sample failed />)
  await type(input(), 'oak')
  expect(find('[role=status]').textContent).toContain('cannot show suggestions right now')
})
