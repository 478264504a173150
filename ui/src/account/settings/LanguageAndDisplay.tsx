import { updateSettings } from '@homecare/sdk/account'
import { action, type Locale } from '@homecare/sdk/kit'
import { settingsScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { speak } from '../../frame/speak'
import { Card } from '../../kit/layout/Card'
import { PrefsFields } from '../../kit/fields/PrefsFields'
import { useSay } from '../../kit/say'
import { Section } from '../../kit/layout/Section'

/** Colours, size of text and language. The language is kept with the account too: letters are written in it. */
export function LanguageAndDisplay() {
  const say = useSay()
  const app = useApp()
  const [save] = useState(() =>
    action((language: Locale) => app.care.call(updateSettings, { body: { language } }), {
      failed: (error) => app.toasts.error(words.languageFailed, error),
    }),
  )
  const speakFromNowOn = (language: Locale) =>
    speak(window, app, language, async () => (await save.run(language)) !== undefined)
  return (
    <Section title={say(words.look)}>
      <Card>
        <p className="soft">{say(words.lookHint)}</p>
        <PrefsFields
          prefs={app.prefs}
          onLanguage={(language) => void speakFromNowOn(language).catch(app.report)}
        />
      </Card>
    </Section>
  )
}
