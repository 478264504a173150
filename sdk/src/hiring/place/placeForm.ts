import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../../client/client.js'
import { describeFailure } from '../../kit/describeFailure.js'
import { createMergingForm, type MergingForm } from '../../kit/forms/conflict.js'
import { createForm } from '../../kit/forms/form.js'
import { versionFor } from '../../kit/state/recordVersion.js'
import { resource, type Resource } from '../../kit/state/resource.js'
import { carePlaceRecord, updateCarePlace, type CarePlace, type CarePlaceMoved } from './calls.js'
import {
  placeErrors,
  placeFields,
  placeOf,
  placeServerNames,
  type PlaceFields,
} from '../offers/placeFields.js'

/** Changing the place of care of a connection, with what the one that is entered brings with it. */
export interface CarePlaceStore {
  readonly form: MergingForm<PlaceFields>
  readonly preview: Resource<CarePlaceMoved, [form: PlaceFields]>
  /** The city that the preview is of; null while there is none. */
  readonly shown: ReadonlySignal<string | null>
  /** Asks what the entered place brings with it, where it is whole and another than was asked about. */
  look(): void
}

/** A place of care as the form holds it. */
function placeFieldsOf({ address, address2, city, state, zip_code, access_note }: CarePlace): PlaceFields {
  return {
    ...{ address, address2, access_note, as_typed: false },
    place: city && state ? { city, state, zip_code } : null,
  }
}

/** Changes the place of care of a connection. `saved` hears of it. */
export function createCarePlaceForm(
  care: Client,
  connectionId: number,
  place: CarePlace,
  saved: (moved: CarePlaceMoved) => void,
): CarePlaceStore {
  const shown = signal<string | null>(null)
  const preview = resource<CarePlaceMoved, [form: PlaceFields]>((abort, form) =>
    care.call(
      updateCarePlace,
      { id: connectionId, query: { dry: 1 }, body: { ...placeOf(form), address_as_typed: true } },
      { signal: abort },
    ),
  )
  const form = createMergingForm<CarePlace, PlaceFields>({
    kind: carePlaceRecord,
    record: place,
    valuesOf: placeFieldsOf,
    together: [['address', 'place', 'as_typed']],
    form(seen, saw) {
      const made = createForm<PlaceFields>({
        fields: placeFields,
        check: placeErrors,
        serverNames: placeServerNames,
        async submit(entered) {
          const body = placeOf(entered)
          const version = versionFor(carePlaceRecord, seen() ?? place, body)
          const moved = await care.call(updateCarePlace, {
            id: connectionId,
            query: {},
            body: { ...body, version },
          })
          saw(moved.place)
          saved(moved)
        },
        describe: describeFailure,
      })
      made.fill(placeFieldsOf(place))
      return made
    },
  })
  return {
    form,
    preview,
    shown,
    look() {
      const entered = form.data.peek()
      const { city, state, zip_code } = placeOf(entered)
      const key = `${city}, ${state} ${zip_code}`.trim()
      if (!form.valid.peek() || !form.dirty.peek() || key === shown.peek()) return
      shown.value = key
      void preview.load(entered)
    },
  }
}
