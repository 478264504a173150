import { aFacility, aFacilityShift } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { find, render } from '../kit/testing/render'
import FacilityDesk from './FacilityDesk'

const ahead = { start: '2126-11-16T15:00:00.000Z', end: '2126-11-16T23:00:00.000Z' }
const applicants = [{ id: 9, first_name: 'Nadia', last_initial: 'R', photo: null, note: '', licenses: [] }]

it('keeps the card of a shift as it is, with what is typed in it, while another one leaves its list', async () => {
  const shifts = [1, 2].map((id) => aFacilityShift({ ...ahead, id, applicants }))
  const page = (shown: typeof shifts) => (
    <AppContext value={testApp()}>
      <FacilityDesk facility={aFacility()} shifts={shown} loadedAt="2026-11-21T12:00:00.000Z" />
    </AppContext>
  )
  const { rerender } = await render(page(shifts))
  const second = find('.list > li:last-child article')
  await rerender(page([{ ...shifts[0]!, applicants: [] }, shifts[1]!]))
  expect(second.isConnected).toBe(true)
})
