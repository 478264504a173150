import { action, changeSettings, type Locale } from '@homecare/sdk'
import { settingsScreenTexts as words } from '@homecare/sdk/texts'
import { useRef, useState } from 'react'
import { useApp } from '../../frame/app'
import { useSaidAgain } from '../../frame/useSaidAgain'
import { Card } from '../../kit/Card'
import { PrefsFields } from '../../kit/PrefsFields'
import { useSay } from '../../kit/say'
import { Section } from '../../kit/Section'

/** Colours, size of text and language. The language is kept with the account too: letters are written in it. */
export function LanguageAndDisplay() {
  const say = useSay()
  const { care, prefs, toasts } = useApp()
  const [save] = useState(() =>
    action((language: Locale) => care.call(changeSettings, { body: { language } }), {
      failed: (error) => toasts.error(words.languageFailed, error),
    }),
  )
  // One after the other: chosen again while the first is on its way, the last choice is the one that is kept.
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  useSaidAgain(() => {
    turn.current = turn.current.then(() => save.run(say.locale))
  })
  return (
    <Section title={say(words.look)}>
      <Card>
        <p className="soft">{say(words.lookHint)}</p>
        <PrefsFields prefs={prefs} />
      </Card>
    </Section>
  )
}
