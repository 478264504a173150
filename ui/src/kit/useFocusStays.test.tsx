import { signal } from '@preact/signals-core'
import { act, useLayoutEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { List } from './layout/List'
import { Page } from './layout/Page'
import { named, render } from './testing/render'
import { useFocusGoesIn, useFocusStays } from './useFocusStays'
import { useValue } from './useValue'

function Sample({ names }: { names: string[] }) {
  const [left, setLeft] = useState(names)
  useFocusStays(left)
  return (
    <main>
      <Page title="Who waits">
        <List items={left} by={(name) => name}>
          {(name) => <button onClick={() => setLeft(left.filter((one) => one !== name))}>Take {name}</button>}
        </List>
      </Page>
    </main>
  )
}

async function take(name: string) {
  const button = named(`Take ${name}`)
  button.focus()
  await act(async () => button.click())
}

it('stays on the row that takes the place of the one that left, and at last on the heading', async () => {
  await render(<Sample names={['Ana', 'Bea', 'Cleo']} />)
  await take('Bea')
  expect(document.activeElement?.textContent).toBe('Take Cleo')
  await take('Cleo')
  expect(document.activeElement?.textContent).toBe('Take Ana')
  await take('Ana')
  expect(document.activeElement?.textContent).toBe('Who waits')
})

it('takes the focus from nowhere else, and never at first', async () => {
  await render(<Sample names={['Ana', 'Bea']} />)
  expect(document.activeElement).toBe(document.body)
  named('Take Ana').focus()
  await act(async () => named('Take Bea').click())
  expect(document.activeElement).toBe(named('Take Ana'))
})

it('goes on to the heading that takes the place of the one that had it from the start', async () => {
  const arrived = signal(false)
  function Awaited() {
    const here = useValue(arrived)
    useFocusStays(here)
    // As a change of page does it.
    useLayoutEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), [])
    return (
      <main>{here ? <Page key="here" title="Marisol R." /> : <Page key="awaited" title="Messages" />}</main>
    )
  }
  await render(<Awaited />)
  expect(document.activeElement?.textContent).toBe('Messages')
  await act(async () => void (arrived.value = true))
  expect(document.activeElement?.textContent).toBe('Marisol R.')
})

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
