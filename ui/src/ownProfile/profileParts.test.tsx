import { createProfileStore, type ProfileExtras } from '@homecare/sdk/ownProfile'
import {
  aBackgroundCheck,
  aDocument,
  aLicense,
  aOwnCaregiver,
  anEducation,
  anExperience,
  aReview,
} from '@homecare/sdk/testing'
import { describe, expect, it } from 'vitest'
import { DocumentList } from '../documents/DocumentList'
import { testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { find, named, render } from '../kit/testing/render'
import { Knowledge } from './Knowledge'
import { OwnReviews } from './OwnReviews'
import { Standing } from './Standing'

const extras = (given: Partial<ProfileExtras>): ProfileExtras => ({
  ...{ badgeProgress: null, reviews: [], currentBadges: [], settings: null, backgroundPhotos: null },
  ...{ nearby: [], completedBadges: [], backgroundCheck: null },
  ...given,
})
const app = testApp()
const storeWith = (given: Partial<ProfileExtras>) =>
  createProfileStore(app.care, app.toasts, () => {}, { profile: aOwnCaregiver(), extras: extras(given) })
const show = (node: React.ReactNode) => render(<AppContext value={app}>{node}</AppContext>)

it('shows the first three reviews, and leads to all of them', async () => {
  const reviews = [1, 2, 3, 4].map((id) => aReview({ id, review_text: `Review ${id}` }))
  const { root } = await show(<OwnReviews store={storeWith({ reviews })} />)
  expect(root.querySelectorAll('ul > li')).toHaveLength(3)
  expect(root.textContent).not.toContain('Review 4')
  expect(find('a[href="/caregiver/reviews"]', root).textContent).toContain('4')
})

describe('what she knows', () => {
  const profile = aOwnCaregiver({
    experience: [
      anExperience({
        ...{ id: 5, position: 'Companion', company_name: 'Sunporch', location: 'Oakland, CA' },
        ...{ start_date: '2020-03-01', end_date: null, description: 'Days and evenings.' },
      }),
    ],
    education: [
      anEducation({
        ...{ id: 6, college: 'Laney College', major: 'Nursing', location: 'Berkeley, CA' },
        ...{ start_date: '2010-01-01', end_date: '2014-01-01' },
      }),
    ],
    licenses: [
      aLicense({
        ...{ id: 8, map_id: 2, license_name: 'Nursing Assistant', license_number: null },
        expires: '2020-05-31',
      }),
      aLicense({
        id: 9,
        map_id: 1,
        license_name: 'Resuscitation',
        license_number: null,
        expires: '2020-06-30',
      }),
      aLicense({ id: 10, map_id: 3, license_number: 'H-77', state: 'CA', expires: '2199-01-31' }),
    ],
  })
  const badgeOf = (badge: Element) => [badge.getAttribute('data-tone'), badge.textContent]
  const item = (root: HTMLElement, title: string) =>
    [...root.querySelectorAll('li')].find((one) => one.textContent?.includes(title))

  it.each([
    ['Companion', ['Sunporch', 'Oakland, CA', '2020 – Present', 'Days and evenings.']],
    ['Laney College', ['Nursing', 'Berkeley, CA', '2010 – 2014']],
    ['H-77', ['Number H-77', 'CA', 'Expires January 31, 2199']],
    ['Resuscitation', ['Expired on June 30, 2020']],
  ])('shows %s with its lines', async (title, lines) => {
    const { root } = await show(<Knowledge profile={profile} />)
    for (const line of lines) expect(item(root, title)?.textContent).toContain(line)
  })
  it.each([
    ['Companion', '/caregiver/profile/experiences?id=5'],
    ['Laney College', '/caregiver/profile/education?id=6'],
    ['Nursing Assistant', '/caregiver/profile/certification?id=8'],
  ])('opens the modal of %s by its id', async (title, href) => {
    const { root } = await show(<Knowledge profile={profile} />)
    expect(item(root, title)?.querySelector('a')?.getAttribute('href')).toBe(href)
  })
  it('waits for the number of every certification but one', async () => {
    const { root } = await show(<Knowledge profile={profile} />)
    // What it waits for hides nothing of what else is not settled.
    expect([...(item(root, 'Nursing Assistant')?.querySelectorAll('.badge') ?? [])].map(badgeOf)).toEqual([
      ['warn', 'Pending for license number'],
      ['bad', 'Expired on May 31, 2020'],
    ])
    expect(item(root, 'Resuscitation')?.textContent).not.toContain('Pending')
  })
})

it('shows that the background check was passed, with its day and the way to view it', async () => {
  const backgroundCheck = aBackgroundCheck({ status: 'passed', completed_on: '2026-10-02' })
  const { root } = await show(<Standing store={storeWith({ backgroundCheck })} />)
  expect(root.textContent).toContain('Passed')
  expect(root.textContent).toContain('October 2, 2026')
  expect(named('View', root).getAttribute('href')).toBe('/background/view-report')
})

it('lists a document with its kind, name, status and day, and Edit', async () => {
  const document = aDocument({ name: 'CPR card', doc_ext: 'pdf', expiry_date: '2020-01-31', deleted: false })
  const { root } = await show(
    <DocumentList
      documents={[document]}
      now={new Date('2026-11-21T12:00:00Z')}
      hrefOf={({ id }) => `/documents/view/${id}`}
    />,
  )
  expect(find('[data-kind=pdf]', root)).toBeTruthy()
  for (const words of ['CPR card', 'Expired', '1/31/2020']) expect(root.textContent).toContain(words)
  expect(named('Edit CPR card', root).getAttribute('href')).toBe(`/documents/view/${document.id}`)
})
