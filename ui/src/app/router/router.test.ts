import type { PageHref } from '@homecare/sdk/addresses'
import { ApiError } from '@homecare/sdk/kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Page } from './page'
import type { ResolveContext } from './resolve'
import { hintAfterMs } from './router'
import { slowAfterMs } from './transition'
import { ChunkLoadError } from '../../frame/chunkLoadError'
import { plainScreen, someone } from '../testing'
import { standAtTop, startAt, startHere, stopAll } from '../testingRouter'

beforeEach(standAtTop)
afterEach(stopAll)

describe('going to a page', () => {
  it('shows the address once the page is there', async () => {
    const { router, shown } = await startAt('/')
    await router.go('/signup')
    expect(window.location.pathname).toBe('/signup')
    expect(shown().row?.path).toBe('/signup')
    expect(router.view.peek().how).toBe('new')
  })
  it('keeps the old page and address until then, and tells it after 100 ms and 8 s', async () => {
    vi.useFakeTimers()
    const { router, shown, change } = await startAt('/')
    let come: (module: typeof plainScreen) => void = () => {}
    change({ loadScreen: () => new Promise((done) => (come = done)) })
    const going = router.go('/signup')
    await vi.advanceTimersByTimeAsync(hintAfterMs)
    expect(router.progress.peek()).toBe('loading')
    await vi.advanceTimersByTimeAsync(slowAfterMs)
    expect(router.progress.peek()).toBe('slow')
    expect([window.location.pathname, shown().pathname]).toEqual(['/', '/'])
    come(plainScreen)
    await going
    expect([window.location.pathname, router.progress.peek()]).toEqual(['/signup', 'none'])
  })
  it('arrives at the newest of several trips only', async () => {
    const waiting: (() => void)[] = []
    const { router, shown, change } = await startAt('/')
    change({ loadScreen: () => new Promise((done) => waiting.push(() => done(plainScreen))) })
    const first = router.go('/signup')
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    const second = router.go('/accounts/login')
    await vi.waitFor(() => expect(waiting).toHaveLength(2))
    waiting[1]?.()
    await second
    waiting[0]?.()
    await first
    expect(shown().pathname).toBe('/accounts/login')
  })
  it('follows redirects, and leaves for other sites', async () => {
    const { router, shown, leave } = await startAt('/', { membershipUrl: 'https://www.example.com/m' })
    await router.go('/join' as PageHref)
    expect([shown().pathname, window.location.pathname]).toEqual(['/signup', '/signup'])
    await router.go('/membership' as PageHref)
    expect(leave).toHaveBeenCalledWith('https://www.example.com/m')
  })
  it('offers a retry when the code does not come, and then loads the page as a document', async () => {
    const { router, leave, change, shown } = await startAt('/')
    change({ loadScreen: () => Promise.reject(new ChunkLoadError('gone')) })
    await router.go('/signup')
    expect(router.progress.peek()).toBe('failed')
    expect(shown().pathname).toBe('/')
    router.retry()
    await vi.waitFor(() => expect(router.progress.peek()).toBe('failed'))
    await vi.waitFor(() => {
      router.retry()
      expect(leave).toHaveBeenCalledWith('/signup')
    })
  })
})

describe('Back', () => {
  it('returns to the page at the offset where it was left', async () => {
    const { router, shown, goBack } = await startAt('/caregivers')
    window.scrollTo(0, 480)
    await router.go('/signup')
    window.scrollTo(0, 0)
    await goBack()
    expect(shown().pathname).toBe('/caregivers')
    expect(router.view.peek().scroll).toBe(480)
  })
  it('shows at once what the entry showed, and brings it up to date', async () => {
    const { router, shown, goBack, change } = await startAt('/caregivers')
    await router.go('/signup')
    change({ loadScreen: async () => ({ ...plainScreen, load: async () => 'newer' }) })
    await goBack()
    await vi.waitFor(() => expect(shown().content.data).toBe('newer'))
  })
})

describe('after a reload', () => {
  it.each([
    ['/caregivers', '/signup'],
    ['/caregivers-search', '/caregivers/profile/marisol/10001'],
    ['/caregivers-search?page=2', '/caregivers-search?page=3'],
    ['/signup', '/accounts/login'],
    ['/', '/caregivers?modal=display'],
  ] as const)(
    'Back from what followed %s shows it, though nothing was done before',
    async (before, after) => {
      const first = await startAt(before)
      await first.router.go(after)
      stopAll()
      const { goBack, shown } = await startHere()
      expect(shown().pathname + shown().search).toBe(after)
      await goBack()
      expect(shown().pathname + shown().search).toBe(before)
    },
  )
})

describe('without a connection', () => {
  const offline = (loadIt: () => Promise<unknown>): Partial<ResolveContext> => ({
    loadScreen: async () => ({ ...plainScreen, load: loadIt }),
  })
  const gone = () => Promise.reject(new ApiError('offline'))

  it('a page stays when a link leads on, says so, and goes on by one press once there is one', async () => {
    const { router, shown, leave, change } = await startAt('/caregivers')
    change(offline(gone))
    const line = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    await router.go('/signup')
    expect([shown().row?.path, shown().content.kind, window.location.pathname]).toEqual([
      '/caregivers',
      'screen',
      '/caregivers',
    ])
    for (let time = 0; time < 3; time++) {
      router.retry()
      await vi.waitFor(() => expect(router.progress.peek()).toBe('failed'))
    }
    expect(leave).not.toHaveBeenCalled()
    line.mockRestore()
    change(offline(async () => ({})))
    router.retry()
    await vi.waitFor(() => expect(shown().row?.path).toBe('/signup'))
    expect(router.progress.peek()).toBe('none')
  })

  it('what Back brings back stays as it was, and says of when it is until it is brought up to date', async () => {
    const { router, shown, goBack, change } = await startAt('/caregivers')
    await router.go('/signup')
    expect(router.view.peek().asOf).toBeUndefined()
    change(offline(gone))
    await goBack()
    await vi.waitFor(() => expect(router.view.peek().asOf).toBe(window.performance.timeOrigin))
    expect([shown().row?.path, shown().content.kind, router.progress.peek()]).toEqual([
      '/caregivers',
      'screen',
      'none',
    ])
    change(offline(async () => ({})))
    await router.reload()
    expect(router.view.peek().asOf).toBeUndefined()
  })

  it('a page that was gone to and cannot be refreshed says when it was loaded, and keeps its place', async () => {
    const before = Date.now()
    const { router, change } = await startAt('/caregivers')
    await router.go('/signup')
    change(offline(gone))
    await router.reload()
    const { asOf = 0, how } = router.view.peek()
    expect([asOf >= before && asOf <= Date.now(), how, router.progress.peek()]).toEqual([
      true,
      'inPlace',
      'none',
    ])
  })
})

describe('the navigation helper', () => {
  it('brings the page anew though the dialog over it goes at the same moment', async () => {
    const { router, shown, change, goBack } = await startAt('/caregivers')
    const { content } = shown()
    await router.layOver()
    let come: () => void = () => {}
    change({ loadScreen: () => new Promise((done) => (come = () => done(plainScreen))) })
    const reloading = router.reload()
    await goBack()
    come()
    await reloading
    expect(shown().content).not.toBe(content)
  })
  it('keeps the path, merges the query, keeps the place and records the offset', async () => {
    const { router, goBack, shown } = await startAt('/caregivers-search?page=2&gender=1')
    window.scrollTo(0, 300)
    await router.pushQuery({ page: 3, gender: null, languages: [1, 20] }, { from: 'chip' })
    expect(window.location.search).toBe('?page=3&languages=1&languages=20')
    expect(router.view.peek()).toMatchObject({ how: 'inPlace', modalData: { from: 'chip' } })
    await goBack()
    expect(shown().search).toBe('?page=2&gender=1')
    expect(router.view.peek().scroll).toBe(300)
  })
  it('opens a modal over the page, and Back and closing return to it', async () => {
    const { router, shown, goBack } = await startAt('/caregivers')
    await router.openModal('photoViewer', { query: { photo: '/a.jpg' }, data: 7 })
    expect(shown().modal?.row.id).toBe('photo')
    expect(router.view.peek().modalData).toBe(7)
    await goBack()
    expect([shown().modal, window.location.search]).toEqual([null, ''])
  })
  it('closes by going back where the modal was opened here', async () => {
    const { router, shown } = await startAt('/caregivers')
    const entries = window.history.length
    await router.openModal('photo')
    router.closeModal()
    await vi.waitFor(() => expect(shown().modal).toBeNull())
    expect(window.history.length).toBe(entries + 1)
    expect(window.location.search).toBe('')
  })
  it('closes to the page beneath where there is no opener, taking what is the modal’s from the query', async () => {
    const { router, shown } = await startAt('/caregivers?page=2&modal=photo&photo=/a.jpg')
    const entries = window.history.length
    router.closeModal()
    await vi.waitFor(() => expect(shown().modal).toBeNull())
    expect([window.location.search, window.history.length]).toEqual(['?page=2', entries])
  })
  it('records no opener on a redirect', async () => {
    const partner = someone('family', { is_b2b: true, partner_referral_code: 'p1' })
    const { router, shown } = await startAt('/family/dashboard', { identity: partner })
    await router.go('/caregivers-search')
    expect(shown().modal?.row.id).toBe('accessBlocked')
    expect(window.history.state).not.toHaveProperty('opened')
  })
})

describe('links', () => {
  async function press(html: string, init: MouseEventInit = {}) {
    const { router } = await startAt('/caregivers')
    // happy-dom follows a link while its press still bubbles; a browser does so afterwards.
    vi.spyOn(HTMLAnchorElement.prototype, 'dispatchEvent').mockImplementation(function (
      this: HTMLElement,
      event,
    ) {
      return HTMLElement.prototype.dispatchEvent.call(this, event)
    })
    const go = vi.spyOn(router, 'go').mockResolvedValue()
    const prefetch = vi.spyOn(router, 'prefetch').mockReturnValue()
    document.body.innerHTML = html
    const target = document.querySelector('b') ?? document.querySelector('a')
    target?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    target?.dispatchEvent(event)
    return { went: go.mock.calls[0]?.[0] ?? null, prefetched: prefetch.mock.calls[0]?.[0] ?? null }
  }
  it('of the product change the page, and load its code when pointed at', async () => {
    expect(await press('<a href="/signup?x=1#top"><b>Join</b></a>')).toEqual({
      went: '/signup?x=1#top',
      prefetched: '/signup?x=1#top',
    })
  })
  it.each([
    ['to another site', '<a href="https://www.example.com/">x</a>', {}],
    ['in a new tab', '<a href="/signup" target="_blank">x</a>', {}],
    ['to a file', '<a href="/signup" download>x</a>', {}],
    ['within the page', '<a href="#main">x</a>', {}],
    ['that want a document', '<a href="/" data-document>x</a>', {}],
  ])('%s are left to the browser', async (_, html, init) => {
    expect((await press(html, init)).went).toBeNull()
  })
  it('with a modifier are left to the browser', async () => {
    expect((await press('<a href="/signup">x</a>', { ctrlKey: true })).went).toBeNull()
  })
})

it('forgets what was loaded for somebody else', async () => {
  const { router, change, shown } = await startAt('/messages', { identity: someone('family') })
  change({ identity: someone('anonymous') })
  await router.identityChanged()
  expect(shown().pathname + shown().search).toBe('/accounts/login?next=%2Fmessages')
})

it('shows a page whose data failed, under its address', async () => {
  const { router, change, shown } = await startAt('/')
  const load = () => Promise.reject(new ApiError('server', { status: 500 }))
  change({ loadScreen: async (name) => (name.startsWith('app/') ? plainScreen : { ...plainScreen, load }) })
  await router.go('/signup')
  const page: Page = shown()
  expect([window.location.pathname, page.content.kind]).toEqual(['/signup', 'failed'])
})
