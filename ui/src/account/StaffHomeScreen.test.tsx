import { countWaiting, listStaffWaiting } from '@homecare/sdk/account'
import { listAdvisedFamilies, listCallsToMake } from '@homecare/sdk/families'
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
      ...{
        licenses: 0,
        profiles: 0,
        references: 0,
        photos: 0,
        documents,
        fingerprinting: 0,
        calls: 0,
        screening: 0,
        intakes: 0,
        payments: 0,
        refunds: 0,
        background: 0,
        support: 0,
        reports: 0,
        reviews: 0,
        answers: 0,
      },
    }))
    .on(listAdvisedFamilies, () => [
      {
        ...{ id: 1001, name: 'Rosa Lind', city: 'Oakland', state: 'CA', email: 'rosa@example.com' },
        ...{ phone: null, open_jobs: 0, hired: 1, next_visit: null, needs: ['no_visit' as const] },
      },
    ])
    .on(listCallsToMake, () => [
      {
        ...{ id: 3, kind: 'hire' as const, state: 'asked' as const, version: 1, attempts: [] },
        times: [{ day: '2099-11-24', part: 'evening' as const }],
        ...{ time_zone: 'America/Los_Angeles', phone: '5105550142', note: '' },
        asked_at: '2026-11-20T10:00:00.000Z',
        family: { id: 1001, name: 'Rosa Lind', city: 'Oakland', state: 'CA' },
      },
    ])
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
  [0, 'Nothing waiting'],
  [1, '1 waiting'],
  [50, '50 waiting'],
  [1234, '1,234 waiting'],
])('says to staff how many wait where: %i', async (documents, words) => {
  const { seen } = await homeOf('staff', documents)
  expect(seen).toHaveLength(2)
  expect(find('h1').textContent).toBe('Hello, Ana')
  expect(cardOf('Documents to review')).toContain(words)
  expect(cardOf('Background checks')).toContain('Nothing waiting')
  if (documents > 0)
    expect(named('Documents to verify: Nadia Rahman').getAttribute('href')).toBe('/staff/documents/51')
})

it('asks for no count of the staff’s for a care manager, who finds whom to call and what to look at', async () => {
  const { seen } = await homeOf('care_manager', 3)
  expect(seen).toHaveLength(2)
  expect(named('Rosa Lind asked for a call').getAttribute('href')).toBe('/advised-families/1001')
  expect(find('main, body').textContent).toContain('Tuesday, November 24: Evening, 5 to 8')
  expect(named('Rosa Lind').getAttribute('href')).toBe('/advised-families/1001')
  expect(find('main, body').textContent).toContain('Has a caregiver but no visits planned')
  expect(named('All families you advise').getAttribute('href')).toBe('/advised-families')
})
