import { countWaiting, listStaffWaiting } from '@homecare/sdk/account'
import { fakeServer } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { careOf, contextFor, someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { find, named, render } from '../kit/testing/render'
import StaffHomeScreen, { load } from './StaffHomeScreen'

/** The page as somebody sees it, with so many people whose documents wait. */
async function homeOf(user_type: 'staff' | 'care_manager', documents: number) {
  const identity = someone(user_type)
  const fake = fakeServer()
    .on(countWaiting, () => ({
      ...{ licenses: 0, profiles: 0, references: 0, photos: 0, documents, background: 0 },
    }))
    .on(listStaffWaiting, () =>
      documents > 0
        ? [
            {
              queue: 'documents' as const,
              id: 51,
              person: 51,
              name: 'Nadia Rahman',
              since: '2026-01-05T10:00:00.000Z',
            },
          ]
        : [],
    )
  const care = careOf(fake)
  const visit = { path: '/dashboard' as const, params: {}, query: new URLSearchParams() }
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
  [50, '50 wait'],
  [1234, '1,234 wait'],
])('says to staff how many wait where: %i', async (documents, words) => {
  const { seen } = await homeOf('staff', documents)
  expect(seen).toHaveLength(2)
  expect(find('h1').textContent).toBe('Hello, Ana')
  expect(cardOf('Documents to review')).toContain(words)
  expect(cardOf('Background checks')).toContain('Nothing waits')
  if (documents > 0)
    expect(named('Documents to verify: Nadia Rahman').getAttribute('href')).toBe('/staff/documents/51')
})

it('asks for no count of the staff’s for a care manager, who is led to where she can help', async () => {
  const { seen } = await homeOf('care_manager', 3)
  expect(seen).toEqual([])
  expect(named('Find caregivers').getAttribute('href')).toBe('/caregivers-search')
  expect(find('ul').textContent).not.toContain('wait')
})
