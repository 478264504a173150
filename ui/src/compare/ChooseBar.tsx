import type { PageHref } from '@homecare/sdk/addresses'
import { comparedLimits, comparisonHref, fitToCompare, readCompared } from '@homecare/sdk/compare'
import { compareTexts as words } from '@homecare/sdk/texts'
import { useEffect, useRef, useState } from 'react'
import { chooseForm } from './chooseForm'
import { useNavigation } from '../frame/app'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'
import { Problem } from '../kit/states/Problem'

interface ChooseBarProps {
  here: PageHref
  /** Who is ticked on another page of the favorites. */
  elsewhere: readonly number[]
}

/** Leads to the table of whoever is ticked on their card, on this page or on another: the address holds who. */
export default function ChooseBar({ here, elsewhere }: ChooseBarProps) {
  const say = useSay()
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<'few' | 'many'>()

  // The boxes belong to the form and stand outside of it; what was ticked before this was here counts as well.
  useEffect(() => {
    const keep = () => {
      const ids = form.current ? chosenIn(form.current) : []
      if (ids.join(',') !== readCompared(new URLSearchParams(location.search)).join(','))
        void navigation.replaceQuery({ with: ids.join(',') })
    }
    const changed = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.form !== form.current || !form.current) return
      const isOneTooMany = chosenIn(form.current).length > comparedLimits.most
      if (isOneTooMany) target.checked = false
      setWrong((before) => (isOneTooMany ? 'many' : before === 'many' ? undefined : before))
      keep()
    }
    keep()
    document.addEventListener('change', changed)
    return () => document.removeEventListener('change', changed)
  }, [navigation])

  return (
    <form
      ref={form}
      id={chooseForm}
      action="/caregivers-search/compare"
      className="row"
      onSubmit={(event) => {
        event.preventDefault()
        const ids = chosenIn(event.currentTarget)
        const fit = fitToCompare(ids.length)
        setWrong(fit === 'ok' ? undefined : fit)
        if (fit === 'ok') void navigation.go(comparisonHref(ids, here.split('?')[1]))
      }}
    >
      {elsewhere.map((id) => (
        <input key={id} type="hidden" name="with" value={id} />
      ))}
      <Button type="submit">{say(words.compareThem)}</Button>
      <div role="status">
        {wrong ? (
          <Problem>{say(words[wrong])}</Problem>
        ) : (
          <p className="soft small">
            {elsewhere.length > 0
              ? say.count(words.chosenElsewhere, elsewhere.length)
              : say(words.chooseHint)}
          </p>
        )}
      </div>
    </form>
  )
}

const chosenIn = (form: HTMLFormElement): number[] => new FormData(form).getAll('with').map(Number)
