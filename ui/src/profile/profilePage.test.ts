import {
  getCaregiver,
  getLatestApplication,
  listEducation,
  listExperience,
  listReviews,
  listOthersViewed,
  type PublicCaregiver,
} from '@homecare/sdk/caregivers'
import {
  aCaregiver,
  anExperience,
  anIdentity,
  aPublicCaregiver,
  aReview,
  fakeServer,
  refuseWith,
} from '@homecare/sdk/testing'
import { anonymous } from '@homecare/sdk/account'
import { describe, expect, it } from 'vitest'
import { careOf } from '../app/testing'
import { loadProfilePage } from './profilePage'

function open(given: Partial<PublicCaregiver> = {}, identity = anonymous) {
  const server = fakeServer()
    .on(getCaregiver, () => aPublicCaregiver(given))
    .on(listReviews, () => ({ data: [aReview()], records: 12, distribution: [0, 0, 0, 1, 11] }))
    .on(listExperience, () => [])
    .on(listEducation, () => [])
    .on(listOthersViewed, () => [aCaregiver({ id: 52 })])
    .on(getLatestApplication, () => null)
  const care = careOf(server)
  const load = () =>
    loadProfilePage({ care, params: { profileId: '51' }, identity, signal: new AbortController().signal })
  return { server, load }
}

describe('a public profile', () => {
  it('has one address and a title with name, kind and place', async () => {
    const { head, here } = await open().load()
    expect([head.canonical, here]).toEqual([
      '/caregivers/profile/marisol/51',
      '/caregivers/profile/marisol/51',
    ])
    expect(head.title).toEqual([
      'Marisol R., home health aide in Oakland, CA',
      'Marisol R., auxiliar de salud en el hogar en Oakland, CA',
    ])
  })

  it('tells the state of each license, never its number', async () => {
    const verified = { on: '2026-11-03', by: 'Jordan P.' }
    const { licenses } = await open({
      licenses: [
        { map_id: 3, license_name: 'HHA', pending: true, expires: null, verified: null },
        { map_id: 2, license_name: 'CNA', pending: false, expires: '2020-01-01', verified },
        { map_id: 1, license_name: 'CPR', pending: false, expires: null, verified },
        { map_id: 6, license_name: 'LVN', pending: false, expires: '2090-01-01', verified: null },
      ],
    }).load()
    const seen = 'Verified by Jordan P. from our team on November 3, 2026'
    expect(licenses.map((one) => [one.state?.[0], one.tone, one.verified?.[0]])).toEqual([
      ['Pending for license number', 'warn', undefined],
      ['Expired on January 1, 2020', 'bad', undefined],
      [undefined, 'good', seen],
      ['Not verified yet', 'warn', undefined],
    ])
    expect(licenses.map(({ mark }) => mark)).toEqual(['hha', 'cna', 'cpr', 'lvn'])
  })

  it.each([
    [null, null, undefined],
    [null, '2019-06-01', '2019'],
    ['2015-03-01', '2015-06-01', '2015'],
    ['2015-03-01', null, '2015 – Present'],
  ])('says of work from %s to %s the years that were told', async (start_date, end_date, years) => {
    const { server, load } = open()
    server.on(listExperience, () => [anExperience({ start_date, end_date })])
    expect((await load()).work?.[0]?.years?.[0]).toBe(years)
  })

  it('parts conditions from clinical skills', async () => {
    const { lists } = await open({ conditions: [20, 31] }).load()
    const items = Object.fromEntries(
      lists.map(({ title, items }) => [title[0], items.map((item) => item[0])]),
    )
    expect([items['Experience with'], items['Clinical skills']]).toEqual([['Dementia'], ['Vital Signs']])
  })

  it('stands without the parts that could not be loaded', async () => {
    const { server, load } = open()
    server.on(listReviews, () => refuseWith(500)).on(listOthersViewed, () => refuseWith(500))
    const { reviews, similar, name } = await load()
    expect([reviews, similar, name]).toEqual([null, null, 'Marisol R.'])
  })

  it('of nobody is no page', async () => {
    const { server, load } = open()
    server.on(getCaregiver, () => refuseWith(404))
    await expect(load()).rejects.toMatchObject({ kind: 'notFound' })
  })

  it('asks about applications for a family only', async () => {
    const visitor = open()
    await visitor.load()
    expect(visitor.server.seen.map(({ call }) => call)).not.toContain(getLatestApplication)
    const family = open({}, anIdentity())
    family.server.on(getLatestApplication, () => ({
      id: 1,
      job_id: 2,
      job_title: 'Evenings',
      proposal_state: 'applied' as const,
      applied_date: '2026-11-20',
      withdrawn_date: null,
    }))
    expect((await family.load()).application?.[0]).toBe(
      'Applied to your job “Evenings” on November 20, 2026.',
    )
  })
})
