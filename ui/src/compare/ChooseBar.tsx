import type { PageHref } from '@homecare/sdk/addresses'
import { comparisonHref, fitToCompare } from '@homecare/sdk/compare'
import { compareTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { chooseForm } from './chooseForm'
import { useNavigation } from '../frame/app'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'
import { Problem } from '../kit/states/Problem'

/** Leads to the table of whoever is ticked on their card. */
export default function ChooseBar({ here }: { here: PageHref }) {
  const say = useSay()
  const navigation = useNavigation()
  const [wrong, setWrong] = useState<'few' | 'many'>()
  return (
    <form
      id={chooseForm}
      action="/caregivers-search/compare"
      className="row"
      onSubmit={(event) => {
        event.preventDefault()
        const ids = new FormData(event.currentTarget).getAll('with').map(Number)
        const fit = fitToCompare(ids.length)
        setWrong(fit === 'ok' ? undefined : fit)
        if (fit === 'ok') void navigation.go(comparisonHref(ids, here.split('?')[1]))
      }}
    >
      <Button type="submit">{say(words.compareThem)}</Button>
      <div role="status">
        {wrong ? (
          <Problem>{say(words[wrong])}</Problem>
        ) : (
          <p className="soft small">{say(words.chooseHint)}</p>
        )}
      </div>
    </form>
  )
}
