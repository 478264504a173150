import type { Identity } from '@homecare/sdk/account'
import { ApiError } from '@homecare/sdk/kit'
import { describe, expect, it, vi } from 'vitest'
import { redirectTo } from '../../frame/screen'
import { ChunkLoadError } from '../../frame/chunkLoadError'
import { resolve, type ResolveContext } from './resolve'
import { contextFor, pageAt, plainScreen, someone } from '../testing'

async function redirectOf(
  address: string,
  identity: Identity = someone('anonymous'),
  more: Partial<ResolveContext> = {},
) {
  const outcome = await resolve(address, contextFor({ identity, ...more }))
  return 'redirect' in outcome ? outcome.redirect : null
}

/** Screens whose loader fails. */
function failing(error: Error): Partial<ResolveContext> {
  const load = async () => {
    throw error
  }
  const broken = { ...plainScreen, load }
  return { loadScreen: async (name) => (name.startsWith('app/') ? plainScreen : broken) }
}

describe('redirects', () => {
  it.each([
    ['/login', '/accounts/login', true],
    ['/join?utm=x', '/signup?utm=x', true],
    ['/dementia', '/caregivers/dementia', true],
    ['/caregivers/', '/caregivers', true],
    ['/profile', '/caregiver/profile', false],
  ])('%s leads to %s', async (from, to, permanent) => {
    expect(await redirectOf(from)).toEqual({ to, permanent, external: false })
  })
  it('sends a family that asks for a caregiver page to the settings', async () => {
    expect((await redirectOf('/experience', someone('family')))?.to).toBe('/settings')
  })
  it.each([
    ['/caregiver/profile/picture', 'agency_caregiver', '/agency-caregiver/dashboard?modal=picture'],
    ['/caregiver/profile/verification', 'agency_caregiver', '/agency-caregiver/dashboard?modal=verification'],
    ['/caregiver/profile/about', 'agency_caregiver', '/agency-caregiver/dashboard'],
    ['/caregiver/profile/picture', 'family', '/family/dashboard'],
    ['/caregiver/profile/picture', 'anonymous', '/accounts/login?next=%2Fcaregiver%2Fprofile%2Fpicture'],
  ] as const)(
    'sends %s, asked for by %s, to %s: a modal of their own lies over their home',
    async (from, who, to) => {
      expect((await redirectOf(from, someone(who)))?.to).toBe(to)
    },
  )
  it('sends a bare membership to the configured site, or to the local page', async () => {
    const membershipUrl = 'https://www.example.com/membership'
    expect(await redirectOf('/membership', undefined, { membershipUrl })).toMatchObject({
      to: membershipUrl,
      external: true,
    })
    expect(await redirectOf('/membership')).toMatchObject({ to: '/payments/membership', external: false })
  })
})

describe('a page with a security policy of its own', () => {
  const family = someone('family')
  const between = async (from: string, to: string) => {
    const left = await pageAt(from, { identity: family })
    return (await redirectOf(to, family, { from: left }))?.external ?? false
  }
  it.each([
    ['/settings', '/payments/methods', true],
    ['/payments/methods', '/settings', true],
    ['/payments/methods', '/payments/bank/add', true],
    ['/payments/methods', '/payments/methods?modal=verifyBankAccount&id=3', false],
    ['/payments/methods', '/nowhere', true],
    ['/settings', '/payments/bank', false],
  ])('from %s to %s is a document: %s', async (from, to, isDocument) => {
    expect(await between(from, to)).toBe(isDocument)
  })
  it('is a document too where what somebody agreed to makes its policy another one', async () => {
    const from = await pageAt('/help/family')
    const otherPolicy = (path: string) => path === '/contact'
    const outcome = (to: string) => redirectOf(to, undefined, { from, otherPolicy })
    expect(await outcome('/contact')).toMatchObject({ to: '/contact', external: true })
    expect(await outcome('/terms')).toBeNull()
    expect(await outcome('/help/family?lang=es')).toBeNull()
  })
  it('is shown like any other where it comes with the document', async () => {
    expect(await redirectOf('/payments/methods', family)).toBeNull()
  })
})

describe('an address that names another host to a browser', () => {
  it.each([
    '//host/x',
    '//host',
    '//host/',
    '///host',
    '///',
    '//',
    '/\\host',
    '\\\\host',
    '//login',
    '//a@host:80/',
  ])('%s is a page that is not there', async (address) => {
    expect(await pageAt(address)).toMatchObject({ status: 404, content: { kind: 'notFound' } })
  })
  it.each(['/login//host/', '/caregivers//host/', '/login/?next=//host'])(
    '%s leads to no other host',
    async (address) => {
      const to = (await redirectOf(address))?.to ?? ''
      expect(new URL(to, 'https://care.example').origin).toBe('https://care.example')
    },
  )
})

describe('guards', () => {
  it.each([
    ['/messages/7?x=1', 'anonymous', '/accounts/login?next=%2Fmessages%2F7%3Fx%3D1'],
    ['/messages', 'family', null],
    ['/messages', 'facility', null],
    ['/messages', 'staff', '/dashboard'],
    ['/caregiver/dashboard', 'family', '/family/dashboard'],
    ['/caregiver/dashboard', 'caregiver', null],
    ['/accounts/login', 'anonymous', null],
    ['/accounts/login', 'family', '/family/dashboard'],
    ['/accounts/login?next=%2Fmessages', 'family', '/messages'],
    ['/accounts/login?next=%2F%2Fevil.example', 'family', '/family/dashboard'],
    ['/accounts/login?next=https%3A%2F%2Fevil.example', 'family', '/family/dashboard'],
  ] as const)('%s for %s leads to %s', async (address, who, to) => {
    expect((await redirectOf(address, someone(who)))?.to ?? null).toBe(to)
  })
})

describe('the business-to-business rule', () => {
  const partner = someone('family', { is_b2b: true, partner_referral_code: 'p1' })
  it('sends any other destination to the family dashboard with the modal', async () => {
    expect((await redirectOf('/caregivers-search', partner))?.to).toBe(
      '/family/dashboard?modal=accessBlocked',
    )
  })
  it('opens what the partner’s own list names, and closes the rest', async () => {
    const own = { ...partner, allowed_views: ['/messages'] }
    expect(await redirectOf('/messages/7', own)).toBeNull()
    expect((await redirectOf('/caregivers-search', own))?.to).toBe('/family/dashboard?modal=accessBlocked')
  })
  it('leaves the family dashboard itself alone, and opens the modal over it', async () => {
    expect(await redirectOf('/family/dashboard', partner)).toBeNull()
    const page = await pageAt('/family/dashboard?modal=accessBlocked', { identity: partner })
    expect(page.modal).toMatchObject({ row: { id: 'accessBlocked' }, beneath: '/family/dashboard' })
  })
})

describe('a page', () => {
  it('is not found where no row fits, a record is missing or forbidden, or no call takes the address', async () => {
    expect(await pageAt('/nowhere')).toMatchObject({
      status: 404,
      content: { kind: 'notFound' },
      head: { noindex: true },
    })
    for (const kind of ['notFound', 'forbidden', 'invalid'] as const) {
      expect((await pageAt('/', failing(new ApiError(kind)))).content.kind).toBe('notFound')
    }
  })
  it('has failed where its data did not come, which is no not-found', async () => {
    expect(await pageAt('/', failing(new ApiError('offline')))).toMatchObject({
      status: 503,
      content: { kind: 'failed' },
    })
  })
  it('reports a load that failed, but for a lost connection, which is no fault', async () => {
    const report = vi.fn<(fault: unknown) => void>()
    await pageAt('/', { ...failing(new ApiError('offline')), report })
    await pageAt('/', { ...failing(new ApiError('notFound')), report })
    expect(report).not.toHaveBeenCalled()
    const failure = new ApiError('server')
    await pageAt('/', { ...failing(failure), report })
    expect(report.mock.calls).toEqual([[failure]])
  })
  it('brings along what support needs to know of a load that failed', async () => {
    const failure = new ApiError('server', { status: 500, requestId: 'req-9' })
    expect((await pageAt('/', failing(failure))).content.data).toEqual({ kind: 'server', requestId: 'req-9' })
  })
  it('reports a fault of ours and shows a failed page', async () => {
    const report = vi.fn<(fault: unknown) => void>()
    const page = await pageAt('/', { ...failing(new TypeError('bug')), report })
    expect(page).toMatchObject({ status: 500, content: { kind: 'failed' } })
    expect(report).toHaveBeenCalledOnce()
  })
  it('goes where its loader sends it', async () => {
    const load = async () => redirectTo('/signup', { permanent: true })
    expect(
      await redirectOf('/', undefined, { loadScreen: async () => ({ ...plainScreen, load }) }),
    ).toMatchObject({
      to: '/signup',
      permanent: true,
    })
  })
  it('asks to log in where the session has ended on the server', async () => {
    const outcome = await redirectOf('/messages', someone('family'), failing(new ApiError('unauthenticated')))
    expect(outcome?.to).toBe('/accounts/login?next=%2Fmessages')
  })
  it('is shown once the parts of its screen are there', async () => {
    const code = vi.fn<() => Promise<void>>().mockResolvedValue()
    await pageAt('/family-signup/review', { loadScreen: async () => ({ ...plainScreen, code }) })
    expect(code).toHaveBeenCalledWith(expect.objectContaining({ params: { step: 'review' } }))
  })
  it('whose parts do not come lacks code', async () => {
    const code = () => Promise.reject(new TypeError('Failed to fetch'))
    const asked = pageAt('/family-signup/review', { loadScreen: async () => ({ ...plainScreen, code }) })
    await expect(asked).rejects.toBeInstanceOf(ChunkLoadError)
  })
  it('says its own head and status', async () => {
    const head = (data: unknown) => ({ title: `About ${String(data)}`, status: 410 })
    const loadScreen = async () => ({ ...plainScreen, load: async () => 'Ana', head })
    expect(await pageAt('/', { loadScreen })).toMatchObject({ status: 410, head: { title: 'About Ana' } })
  })
  it.each([
    ['/?modal=rate', 'anonymous', null],
    ['/?modal=rate', 'family', null],
    ['/caregiver/profile?modal=rate', 'caregiver', 'rate'],
    ['/?modal=accessBlocked', 'anonymous', null],
    ['/family/dashboard?modal=accessBlocked', 'family', null],
    ['/?modal=display', 'anonymous', 'display'],
  ] as const)('opens of %s for %s the modal %s', async (address, who, id) => {
    const identity = who === 'anonymous' ? undefined : someone(who)
    const page = await pageAt(address, { ...(identity && { identity }) })
    expect(page.modal?.row.id ?? null).toBe(id)
  })
  it('is not loaded again when only the modal differs, and is when the query does', async () => {
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('data')
    const loadScreen = async () => ({ ...plainScreen, load })
    const current = await pageAt('/caregivers-search?page=2', { loadScreen })
    await pageAt('/caregivers-search?page=2&modal=photo&photo=/a.jpg', { loadScreen, current })
    expect(load).toHaveBeenCalledTimes(1)
    await pageAt('/caregivers-search?page=3', { loadScreen, current })
    expect(load).toHaveBeenCalledTimes(2)
  })
})
