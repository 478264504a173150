import { locateByIp, findPlaceNear, type PositionAnswer } from '@homecare/sdk/places'
import { aPlace, fakeServer, refuseWith } from '@homecare/sdk/testing'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { careOf, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { find, named, render } from '../kit/testing/render'
import NearMe from './NearMe'
import { placeHref } from './placeHref'

const there: PositionAnswer = {
  status: 'success',
  position: { latitude: 37.8044, longitude: -122.2712, accuracy: 20 },
}
const typeIt = 'Please enter a city or ZIP code.'

async function setUp(answer: PositionAnswer, server = fakeServer()) {
  server.on(findPlaceNear, () => aPlace())
  const go = vi.fn<(href: string) => Promise<void>>(async () => {})
  const whereAmI = vi.fn<() => Promise<PositionAnswer>>(async () => answer)
  const app = testApp({ care: careOf(server), navigation: { go } })
  const page = (at: string) => (
    <AppContext value={app}>
      <NearMe at={at} hrefOf={async (place) => placeHref(place, { distance: 50 })} whereAmI={whereAmI} />
    </AppContext>
  )
  const { root, rerender } = await render(page(''))
  return {
    ...{ server, go, whereAmI },
    press: () => act(async () => named('Use my location', root).click()),
    show: (at: string) => rerender(page(at)),
    said: () => find('[role=status]', root).textContent,
  }
}

describe('a search where somebody is', () => {
  it('asks the device at the press alone, and goes to the place with the filters', async () => {
    const { go, whereAmI, press, show, said } = await setUp(there)
    expect(whereAmI).not.toHaveBeenCalled()
    await press()
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/caregivers-search/california/oakland?within=50'))
    expect([whereAmI.mock.calls.length, said()]).toEqual([1, ''])
    await show('Oakland, CA')
    expect(said()).toBe('Near you: Oakland, CA.')
    await show('Fresno, CA')
    expect(said()).toBe('')
  })

  it.each([
    ['denied', 'Your browser does not share where you are.'],
    ['unavailable', 'Your device cannot tell where you are.'],
    ['timeout', 'Finding where you are took too long.'],
  ] as const)('says why it is only about there (%s)', async (reason, why) => {
    const server = fakeServer().on(locateByIp, () => ({ latitude: 37.8, longitude: -122.3 }))
    const { go, press, show, said } = await setUp({ status: 'fail', reason }, server)
    await press()
    await vi.waitFor(() => expect(go).toHaveBeenCalledTimes(1))
    await show('Oakland, CA')
    expect(said()).toBe(`${why} Near your internet connection: Oakland, CA.`)
    server.on(locateByIp, () => ({ latitude: null, longitude: null }))
    await press()
    await vi.waitFor(() => expect(said()).toBe(`${why} ${typeIt}`))
    expect(go).toHaveBeenCalledTimes(1)
  })

  it('stays where it is, and says so, outside of the known areas and without a connection', async () => {
    const { server, go, press, said } = await setUp(there)
    server.on(findPlaceNear, () => refuseWith(404))
    await press()
    await vi.waitFor(() => expect(said()).toBe(`We know no places near you. ${typeIt}`))
    server.offline()
    await press()
    await vi.waitFor(() => expect(said()).toMatch(/connection/))
    expect(go).not.toHaveBeenCalled()
  })
})
