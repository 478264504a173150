import { act, useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { Dialog } from './Dialog'
import { find, named, press, render } from '../testing/render'

function Sample({ dirty = false }: { dirty?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <Dialog title="Your rate" dirty={dirty} onClose={() => setOpen(false)}>
          <input />
        </Dialog>
      )}
    </>
  )
}

async function open(dirty = false) {
  await render(<Sample dirty={dirty} />)
  named('Open').focus()
  await act(async () => named('Open').click())
}

const dialog = () => document.querySelector('dialog')
const cancel = () => act(async () => void dialog()?.dispatchEvent(new Event('cancel', { cancelable: true })))

beforeEach(() => {
  document.body.focus()
})

it('is a modal named by its heading', async () => {
  await open()
  expect(dialog()?.open).toBe(true)
  expect(document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Your rate',
  )
})

it('closes with its button and gives the focus back to the opener', async () => {
  await open()
  find('dialog input').focus()
  await press(named('Close'))
  expect(dialog()).toBeNull()
  expect(document.activeElement).toBe(named('Open'))
})

it('closes with Esc when nothing would be lost', async () => {
  await open()
  await cancel()
  expect(dialog()).toBeNull()
})

it('asks before unsaved changes are lost, and goes on or lets go', async () => {
  await open(true)
  await cancel()
  expect(dialog()?.textContent).toContain('You have unsaved changes')
  expect(document.activeElement).toBe(named('Keep editing'))
  await press(named('Keep editing'))
  expect(dialog()?.textContent).not.toContain('not saved')
  await press(named('Close'))
  await press(named('Discard'))
  expect(dialog()).toBeNull()
})

it('closes on a press beside it, not on one that began inside, or is the second of two', async () => {
  await open()
  const at = (type: string, target: Element, detail: number) =>
    act(async () => {
      const place = { bubbles: true, clientX: 5, clientY: 5 }
      target.dispatchEvent(new MouseEvent(type, { ...place, detail }))
    })
  const pressFrom = async (target: Element, detail = 1) => {
    await at('pointerdown', target, 0)
    await at('pointerup', dialog()!, 0)
    await at('click', dialog()!, detail)
  }
  await pressFrom(find('dialog input'))
  expect(dialog()).not.toBeNull()
  await pressFrom(dialog()!, 2)
  expect(dialog()).not.toBeNull()
  await pressFrom(dialog()!)
  expect(dialog()).toBeNull()
})
