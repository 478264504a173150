import { expect, it } from 'vitest'
import { someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { render } from '../kit/testing/render'
import { LicenseGap } from './LicenseGap'

it.each([
  ['caregiver', 'Add yours to your profile', 'Your agency keeps your licenses'],
  ['agency_caregiver', 'Your agency keeps your licenses', 'Add yours to your profile'],
] as const)('tells a %s who adds the license that is missing', async (who, said, unsaid) => {
  const shift = { license_gap: { standing: 'none', map_id: null }, license_types: [6, 8] } as const
  const { root } = await render(
    <AppContext value={testApp({ identity: someone(who) })}>
      <LicenseGap shift={{ ...shift, license_types: [...shift.license_types] }} />
    </AppContext>,
  )
  expect(root.textContent).toContain('one of these licenses: LVN, LPN.')
  expect(root.textContent).toContain(said)
  expect(root.textContent).not.toContain(unsaid)
})
