import { jobSearchHref, slug, type JobSearchAddress, type Place, type StateCode } from '@homecare/sdk'
import { jobSearchTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useNavigation } from '../frame/app'
import { Button } from '../kit/Button'
import { search as searchIcon } from '../kit/icons/basic'
import { useSay } from '../kit/say'
import { PlaceField } from '../places/PlaceField'
import '../places/PlaceForm.css'

/** Where to look for jobs: a choice among the suggestions goes there at once, and so does what is merely typed. */
export function JobPlaceForm({ typed, search }: { typed: string; search: JobSearchAddress }) {
  const say = useSay()
  const navigation = useNavigation()
  const [text, setText] = useState(typed)
  const go = (place: JobSearchAddress['place']) =>
    void navigation.go(jobSearchHref({ filters: search.filters, place }))
  const pick = ({ city, state }: Place) => go({ state: state as StateCode, city: slug(city) })
  return (
    <form
      className="place-form"
      data-compact
      action="/caregiver-jobs"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        go(text.trim() ? { typed: text.trim() } : {})
      }}
    >
      <PlaceField
        name="place"
        label={jobSearchTexts.place}
        labelHidden
        typed={typed}
        onType={setText}
        onPick={pick}
      />
      <Button type="submit" look="primary" icon={searchIcon}>
        <span>{say(jobSearchTexts.search)}</span>
      </Button>
    </form>
  )
}
