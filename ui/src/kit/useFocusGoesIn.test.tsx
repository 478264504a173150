import { signal } from '@preact/signals-core'
import { act, useState } from 'react'
import { expect, it } from 'vitest'
import { named, render } from './testing/render'
import { useFocusGoesIn } from './useFocusGoesIn'
import { useValue } from './useValue'

it('goes into what takes the place of the button, however late it comes, and back to the button', async () => {
  const loaded = signal(false)
  function Later({ close }: { close: () => void }) {
    return useValue(loaded) ? (
      <>
        <textarea />
        <button type="button" onClick={close}>
          Cancel
        </button>
      </>
    ) : (
      <p>Loading</p>
    )
  }
  function Note() {
    const [open, setOpen] = useState(false)
    const place = useFocusGoesIn(open)
    return (
      <div ref={place}>
        {open ? (
          <Later close={() => setOpen(false)} />
        ) : (
          <button type="button" onClick={() => setOpen(true)}>
            Add a note
          </button>
        )}
      </div>
    )
  }
  await render(<Note />)
  expect(document.activeElement).toBe(document.body)
  named('Add a note').focus()
  await act(async () => named('Add a note').click())
  expect(document.activeElement).toBe(document.body)
  await act(async () => void (loaded.value = true))
  expect(document.activeElement).toBe(document.querySelector('textarea'))
  named('Cancel').focus()
  await act(async () => named('Cancel').click())
  expect(document.activeElement).toBe(named('Add a note'))
})
