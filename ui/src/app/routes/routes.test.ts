import { anonymous, userTypes, type UserType } from '@homecare/sdk/account'
import { admits, barOf, homePaths, modalOf, modals, redirects } from '@homecare/sdk/addresses'
import { parseJobSearch, readJobSearch } from '@homecare/sdk/jobs'
import { b2bAllowedViews } from '@homecare/sdk/partners'
import { parseSearch, readSearch } from '@homecare/sdk/search'
import { describe, expect, it } from 'vitest'
import { uiBudgets } from '../../../../scripts/budgets.mjs'
import { arrivals, homes } from '../document/arrivals'
import { footerCare } from '../session/footerCare'
import { fillPattern } from './routeRow'
import { matchPath, routes } from './routes'
import { modalCount, modalExists, screenExists, screenNames } from '../router/screenCode'
import { footerAbout, legalLinks, visitorLinks } from './shellLinks'

describe('the route of a path', () => {
  const cases: readonly [path: string, row: string | null, params?: Record<string, string>][] = [
    ['/', '/'],
    ['/nowhere', null],
    ['/caregivers-search', '/caregivers-search'],
    ['/partners/Maple', '/partners/:partnerCode', { partnerCode: 'Maple' }],
    ['/partners/4711', null],
    ['/caregivers-search/favorites', '/caregivers-search/favorites', { view: 'favorites' }],
    ['/caregivers-search/california', '/caregivers-search/:state', { state: 'california', level: 'state' }],
    ['/caregivers-search/CA/oakland', '/caregivers-search/:state/:city', { state: 'CA', city: 'oakland' }],
    [
      '/caregivers-search/grid/ca/oakland',
      '/caregivers-search/grid/:state/:city',
      { view: 'grid', city: 'oakland' },
    ],
    [
      '/caregivers-search/ca/alameda/cities',
      '/caregivers-search/:state/:county/cities',
      { county: 'alameda' },
    ],
    [
      '/caregivers-search/dementia/ca/oakland',
      '/caregivers-search/:specialty/:state/:city',
      { specialty: 'dementia' },
    ],
    [
      '/caregivers-search/dementia/ca/oakland/respite-care',
      '/caregivers-search/:specialty/:state/:city/:subSpecialty',
      { subSpecialty: 'respite-care' },
    ],
    [
      '/caregivers-search/ca/oakland/profile/marisol/42',
      '/caregivers-search/:state/:city/profile/:name/:provider_id',
      { name: 'marisol', provider_id: '42' },
    ],
    ['/caregivers-search/dementia/california/oakland/zzz', null],
    ['/caregivers/dementia/california/oakland/zzz', null],
    ['/caregivers-search/narnia/oakland', null],
    ['/caregivers-search/juggling/ca/oakland', null],
    ['/caregivers', '/caregivers', { level: 'country' }],
    ['/caregivers/profile/marisol/42', '/caregivers/profile/:firstName/:profileId', { profileId: '42' }],
    ['/caregivers/puerto-rico', '/caregivers/:state', { state: 'puerto-rico' }],
    ['/caregivers/dementia', '/caregivers/:specialty', { specialty: 'dementia' }],
    ['/caregivers/skilled-nursing', '/caregivers/:specialty', { specialty: 'skilled-nursing' }],
    ['/caregivers/juggling', null],
    ['/caregivers/texas/austin', '/caregivers/:state/:city', { city: 'austin' }],
    [
      '/caregivers/dementia/texas',
      '/caregivers/:specialty/:state',
      { specialty: 'dementia', state: 'texas' },
    ],
    ['/caregivers/texas/travis/cities', '/caregivers/:state/:county/cities', { county: 'travis' }],
    ['/caregivers/dementia/texas/austin', '/caregivers/:specialty/:state/:city', { city: 'austin' }],
    ['/caregivers/texas/san%20antonio', '/caregivers/:state/:city', { city: 'san antonio' }],
    ['/family-signup', '/family-signup'],
    ['/family-signup/needs', '/family-signup/needs', { step: 'needs' }],
    ['/family-signup/b/schedule', '/family-signup/:version/:step', { version: 'b', step: 'schedule' }],
    ['/Accounts/Login', '/accounts/login'],
    [
      '/accounts/password/reset/confirm/abc-123',
      '/accounts/password/reset/confirm/:token',
      { token: 'abc-123' },
    ],
    ['/messages', '/messages'],
    ['/messages/7', '/messages/:conversationId', { conversationId: '7' }],
    ['/messages/7/profile/9', '/messages/:conversationId/profile/:profileId', { profileId: '9' }],
    ['/caregivers/%E0%A4%A', null],
  ]
  it.each(cases)('%s is %s', (path, row, params = {}) => {
    const match = matchPath(path)
    expect(match?.row.path ?? null).toBe(row)
    if (match) expect(match.params).toMatchObject(params)
  })
})

describe('the parts of a path of a search', () => {
  const paths = [
    '/caregivers-search',
    '/caregivers-search/favorites',
    '/caregivers-search/CA/Oakland',
    '/caregivers-search/grid/california/oakland',
    '/caregivers-search/dementia/california/oakland',
    '/caregivers-search/dementia/ca/oakland/respite-care',
    '/caregivers/dementia',
    '/caregivers/skilled-nursing/texas',
    '/caregivers/texas/austin',
    '/caregivers/dementia/TX/Austin/stroke',
  ]
  it.each(paths)('%s are those that the SDK reads of it', (path) => {
    const base = path.startsWith('/caregivers/') ? '/caregivers' : '/caregivers-search'
    const read = readSearch(base, matchPath(path)?.params ?? {}, new URLSearchParams())
    expect(read).toEqual(parseSearch(path))
  })
  it.each(['/caregiver-jobs', '/caregiver-jobs/California/Oakland'])('%s too', (path) => {
    const read = readJobSearch(matchPath(path)?.params ?? {}, new URLSearchParams())
    expect(read).toEqual(parseJobSearch(path))
  })
})

const isOpenTo = (user_type: UserType, href: string) => {
  const row = matchPath(href)?.row
  return row !== undefined && admits(row.who, { ...anonymous, user_type })
}

describe('the tables', () => {
  it('name a file for every screen and modal', () => {
    expect(routes.map((row) => row.screen).filter((name) => !screenExists(name))).toEqual([])
    const opened = modals.ids.filter((id) => modalOf(id) !== null)
    expect(opened.filter((id) => !modalExists(id))).toEqual([])
    expect(opened.length).toBe(modalCount)
  })
  it('leave no screen without a route', () => {
    const standIns = ['app/shell/NotFoundScreen', 'app/shell/FailedScreen']
    expect(
      screenNames.filter((name) => !standIns.includes(name) && !routes.some((row) => row.screen === name)),
    ).toEqual([])
  })
  it('give every link of the shell a page, and everybody a link that is open to them', () => {
    const links = [...visitorLinks, ...legalLinks, ...footerAbout, ...footerCare]
    expect(links.map((link) => link.href).filter((href) => matchPath(href) === null)).toEqual([])
    expect(visitorLinks.filter(({ href }) => !isOpenTo('anonymous', href))).toEqual([])
    for (const user_type of userTypes.ids)
      for (const { href, pages } of barOf({ ...anonymous, user_type, id: 7 }))
        expect([href, ...pages.map((page) => page.href)].filter((to) => !isOpenTo(user_type, to))).toEqual([])
  })
  it('give everybody a home that they may visit', () => {
    for (const [user_type, home] of Object.entries(homePaths)) {
      expect(isOpenTo(user_type as UserType, home), `${user_type}: ${home}`).toBe(true)
    }
  })
  it('give everybody a home whose code is cut to be few files', () => {
    // The desk of an agency is what the bundler makes of it: few people have one, and it shares little with other homes.
    const { anonymous: nobody, agency: _, ...own } = homePaths
    const screens = Object.values(own).map((home) => matchPath(home)?.row.screen ?? nobody)
    expect(screens.filter((screen) => !(screen in homes))).toEqual([])
    expect(Object.keys(homes)).toEqual([...uiBudgets.fromLogin.homes])
  })
  it('hold the first load of every page that people arrive on', () => {
    const { pages } = uiBudgets.firstLoad
    const shown = Object.keys(pages).map((address) => matchPath(address)?.row.screen)
    expect(shown).toEqual(Object.values(pages).map(({ screen }) => screen))
    expect(Object.keys(arrivals).filter((screen) => !shown.includes(screen))).toEqual([])
  })
  it('never route a path that is a redirect', () => {
    const literal = routes.map((row) => row.path).filter((path) => !path.includes(':'))
    expect(literal.filter((path) => redirects.has(path))).toEqual([])
  })
  it('fill a pattern so that it is matched again', () => {
    expect(fillPattern('/messages/:conversationId', { conversationId: 'a b' })).toBe('/messages/a%20b')
  })
})

it('has every page that a partner’s plan opens by default', () => {
  const paths = b2bAllowedViews.entries.map(({ path }) => path)
  const opened = paths.filter((path) => matchPath(path) ?? matchPath(`${path}/42`))
  expect(opened).toEqual(paths)
})
