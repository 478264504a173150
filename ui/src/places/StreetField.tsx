import { placeLabel, createAddressSearch, type StreetAddress } from '@homecare/sdk/places'
import { addressScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare } from '../frame/app'
import { CheckboxField } from '../kit/fields/CheckboxField'
import { Combobox } from '../kit/fields/Combobox'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import type { AddressForm } from './AddressFields'

/**
 * The street of an address: chosen from the suggestions where there is a provider of addresses, or else taken as it is
 * typed; a choice fills in the place as well. What was merely typed is said to be not verified.
 */
export function StreetField({ form }: { form: AddressForm }) {
  const say = useSay()
  const care = useCare()
  const { address, place, as_typed } = form.fields
  const [search] = useState(() => createAddressSearch(care))
  const provided = useValue(search.provided)
  const picked = useValue(search.picked)
  const suggestions = useValue(search.suggestions)
  const loading = useValue(search.loading)
  const typed = useValue(address.value)
  const isConfirmed = useValue(as_typed.value)
  const zip = useValue(place.value)?.zip_code
  const isPicked = picked?.address === typed && picked.zip_code === zip
  const error = useValue(address.shownError)

  const isTyped = provided === true && !isPicked && typed.trim() !== ''
  // Not in the list's place, which would cover the box that it speaks of.
  const note =
    provided === false
      ? words.notLookedUp
      : isTyped && !loading && suggestions.length === 0
        ? words.notListed
        : null

  const type = (text: string) => {
    address.set(text)
    search.type(text)
    // It was said of another text.
    if (isConfirmed) as_typed.set(false)
  }
  const pick = (one: StreetAddress) => {
    const { address: street, ...where } = one
    search.pick(one)
    address.set(street)
    place.set(where)
    if (isConfirmed) as_typed.set(false)
  }

  return (
    <div className="stack" data-gap="small">
      <Combobox
        name="address"
        label={words.street}
        autoComplete="address-line1"
        required
        value={typed}
        error={error}
        loading={loading}
        nothing=""
        suggestions={suggestions.map((one) => ({
          id: `${one.address} ${one.zip_code}`,
          label: one.address,
          detail: placeLabel(one),
          one,
        }))}
        onChange={type}
        onBlur={() => address.touch()}
        onPick={({ one }) => pick(one)}
      />
      <div role="status">{note && <p className="hint">{say(note)}</p>}</div>
      {isTyped && (
        <CheckboxField form={form} name="as_typed" label={words.asTyped} hint={words.asTypedHint} />
      )}
    </div>
  )
}
