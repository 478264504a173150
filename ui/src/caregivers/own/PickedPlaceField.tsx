import { placeLabel, type FormField, type PickedPlace } from '@homecare/sdk'
import { profileEditorTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useValue } from '../../kit/useValue'
import { PlaceField } from '../../places/PlaceField'

/** The city of an address, which must be picked from the suggestions (D2 §5). */
export function PickedPlaceField({ field }: { field: FormField<PickedPlace | null> }) {
  const [saved] = useState(() => field.value.peek())
  return (
    <PlaceField
      name={field.name}
      label={profileEditorTexts.place}
      hint={profileEditorTexts.placeHint}
      typed={saved ? placeLabel(saved) : ''}
      error={useValue(field.shownError)}
      onType={() => field.set(null)}
      onLeave={() => field.touch()}
      onPick={(picked) => field.set(picked)}
    />
  )
}
