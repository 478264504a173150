import {
  aDocument,
  aFacilityShift,
  anInvite,
  anOpenShift,
  anOwnShift,
  aNursingTimesheet,
  aVisit,
} from '@homecare/sdk/testing'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import StaffPhotosScreen from '../photos/StaffPhotosScreen'
import StaffProfilesScreen from '../profile/StaffProfilesScreen'
import StaffPersonScreen from '../documents/StaffPersonScreen'
import { AppContext } from '../frame/app'
import type { ScreenProps } from '../frame/screen'
import InvitesScreen from '../invites/InvitesScreen'
import { render } from '../kit/testing/render'
import FacilityShiftScreen from '../facilities/FacilityShiftScreen'
import OpenShiftScreen from '../shifts/OpenShiftScreen'
import OwnShiftScreen from '../shifts/OwnShiftScreen'
import VisitScreen from '../hiring/VisitScreen'
import { someone, testApp } from './testing'

const app = testApp({ identity: someone('caregiver') })

/** A screen that is first shown as it was, and then with what has been loaded anew. */
interface Row<D> {
  readonly what: string
  readonly Screen: ComponentType<ScreenProps<D>>
  readonly before: D
  readonly since: D
  /** What the page says only then. */
  readonly says: string
}
const row = <D,>(given: Row<D>): Row<never> => given as unknown as Row<never>

const loadedAt = '2026-11-21T12:00:00.000Z'
const past = { start: '2026-11-16T15:00:00.000Z', end: '2026-11-16T23:00:00.000Z', status: 'done' }
const ahead = { start: '2126-11-16T15:00:00.000Z', end: '2126-11-16T23:00:00.000Z' }
const sheet = { id: 175, status: -1 }
const person = { id: 7, name: 'Nadia Osei', isCaregiver: true, now: loadedAt }

it.each([
  row({
    what: 'a shift that was confirmed',
    Screen: OwnShiftScreen,
    before: { shift: anOwnShift(ahead), timesheet: null, loadedAt },
    since: { shift: anOwnShift({ ...ahead, status: 'confirmed' }), timesheet: null, loadedAt },
    says: 'Confirmed',
  }),
  row({
    what: 'a timesheet that was handed in',
    Screen: OwnShiftScreen,
    before: {
      ...{ shift: anOwnShift({ ...past, timesheet: sheet }), loadedAt },
      timesheet: { data: aNursingTimesheet(), failure: null },
    },
    since: {
      ...{ shift: anOwnShift({ ...past, timesheet: { ...sheet, status: 1 } }), loadedAt },
      timesheet: { data: aNursingTimesheet({ status: 1 }), failure: null },
    },
    says: 'Handed in. The facility reviews it next.',
  }),
  row({
    what: 'an application for a shift',
    Screen: OpenShiftScreen,
    before: { shift: anOpenShift(ahead), loadedAt },
    since: { shift: anOpenShift({ ...ahead, has_applied: true }), loadedAt },
    says: 'You have applied for this shift.',
  }),
  row({
    what: 'a visit that was canceled',
    Screen: VisitScreen,
    before: { visit: aVisit(ahead), loadedAt },
    since: { visit: aVisit({ ...ahead, cancelled: true }), loadedAt },
    says: 'This visit was canceled',
  }),
  row({
    what: 'a shift of the facility that was changed',
    Screen: FacilityShiftScreen,
    before: { shift: aFacilityShift(ahead), candidates: [], loadedAt },
    since: { shift: aFacilityShift({ ...ahead, rate: 7_777 }), candidates: [], loadedAt },
    says: '$77.77',
  }),
  row({
    what: 'an invitation that was sent',
    Screen: InvitesScreen,
    before: { code: null, invites: [] },
    since: { code: null, invites: [anInvite({ email: 'friend@example.org' })] },
    says: 'friend@example.org',
  }),
  row({
    what: 'a photo that waits',
    Screen: StaffPhotosScreen,
    before: { waiting: [], open: null, now: loadedAt },
    since: {
      waiting: [
        {
          ...{
            id: 51,
            first_name: 'Nadia',
            last_name: 'Rahman',
            version: 'a1b2',
            photo: '/photos/51/768.webp',
          },
          ...{ shown: null, uploaded_at: '2026-11-20T10:00:00.000Z' },
        },
      ],
      open: null,
      now: loadedAt,
    },
    says: 'Nadia Rahman',
  }),
  row({
    what: 'a profile that waits',
    Screen: StaffProfilesScreen,
    before: { waiting: [], open: null, now: loadedAt },
    since: {
      waiting: [
        {
          ...{ id: 51, first_name: 'Nadia', last_name: 'Rahman', photo: null, about: 'Here I am.' },
          ...{ city: 'Oakland', state: 'CA', provider_types: [2], cg_profile_score: 70 },
          waits_since: '2026-11-20T10:00:00.000Z',
        },
      ],
      open: null,
      now: loadedAt,
    },
    says: 'Nadia Rahman',
  }),
  row({
    what: 'a document that was asked for',
    Screen: StaffPersonScreen,
    before: { ...person, documents: [] },
    since: { ...person, documents: [aDocument({ name: 'Proof of insurance' })] },
    says: 'Proof of insurance',
  }),
])('after Back, $what shows as soon as the page is loaded anew', async ({ Screen, before, since, says }) => {
  const page = (data: never) => (
    <AppContext value={app}>
      <Screen path="/" params={{}} query={new URLSearchParams()} data={data} />
    </AppContext>
  )
  const { root, rerender } = await render(page(before))
  expect(root.textContent).not.toContain(says)
  await rerender(page(since))
  expect(root.textContent).toContain(says)
})
