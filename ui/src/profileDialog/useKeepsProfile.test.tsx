import { ApiError } from '@homecare/sdk/kit'
import { anOpenShift } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { AcademyFailed } from '../academy/AcademyFailed'
import { someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { render } from '../kit/testing/render'
import OpenShiftScreen from '../shifts/OpenShiftScreen'

const visit = { path: '/' as const, params: {}, query: new URLSearchParams() }
const license_gap = { standing: 'none', map_id: null } as const
const unfit = {
  shift: anOpenShift({ qualified: false, license_gap }),
  loadedAt: '2026-11-21T12:00:00.000Z',
}

it.each([
  ['a shift that she has no license for', <OpenShiftScreen key="" {...visit} data={unfit} />],
  [
    'an academy that is not there',
    <AcademyFailed key="" error={new ApiError('notFound')} retry={() => {}} busy={false} />,
  ],
])('%s leads a caregiver to her profile, and nobody whose agency keeps it', async (_, page) => {
  const linksFor = async (user_type: 'caregiver' | 'agency_caregiver') => {
    const app = testApp({ identity: someone(user_type) })
    const { root } = await render(<AppContext value={app}>{page}</AppContext>)
    return root.querySelectorAll('a[href^="/caregiver/profile"]').length
  }
  expect(await linksFor('caregiver')).toBeGreaterThan(0)
  expect(await linksFor('agency_caregiver')).toBe(0)
})
