import type { Settings } from '../account/settings.js'
import { describeFailure } from '../kit/describeFailure.js'
import type { MergingForm } from '../kit/forms/conflict.js'
import { createForm } from '../kit/forms/form.js'
import type { Text } from '../kit/text.js'
import { partsOf } from '../kit/shape.js'
import { checkAddress, isSameAddress, locationChange, splitStreet, type Address } from '../places/address.js'
import type { PickedPlace } from '../places/calls.js'
import { addressTexts } from '../places/texts.js'
import { defaultDistance, distanceChoices, type Distance } from '../vocabulary/caregivers/catalogue.js'
import type { OwnCaregiver } from '../vocabulary/caregivers/ownCaregiver.js'
import { profileForm, saveProfile } from './profileEditors.js'
import type { ProfileStore } from './profileStore.js'

/** What the location editor holds: the street as typed, and the place as picked from suggestions; null until then. */
export interface LocationForm {
  readonly address: string
  readonly address2: string
  readonly place: PickedPlace | null
  /** The street is to be taken as it is typed, although no provider of addresses knows it. */
  readonly as_typed: boolean
  readonly max_job_distance_preference: Distance
}

/**
 * The home address, and how far to work. An address that stayed as it is is not sent, nor is a distance that
 * another tab has chosen meanwhile overwritten. `settings` stand in for a profile that came without its own.
 */
export function createLocationForm(
  store: ProfileStore,
  profile: OwnCaregiver,
  settings: Pick<Settings, 'max_job_distance_preference'> | null,
): MergingForm<LocationForm> {
  const valuesOf = ({ user }: OwnCaregiver): LocationForm => {
    const distance = (user.settings ?? settings)?.max_job_distance_preference
    return {
      ...addressValues(user),
      max_job_distance_preference: distanceChoices.find((choice) => choice === distance) ?? defaultDistance,
    }
  }
  return profileForm<LocationForm>(
    store,
    profile,
    valuesOf,
    (initial, seen) =>
      createForm<LocationForm>({
        fields: {
          ...addressFields(profile.user),
          max_job_distance_preference: { initial: initial.max_job_distance_preference },
        },
        check: (form) => locationErrors(seen().user, form),
        serverNames: addressServerNames,
        async submit(form) {
          const { user } = seen()
          const change = locationChange(
            user,
            pickedAddress(form),
            form.max_job_distance_preference,
            form.as_typed,
          )
          if ('error' in change) return
          const address2 = form.address2.trim()
          const other = address2 !== user.address2 && { address2 }
          await saveProfile(store, { user: { ...change.user, ...other } }, seen())
        },
        describe: describeFailure,
      }),
    [['address', 'address2', 'place', 'as_typed']],
  )
}

/** The fields of an editor that asks for a home address, beginning with what is saved. */
export function addressFields(user: OwnCaregiver['user']) {
  const { address, address2, place, as_typed } = addressValues(user)
  return {
    address: { initial: address },
    address2: { initial: address2 },
    place: { initial: place },
    as_typed: { initial: as_typed },
  }
}

/** What an editor of a home address holds of what is saved. */
export function addressValues({ address, address2, city, state, zip_code }: OwnCaregiver['user']) {
  const place: PickedPlace | null = city && state ? { city, state, zip_code } : null
  return { address, address2, place, as_typed: false }
}

/** What the server says of the parts of a place stands at the place. */
export const addressServerNames = {
  'user.city': 'place',
  'user.state': 'place',
  'user.zip_code': 'place',
} as const

/** What is wrong with an address in an editor, by field; what is saved passes as it is. */
export function locationErrors(
  saved: OwnCaregiver['user'],
  form: Pick<LocationForm, 'address' | 'place'>,
): { address?: Text; place?: Text } {
  const picked = pickedAddress(form)
  if (picked && isSameAddress(saved, picked) && !('error' in locationChange(saved, picked, defaultDistance)))
    return {}
  const wrong = checkAddress({ typed: partsOf(form).address ?? '', picked })
  if (wrong === null) return {}
  return wrong === addressTexts.nothingPicked ? { place: wrong } : { address: wrong }
}

/** The address that an editor holds; null while no place is picked. */
export function pickedAddress(form: Pick<LocationForm, 'address' | 'place'>): Address | null {
  const { address = '', place } = partsOf(form)
  return place ? { address, ...splitStreet(address), ...place } : null
}
