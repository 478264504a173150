import type { Sayable } from '@homecare/sdk/kit'
import { createPlaceSearch, placeLabel, type Place } from '@homecare/sdk/places'
import { useState } from 'react'
import { useCare } from '../frame/app'
import { Combobox } from '../kit/fields/Combobox'
import { place as placeIcon } from '../kit/icons/care'
import { useValue } from '../kit/useValue'

interface PlaceFieldProps {
  label: Sayable
  hint?: Sayable
  labelHidden?: boolean
  /** The name under which a form without scripts sends it. */
  name: string
  /** What stands in it at first. */
  typed?: string
  error?: Sayable | null
  /** What is said of what is typed where nothing matches it; null for the field's own words. */
  nothingOf?: (typed: string) => Sayable | null
  onType?: (text: string) => void
  /** The focus left, and no suggestion was picked by that. */
  onLeave?: () => void
  /** A suggestion was chosen: it wins over the blur that the tap causes. */
  onPick: (place: Place) => void
}

/** A city or a ZIP code, with suggestions 300 ms after the last key. */
export function PlaceField({
  typed = '',
  error,
  onType,
  onLeave,
  onPick,
  nothingOf,
  ...texts
}: PlaceFieldProps) {
  const care = useCare()
  const [search] = useState(() => {
    const created = createPlaceSearch(care)
    created.fill(typed)
    return created
  })
  const text = useValue(search.typed)
  const none = nothingOf?.(text)
  const byZip = /^\s*\d/.test(text)
  return (
    <Combobox
      {...texts}
      icon={placeIcon}
      value={text}
      error={error ?? null}
      loading={useValue(search.loading)}
      failed={useValue(search.failed)}
      {...(none && { nothing: none })}
      suggestions={useValue(search.suggestions).map((one) => ({
        id: `${one.city} ${one.state} ${one.zip_code}`,
        label: placeLabel(byZip ? one : { city: one.city, state: one.state }),
        detail: one.county,
        place: one,
      }))}
      onChange={(next) => {
        search.type(next)
        onType?.(next)
      }}
      onBlur={() => onLeave && search.leave(onLeave)}
      onPick={({ place, label }) => {
        search.fill(String(label), place)
        onPick(place)
      }}
    />
  )
}
