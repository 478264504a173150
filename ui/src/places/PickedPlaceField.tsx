import type { FormField } from '@homecare/sdk/kit'
import { nothingFound, placeLabel, type PickedPlace } from '@homecare/sdk/places'
import { addressScreenTexts } from '@homecare/sdk/texts'
import { useFilled } from '../kit/fields/useFilled'
import { useValue } from '../kit/useValue'
import { PlaceField } from './PlaceField'

/** The city of an address, which must be picked from the suggestions. */
export function PickedPlaceField({ field }: { field: FormField<PickedPlace | null> }) {
  const [set, fills] = useFilled(field)
  const error = useValue(field.shownError)
  const shown = field.value.peek()
  return (
    <PlaceField
      key={fills}
      name={field.name}
      label={addressScreenTexts.place}
      hint={addressScreenTexts.placeHint}
      typed={shown ? placeLabel(shown) : ''}
      error={error}
      nothingOf={nothingFound}
      onType={() => set([null])}
      onLeave={() => field.touch()}
      onPick={(picked) => set([picked])}
    />
  )
}
