import { message, type Locale } from '@homecare/sdk/kit'
import { uiTexts } from '@homecare/sdk/texts'
import { RadioGroup } from './RadioGroup'
import { choosePref, textSizes, type Prefs } from '../prefs'
import { useValue } from '../useValue'

interface PrefsFieldsProps {
  prefs: Prefs
  onLanguage: (locale: Locale) => void
}

/** Colours and size of text, whose changes show at once, and the language, for which the page is loaded anew. */
export function PrefsFields({ prefs, onLanguage }: PrefsFieldsProps) {
  const theme = useValue(prefs.theme)
  const textSize = useValue(prefs.textSize)
  const locale = useValue(prefs.locale)
  return (
    <>
      <RadioGroup
        look="chips"
        label={uiTexts.theme}
        value={theme}
        onChange={(next) => next && choosePref(prefs, 'theme', next)}
        options={[
          { value: 'system', label: uiTexts.themeSystem },
          { value: 'light', label: uiTexts.themeLight },
          { value: 'dark', label: uiTexts.themeDark },
        ]}
      />
      <RadioGroup
        look="chips"
        label={uiTexts.textSize}
        value={textSize}
        onChange={(next) => next && choosePref(prefs, 'textSize', next)}
        options={textSizes.map((value) => ({ value, label: message(uiTexts.percent, { percent: value }) }))}
      />
      <RadioGroup
        look="chips"
        label={uiTexts.language}
        value={locale}
        onChange={(next) => next && onLanguage(next)}
        options={[
          { value: 'en', label: uiTexts.english },
          { value: 'es', label: uiTexts.spanish },
        ]}
      />
    </>
  )
}
