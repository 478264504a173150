import { createForm, type Form } from '../../kit/forms/form.js'
import { describeFailure } from '../../kit/describeFailure.js'
import type { HireFlow } from '../offers/hireFlow.js'
import { placeErrors, placeFields, type PlaceFields } from '../offers/placeFields.js'

/** Another place of care for an offer that is being written: taken into it, and put aside with it. */
export function createHirePlaceForm(flow: Pick<HireFlow, 'form' | 'putAside'>): Form<PlaceFields> {
  const { address, address2, place, as_typed, access_note } = flow.form.data.peek()
  const form = createForm<PlaceFields>({
    fields: placeFields,
    check: placeErrors,
    async submit(entered) {
      for (const name of ['address', 'address2', 'as_typed', 'access_note', 'place'] as const)
        flow.form.fields[name].set(entered[name] as never)
      await flow.putAside('location')
    },
    describe: describeFailure,
  })
  form.reset({ address, address2, place, as_typed, access_note })
  return form
}
