import type { PageHref } from '@homecare/sdk/addresses'
import type { Text } from '@homecare/sdk/kit'
import type { Place } from '@homecare/sdk/places'
import { resultTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useNavigation } from '../frame/app'
import { Button } from '../kit/Button'
import { search as searchIcon } from '../kit/icons/basic'
import { useSay } from '../kit/say'
import { PlaceField } from './PlaceField'
import './PlaceForm.css'

interface PlaceFormProps {
  typed?: string
  label?: Text
  hint?: Text
  action?: Text
  /** On a phone the button is its icon, beside the field. */
  compact?: boolean
  /** Where the form leads while its code has not arrived: the search's own path. */
  path?: string
  /** The address of the search at a place; of all caregivers there where none is given. */
  hrefOf?: (place: Place | string) => Promise<PageHref>
}

/** Where to look: a choice among the suggestions goes there at once, and so does what is merely typed. */
export function PlaceForm({
  typed = '',
  label = resultTexts.place,
  hint,
  action = resultTexts.searchHere,
  compact,
  path = '/caregivers-search',
  hrefOf,
}: PlaceFormProps) {
  const say = useSay()
  const navigation = useNavigation()
  const [text, setText] = useState(typed)
  // The addresses of searches know every state: that is loaded when somebody goes to one.
  const go = async (place: Place | string) => {
    const href = hrefOf ? await hrefOf(place) : (await import('./placeHref')).placeHref(place)
    await navigation.go(href)
  }
  return (
    <form
      className="place-form"
      data-compact={compact || undefined}
      action={path}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        void go(text)
      }}
    >
      <PlaceField
        name="place"
        label={label}
        {...(hint ? { hint } : { labelHidden: true })}
        typed={typed}
        onType={setText}
        onPick={(place) => void go(place)}
      />
      <Button type="submit" look="primary" icon={searchIcon}>
        <span>{say(action)}</span>
      </Button>
    </form>
  )
}
