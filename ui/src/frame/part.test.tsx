import { act, Suspense } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { laterPart } from './laterPart'
import { part } from './part'

interface GreetingProps {
  name: string
  onPress?: () => void
}
function Greeting({ name, onPress }: GreetingProps) {
  return (
    <button type="button" onClick={onPress}>
      Hello {name}
    </button>
  )
}

let root: Root | undefined
let container: HTMLElement
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  container = document.createElement('div')
  document.body.replaceChildren(container)
})
afterEach(async () => {
  await act(async () => root?.unmount())
})

describe('a part', () => {
  it('shows at once when it was loaded before', async () => {
    const Loaded = part(async () => ({ default: Greeting }))
    await Loaded.load()
    root = createRoot(container)
    // Not awaited: nothing may be put off.
    act(() =>
      root?.render(
        <Suspense fallback="loading">
          <Loaded name="Ana" />
        </Suspense>,
      ),
    )
    expect(container.textContent).toBe('Hello Ana')
  })

  it('is asked for again after its code did not come', async () => {
    const importIt = vi
      .fn<() => Promise<{ default: typeof Greeting }>>()
      .mockRejectedValueOnce(new Error('no such file'))
      .mockResolvedValue({ default: Greeting })
    const Failing = part(importIt)
    await expect(Failing.load()).rejects.toThrow('no such file')
    await expect(Failing.load()).resolves.toEqual({ default: Greeting })
  })
})

describe('a part that comes later', () => {
  it('stays as the server rendered it until somebody is there, and then does what was pressed', async () => {
    const onPress = vi.fn<() => void>()
    const importIt = vi.fn<() => Promise<{ default: typeof Greeting }>>(async () => ({ default: Greeting }))
    const Later = laterPart(importIt, 'loading')
    container.innerHTML = renderToString(
      <div>
        <Suspense fallback="loading">
          <Greeting name="Ana" />
        </Suspense>
      </div>,
    )
    const button = container.querySelector('button')
    await act(async () => void (root = hydrateRoot(container, <Later name="Ana" onPress={onPress} />)))
    await act(async () => root?.render(<Later name="Bea" onPress={onPress} />))
    expect(importIt).not.toHaveBeenCalled()
    expect(container.textContent).toBe('Hello Ana')

    await act(async () => button?.click())
    await vi.waitFor(() => expect(onPress).toHaveBeenCalledTimes(1))
    await vi.waitFor(() => expect(container.textContent).toBe('Hello Bea'))
    expect(container.querySelector('button')).toBe(button)
  })

  it('comes for whoever travels, before any other sign that somebody is there', async () => {
    vi.resetModules()
    const { laterPart: freshPart } = await import('./laterPart')
    await expect(freshPart(async () => ({ default: Greeting })).load()).resolves.toEqual({
      default: Greeting,
    })
  })
})
