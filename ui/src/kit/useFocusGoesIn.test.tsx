import { signal, type Signal } from '@preact/signals-core'
import { act, useState } from 'react'
import { expect, it } from 'vitest'
import { named, render } from './testing/render'
import { useFocusGoesIn } from './useFocusGoesIn'
import { useValue } from './useValue'

function Form({ loaded, close }: { loaded: Signal<boolean>; close: () => void }) {
  if (!useValue(loaded)) return <p>Loading</p>
  return (
    <>
      <textarea />
      <button type="button" onClick={close}>
        Cancel
      </button>
    </>
  )
}

/** A button whose form comes late, in a part that can have the focus itself, beside another button. */
function Note({ loaded }: { loaded: Signal<boolean> }) {
  const [open, setOpen] = useState(false)
  const place = useFocusGoesIn(open)
  return (
    <>
      <div role="tabpanel" tabIndex={0}>
        <div ref={place}>
          {open ? (
            <Form loaded={loaded} close={() => setOpen(false)} />
          ) : (
            <button type="button" onClick={() => setOpen(true)}>
              Add a note
            </button>
          )}
        </div>
      </div>
      <button type="button">Something else</button>
    </>
  )
}

async function opened() {
  const loaded = signal(false)
  await render(<Note loaded={loaded} />)
  expect(document.activeElement).toBe(document.body)
  named('Add a note').focus()
  await act(async () => named('Add a note').click())
  return { load: () => act(async () => void (loaded.value = true)) }
}
const field = () => document.querySelector('textarea')

it('goes into what takes the place of the button, however late it comes, and back to the button', async () => {
  const { load } = await opened()
  expect(document.activeElement).toBe(document.body)
  await load()
  expect(document.activeElement).toBe(field())
  named('Cancel').focus()
  await act(async () => named('Cancel').click())
  expect(document.activeElement).toBe(named('Add a note'))
})

it('goes in from the part around it, which keeps the focus meanwhile', async () => {
  const { load } = await opened()
  document.querySelector<HTMLElement>('[role=tabpanel]')!.focus()
  await load()
  expect(document.activeElement).toBe(field())
})

it('leaves the focus with whoever has gone on to something else', async () => {
  const { load } = await opened()
  named('Something else').focus()
  await load()
  expect(document.activeElement).toBe(named('Something else'))
})
