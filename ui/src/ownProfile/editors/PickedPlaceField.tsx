import type { FormField } from '@homecare/sdk/kit'
import type { PickedPlace } from '@homecare/sdk/ownProfile'
import { nothingFound, placeLabel } from '@homecare/sdk/places'
import { profileEditorTexts } from '@homecare/sdk/texts'
import { useFilled } from '../../kit/fields/useFilled'
import { useValue } from '../../kit/useValue'
import { PlaceField } from '../../places/PlaceField'

/** The city of an address, which must be picked from the suggestions. */
export function PickedPlaceField({ field }: { field: FormField<PickedPlace | null> }) {
  const [set, fills] = useFilled(field)
  const error = useValue(field.shownError)
  const shown = field.value.peek()
  return (
    <PlaceField
      key={fills}
      name={field.name}
      label={profileEditorTexts.place}
      hint={profileEditorTexts.placeHint}
      typed={shown ? placeLabel(shown) : ''}
      error={error}
      nothingOf={nothingFound}
      onType={() => set([null])}
      onLeave={() => field.touch()}
      onPick={(picked) => set([picked])}
    />
  )
}
