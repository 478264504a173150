import type { Text } from '@homecare/sdk/kit'
import type { CaregiverChange } from '@homecare/sdk/ownProfile'
import { useLayoutEffect, useRef } from 'react'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'
import { useTakeToo } from './useTakeToo'

interface TakeTooProps {
  change: CaregiverChange | null
  words: { readonly takeToo: Text; readonly takenToo: Text }
  /** Which of a list it is, for those who only hear the button. */
  about: string
}

/** On the card of some work: such work taken into the preferences by one press, which sorts the list anew. */
export function TakeToo({ change, words, about }: TakeTooProps) {
  const { navigation } = useApp()
  const taking = useTakeToo(change, words.takenToo, () => navigation.reload())
  return taking && <Press {...taking} words={words} about={about} />
}

type PressProps = NonNullable<ReturnType<typeof useTakeToo>> & Pick<TakeTooProps, 'words' | 'about'>

function Press({ busy, take, words, about }: PressProps) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  // What was pressed leaves once it is done: the focus goes to the heading, and the list stays where it is.
  useLayoutEffect(() => {
    const own = place.current
    return () => {
      if (own?.contains(document.activeElement))
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div className="reasons-act" ref={place}>
      <Button look="plain" busy={busy} onClick={take}>
        {say(words.takeToo)}
        <span className="hidden"> {about}</span>
      </Button>
    </div>
  )
}
