import { noPlaceText, type JobFields } from '@homecare/sdk/families'
import type { Form } from '@homecare/sdk/kit'
import { createPlaceSearch, nothingFound, placeLabel, type Place } from '@homecare/sdk/places'
import { signupTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useCare, useSession } from '../../frame/app'
import { Combobox } from '../../kit/fields/Combobox'
import { useValue } from '../../kit/useValue'

interface PlaceOfCareProps {
  form: Form<JobFields>
  setPlace: (place: Place | null) => void
  /** How the care is paid for, as the form says: a benefit may limit where. */
  payment_option?: string | null
}

/** The place of care: picked from suggestions, so that the form holds a city, a state and a ZIP code. */
export function PlaceOfCare({ form, setPlace, payment_option = null }: PlaceOfCareProps) {
  const care = useCare()
  const { city, state, zip_code } = form.fields
  const cityName = useValue(city.value)
  const stateCode = useValue(state.value)
  const zipCode = useValue(zip_code.value)
  const label = placeLabel({ city: cityName, state: stateCode, zip_code: zipCode })
  const [search] = useState(() => {
    const created = createPlaceSearch(care)
    if (cityName) created.fill(label)
    return created
  })
  const typed = useValue(search.typed)
  const suggestions = useValue(search.suggestions)
  const loading = useValue(search.loading)
  const failed = useValue(search.failed)
  const family = useValue(useSession().identity)
  const error = useValue(city.shownError)

  // A draft that is taken up later fills the field; typing over it is left alone.
  useEffect(() => {
    if (cityName && search.typed.peek() === '') search.fill(label)
  }, [cityName, label, search])

  return (
    <Combobox
      label={signupTexts.place}
      hint={signupTexts.placeHint}
      name="city"
      required
      value={typed}
      error={error}
      loading={loading}
      failed={failed}
      nothing={nothingFound(typed) ?? noPlaceText({ payment_option }, family)}
      suggestions={suggestions.map((place) => ({
        ...place,
        id: placeLabel(place),
        label: placeLabel(place),
        detail: place.county,
      }))}
      onChange={(text) => {
        search.type(text)
        if (cityName) setPlace(null)
      }}
      onBlur={() => city.touch()}
      onPick={(place) => {
        search.pick(place)
        setPlace(place)
      }}
    />
  )
}
