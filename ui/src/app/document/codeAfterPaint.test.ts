import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { codeAfterPaint } from './codeAfterPaint'

/** What a browser tells of its painting, as a test has it say. */
let painted: ((entries: readonly string[]) => void) | undefined

class PaintObserver {
  static readonly supportedEntryTypes = ['paint']
  constructor(told: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
    painted = (entries) =>
      told({
        getEntriesByName: (name) =>
          entries.filter((entry) => entry === name).map((entry) => ({ name: entry }) as PerformanceEntry),
      })
  }
  observe() {}
}

const asked: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', PaintObserver)
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLLinkElement) asked.push(`${node.rel} ${node.getAttribute('href')}`)
      if (node instanceof HTMLScriptElement) asked.push(`${node.type} ${node.getAttribute('src')}`)
    }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  painted = undefined
  asked.length = 0
})

const start = () => codeAfterPaint(['/entry.js'], ['/later.js', '/screen.js'])
const all = ['modulepreload /later.js', 'modulepreload /screen.js', 'module /entry.js']
const hide = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')

describe('the code of a page', () => {
  it('is asked for once something is painted, and not by a frame that is empty', () => {
    start()
    painted?.(['first-paint'])
    expect(asked).toEqual([])
    painted?.(['first-paint', 'first-contentful-paint'])
    expect(asked).toEqual(all)
  })

  it('is asked for once, whatever is told afterwards', async () => {
    start()
    painted?.(['first-contentful-paint'])
    painted?.(['first-contentful-paint'])
    hide()
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.runAllTimersAsync()
    expect(asked).toEqual(all)
  })

  it('is asked for at once where nothing is painted: out of sight', () => {
    hide()
    start()
    expect(asked).toEqual(all)
  })

  it('is asked for when the page is put out of sight before it was painted', () => {
    start()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(asked).toEqual([])
    hide()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(asked).toEqual(all)
  })

  it('is asked for in the end where the browser never tells', async () => {
    start()
    await vi.runAllTimersAsync()
    expect(asked).toEqual(all)
  })

  it('is asked for after the next frame where the browser cannot tell', async () => {
    vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] })
    const frames: (() => void)[] = []
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
    start()
    for (const drawn of frames) drawn()
    // The frame is only begun.
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual(all)
  })
})
