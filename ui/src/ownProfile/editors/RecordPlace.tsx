import { message, type Form } from '@homecare/sdk/kit'
import { hasListedId, type ChosenOrg } from '@homecare/sdk/partners'
import { nothingFound, placeLabel } from '@homecare/sdk/places'
import { recordEditorTexts } from '@homecare/sdk/texts'
import { useFilled } from '../../kit/fields/useFilled'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { PlaceField } from '../../places/PlaceField'

interface RecordPlaceProps<F extends { readonly city: string; readonly state: string }> {
  form: Form<F>
  organization: ChosenOrg | null
}

/** Where a school or an employer is: its own, and locked, where it was chosen from the list. */
export function RecordPlace<F extends { readonly city: string; readonly state: string }>({
  form,
  organization,
}: RecordPlaceProps<F>) {
  const say = useSay()
  const { city, state } = form.fields
  const [set, fills] = useFilled(city, state)
  const kept = form.data.peek()
  const error = useValue(city.shownError)
  if (hasListedId(organization)) {
    return organization.city && organization.state ? (
      <p className="soft">
        {say(
          message(recordEditorTexts.placeLocked, {
            place: placeLabel({ city: organization.city, state: organization.state }),
          }),
        )}
      </p>
    ) : null
  }
  return (
    <PlaceField
      key={fills}
      name="city"
      label={recordEditorTexts.place}
      typed={kept.city && kept.state ? placeLabel(kept) : kept.city}
      error={error}
      nothingOf={nothingFound}
      onType={() => set(['', ''])}
      onPick={(place) => set([place.city, place.state])}
    />
  )
}
