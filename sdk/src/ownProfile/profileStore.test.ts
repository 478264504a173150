import { describe, expect, it } from 'vitest'
import { getSettings } from '../account/calls.js'
import { Settings } from '../account/settings.js'
import type { ApiError } from '../kit/error.js'
import { kitTexts } from '../kit/texts.js'
import { getBackgroundCheck } from '../screening/calls.js'
import {
  aBackgroundCheck,
  aBadge,
  aCaregiver,
  aOwnCaregiver,
  aReview,
  aValueOf,
  refuse,
  refuseWith,
  type FakeServer,
} from '../testing/index.js'
import { openCare } from '../testing/openCare.js'
import { BadgeProgress, getBadgeProgress, listBadges, listCurrentBadges } from '../badges/badgeCalls.js'
import { listNearbyCaregivers } from '../caregivers/calls.js'
import { getOwnCaregiver } from './profileCalls.js'
import { chooseBackgroundPhoto, getBackgroundPhotos } from '../photos/photoCalls.js'
import { updateCaregiver, listOwnReviews, refreshScore } from './profileCalls.js'
import { profileEditTexts } from '../caregivers/profileEditTexts.js'
import { createProfileStore, withChange } from './profileStore.js'

function setUp() {
  const { care, toasts, ...rest } = openCare()
  const reported: ApiError[] = []
  const store = createProfileStore(care, toasts, (error) => reported.push(error))
  return { ...rest, reported, store }
}
const backgrounds = { selected_id: 2, photos: { 1: '/one.jpg', 2: '/two.jpg' } }

function withExtras(server: FakeServer) {
  return server
    .on(getBadgeProgress, () => aValueOf(BadgeProgress))
    .on(listOwnReviews, () => [aReview()])
    .on(listCurrentBadges, () => [aBadge()])
    .on(getSettings, () => aValueOf(Settings))
    .on(getBackgroundPhotos, () => backgrounds)
    .on(listNearbyCaregivers, () => [aCaregiver()])
    .on(listBadges, () => [aBadge()])
    .on(getBackgroundCheck, () => aBackgroundCheck())
}

describe("a caregiver's own profile", () => {
  it('has a loading flag on while it is fetched', async () => {
    const { server, store } = setUp()
    server.on(getOwnCaregiver, () => aOwnCaregiver())
    const loading = store.profile.load()
    expect(store.profile.loading.value).toBe(true)
    await loading
    expect([store.profile.loading.value, store.profile.data.value]).toEqual([false, aOwnCaregiver()])
  })
  it('keeps its old data when a fetch fails, which is told to the reporter alone', async () => {
    const { server, store, said, reported } = setUp()
    server.on(getOwnCaregiver, () => aOwnCaregiver())
    await store.profile.load()
    server.on(getOwnCaregiver, () => refuseWith(500))
    await store.profile.reload()
    expect([store.profile.data.value, store.profile.loading.value]).toEqual([aOwnCaregiver(), false])
    expect(store.profile.error.value?.kind).toBe('server')
    expect([reported.map(({ kind }) => kind), said()]).toEqual([['server'], []])
  })

  it('loads the extra data once', async () => {
    const { server, store } = setUp()
    withExtras(server)
    await Promise.all([store.loadExtras(), store.loadExtras()])
    await store.loadExtras()
    expect(server.seen).toHaveLength(8)
    expect(store.extras.data.value).toMatchObject({ nearby: [aCaregiver()], backgroundPhotos: backgrounds })
    expect(server.seen.find(({ call }) => call === listNearbyCaregivers)?.query).toEqual({ limit: '3' })
    expect(server.seen.filter(({ query }) => query.filter).map(({ query }) => query.filter)).toEqual([
      'profile',
      'completed',
    ])
  })
  it('asks for all of it at once', async () => {
    const { server, store } = setUp()
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    withExtras(server).on(getBadgeProgress, async () => {
      await asked
      return aValueOf(BadgeProgress)
    })
    const loading = store.loadExtras()
    // The first is not answered before the last was asked for.
    await expect.poll(() => server.seen.length).toBe(8)
    answer()
    await loading
    expect(store.extras.data.value?.badgeProgress).toEqual(aValueOf(BadgeProgress))
  })
  it('takes extra reads that fail as empty data', async () => {
    const { server, store, said, reported } = setUp()
    withExtras(server)
      .on(getSettings, () => refuseWith(500))
      .on(listOwnReviews, () => refuseWith(403))
    await store.loadExtras()
    expect(store.extras.data.value).toMatchObject({ settings: null, reviews: [], nearby: [aCaregiver()] })
    expect([store.extras.error.value, reported.length, said()]).toEqual([null, 2, []])
  })
  it('is empty in every extra where all reads fail', async () => {
    const { server, store } = setUp()
    server.offline()
    await store.loadExtras()
    expect(store.extras.data.value).toEqual({
      badgeProgress: null,
      reviews: [],
      currentBadges: [],
      settings: null,
      backgroundPhotos: null,
      nearby: [],
      completedBadges: [],
      backgroundCheck: null,
    })
  })
})

describe('an edit of the profile', () => {
  it('sets saving, then changes the local profile and says so', async () => {
    const { server, store, said } = setUp()
    server.on(getOwnCaregiver, () => aOwnCaregiver()).on(updateCaregiver, () => undefined)
    await store.profile.load()
    const saving = store.save.run({ caregiver: { desired_wage: 3000, spoken_languages: [1, 20] } })
    expect(store.saving.value).toBe(true)
    await saving
    expect([store.saving.value, said()]).toEqual([false, [['success', profileEditTexts.updated]]])
    expect(store.profile.data.value).toMatchObject({
      desired_wage: 3000,
      spoken_languages: [{ id: 1 }, { id: 20 }],
    })
    expect(server.seen.at(-1)?.body).toEqual({ caregiver: { desired_wage: 3000, spoken_languages: [1, 20] } })
  })
  it('that fails leaves the profile, keeps the error and says so', async () => {
    const { server, store, said } = setUp()
    server
      .on(getOwnCaregiver, () => aOwnCaregiver())
      .on(updateCaregiver, () => refuse({ about: ['Too long.'] }))
    await store.profile.load()
    await store.save.run({ caregiver: { about: 'x' } })
    expect(store.profile.data.value).toEqual(aOwnCaregiver())
    expect(store.save.error.value?.fieldErrors).toEqual({ about: ['Too long.'] })
    expect(said()).toEqual([['error', kitTexts.somethingWentWrong]])
  })
  it('of the distance changes the settings at hand', async () => {
    const { server, store } = setUp()
    withExtras(server).on(updateCaregiver, () => undefined)
    await store.loadExtras()
    await store.save.run({ user: { city: 'Reno', settings: { max_job_distance_preference: 60 } } })
    expect(store.extras.data.value?.settings?.max_job_distance_preference).toBe(60)
  })
  it('keeps what it does not name, derives what follows, and leaves licenses to their store', () => {
    const before = aOwnCaregiver({ provider_types: [0], is_hcp: false })
    const after = withChange(before, {
      caregiver: { provider_types: [2, 0], licenses: [{ map_id: 2 }], photo_id: 9 },
      user: { city: 'Reno', settings: { max_job_distance_preference: 60 } },
    })
    expect(after).toEqual({
      ...before,
      provider_types: [2, 0],
      is_hcp: true,
      user: { ...before.user, city: 'Reno', settings: { max_job_distance_preference: 60 } },
    })
    expect(withChange(before, {})).toEqual(before)
  })
  it('of the background shows the chosen photo', async () => {
    const { server, store, said } = setUp()
    withExtras(server)
      .on(getOwnCaregiver, () => aOwnCaregiver())
      .on(chooseBackgroundPhoto, () => ({ ...backgrounds, selected_id: 1 }))
    await Promise.all([store.profile.load(), store.loadExtras()])
    await store.chooseBackground.run(1)
    expect(store.profile.data.value?.background_photo_url).toBe('/one.jpg')
    expect(store.extras.data.value?.backgroundPhotos?.selected_id).toBe(1)
    expect(said()).toEqual([['success', profileEditTexts.backgroundUpdated]])
    server.on(chooseBackgroundPhoto, () => refuseWith(500))
    await store.chooseBackground.run(2)
    expect(said().at(-1)).toEqual(['error', kitTexts.somethingWentWrong])
  })
  it('is scored anew by a call', async () => {
    const { server, store } = setUp()
    const score = {
      state_of_caregiver: 4,
      profile_state_name: 'ready',
      cg_profile_score: 95,
      cg_profile_state: 'complete',
    }
    server.on(getOwnCaregiver, () => aOwnCaregiver()).on(refreshScore, () => score)
    await store.profile.load()
    await store.refreshScore.run()
    expect(store.profile.data.value).toMatchObject(score)
  })
})
