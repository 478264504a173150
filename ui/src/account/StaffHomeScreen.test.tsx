import {
  listBackgroundOrders,
  listDocumentOwners,
  listPhotosToReview,
  listProfilesToReview,
  listReferencesToCall,
  type DocumentOwner,
} from '@homecare/sdk'
import { fakeServer } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { careOf, contextFor, someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { find, named, render } from '../kit/testing/render'
import StaffHomeScreen, { load } from './StaffHomeScreen'

const owner: DocumentOwner = {
  ...{ id: 9, name: 'Nadia Rivera', user_type: 'caregiver', city: 'Oakland', state: 'CA' },
  ...{ under_review: 1, requested: 0, expired: 0, uploaded_at: null },
}

/** The page as somebody sees it, with so many people whose documents wait. */
async function homeOf(user_type: 'staff' | 'care_manager', owners: number) {
  const identity = someone(user_type)
  const fake = fakeServer().on(listDocumentOwners, () => Array.from({ length: owners }, () => owner))
  for (const list of [listBackgroundOrders, listPhotosToReview, listProfilesToReview, listReferencesToCall])
    fake.on(list, () => [])
  const care = careOf(fake)
  const visit = { path: '/dashboard', params: {}, query: new URLSearchParams() }
  const data = await load({ ...contextFor({ care, identity }), ...visit })
  await render(
    <AppContext value={testApp({ care, identity })}>
      <StaffHomeScreen {...visit} data={data} />
    </AppContext>,
  )
  return fake
}
const cardOf = (title: string) => named(title).closest('li')?.textContent

it.each([
  [0, 'Nothing waits'],
  [1, '1 waits'],
  [49, '49 wait'],
  [50, '50 or more wait'],
])('says to staff how many wait where: %i', async (owners, words) => {
  await homeOf('staff', owners)
  expect(find('h1').textContent).toBe('Hello, Ana')
  expect(cardOf('Documents to review')).toContain(words)
  expect(cardOf('Background checks')).toContain('Nothing waits')
})

it('asks for no list of the staff for a care manager, who is led to where she can help', async () => {
  const { seen } = await homeOf('care_manager', 3)
  expect(seen).toEqual([])
  expect(named('Find caregivers').getAttribute('href')).toBe('/caregivers-search')
  expect(find('ul').textContent).not.toContain('wait')
})
