import { ApiError } from '@homecare/sdk/kit'
import { codeTexts } from '@homecare/sdk/texts'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testApp } from '../app/testing'
import { Dialog } from '../kit/overlays/Dialog'
import { render } from '../kit/testing/render'
import { AppContext } from './app'
import { laterDialog } from './laterDialog'

function Note({ onClose, breaks }: { onClose: () => void; breaks?: () => boolean }) {
  if (breaks?.()) throw new Error('broken')
  return <Dialog title="A note" onClose={onClose} />
}
type Import = () => Promise<{ default: typeof Note }>

/** A page that has opened the dialog. */
async function opened(importIt: Import, breaks?: () => boolean) {
  const report = vi.fn<(fault: unknown) => void>()
  const onClose = vi.fn<() => void>()
  const LaterNote = laterDialog(importIt)
  const { root } = await render(
    <AppContext value={testApp({ report })}>
      <p>The page</p>
      <LaterNote onClose={onClose} breaks={breaks} />
    </AppContext>,
  )
  const press = (words: string) =>
    act(async () =>
      [...root.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click(),
    )
  const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  const title = () => root.querySelector('dialog h2')?.textContent ?? null
  return { root, report, onClose, press, wait, title }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a dialog whose code is loaded at the press', () => {
  it('stands as soon as its code is there', async () => {
    const { title, wait } = await opened(async () => ({ default: Note }))
    await wait(0)
    expect(title()).toBe('A note')
  })
  it('says that it is late after eight seconds, and still comes', async () => {
    let come: (file: { default: typeof Note }) => void = () => {}
    const file = new Promise<{ default: typeof Note }>((resolve) => (come = resolve))
    const { root, title, wait } = await opened(() => file)
    expect(root.querySelector('.code-sign')).not.toBeNull()
    await wait(7999)
    expect(title()).toBeNull()
    await wait(1)
    expect(title()).toBe(codeTexts.slowTitle[0])
    come({ default: Note })
    await wait(0)
    expect([title(), root.querySelectorAll('dialog').length]).toEqual(['A note', 1])
  })
  it('fails in its own place, reports a ChunkLoadError, and tries again', async () => {
    const importIt = vi.fn<Import>().mockRejectedValue(new ApiError('offline'))
    const { root, report, press, wait, title } = await opened(importIt)
    await wait(0)
    expect([title(), root.textContent]).toEqual([
      codeTexts.failedTitle[0],
      expect.stringContaining('The page'),
    ])
    expect(report.mock.calls[0]?.[0]).toMatchObject({ name: 'ChunkLoadError' })
    importIt.mockResolvedValue({ default: Note })
    await press('Try again')
    await wait(0)
    expect(title()).toBe('A note')
  })
  it('has failed after 120 s, and can be gone without', async () => {
    const { report, press, wait, title, onClose } = await opened(() => new Promise(() => {}))
    await wait(120_000)
    expect([title(), report.mock.calls.length]).toEqual([codeTexts.failedTitle[0], 1])
    await press('Close')
    expect(onClose).toHaveBeenCalledTimes(1)
  })
  it('leaves the page standing when it breaks', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    let broken = true
    const { root, press, wait, title } = await opened(
      async () => ({ default: Note }),
      () => broken,
    )
    await wait(0)
    expect([title(), root.textContent]).toEqual([
      codeTexts.failedTitle[0],
      expect.stringContaining('The page'),
    ])
    broken = false
    await press('Try again')
    await wait(0)
    expect(title()).toBe('A note')
  })
})
