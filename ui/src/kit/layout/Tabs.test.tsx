import { useState } from 'react'
import { expect, it } from 'vitest'
import { Tabs } from './Tabs'
import { find, key, render } from '../testing/render'

function Sample() {
  const [tab, setTab] = useState<'a' | 'b' | 'c'>('a')
  const tabs = [
    { id: 'a', label: 'Pending' },
    { id: 'b', label: 'Approved' },
    { id: 'c', label: 'Declined' },
  ] as const
  return (
    <Tabs label="Timesheets" tabs={tabs} selected={tab} onSelect={setTab}>
      {tab}
    </Tabs>
  )
}

it('keeps the focus on the tab where the page is drawn anew for it, and takes it from nobody', async () => {
  const pressed = { current: false }
  function Anew() {
    const [tab, setTab] = useState<'a' | 'b'>('a')
    const tabs = [
      { id: 'a', label: 'Week' },
      { id: 'b', label: 'Notes' },
    ] as const
    return (
      <Tabs key={tab} label="Views" tabs={tabs} selected={tab} onSelect={setTab} pressed={pressed}>
        {tab}
      </Tabs>
    )
  }
  await render(<Anew />)
  expect(document.activeElement).toBe(document.body)
  await key(find('[aria-selected=true]'), 'ArrowRight')
  expect(document.activeElement?.textContent).toBe('Notes')
  await key(find('[aria-selected=true]'), 'ArrowLeft')
  expect(document.activeElement?.textContent).toBe('Week')
})

it('moves with arrows, Home and End, one stop for the Tab key', async () => {
  await render(<Sample />)
  const selected = () => find('[aria-selected=true]')
  const panel = () => find('[role=tabpanel]')
  for (const [name, text] of [
    ['ArrowRight', 'Approved'],
    ['End', 'Declined'],
    ['ArrowRight', 'Pending'],
    ['ArrowLeft', 'Declined'],
    ['Home', 'Pending'],
  ] as const) {
    await key(selected(), name)
    expect(selected().textContent).toBe(text)
    expect(document.activeElement).toBe(selected())
  }
  expect(document.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1)
  expect(panel().getAttribute('aria-labelledby')).toBe(selected().id)
  expect(selected().getAttribute('aria-controls')).toBe(panel().id)
})
