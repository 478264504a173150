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
