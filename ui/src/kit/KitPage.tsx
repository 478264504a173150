import type { Locale, Toasts } from '@homecare/sdk/kit'
import { kitTexts as t } from './kitTexts'
import { Page } from './Page'
import type { Prefs } from './prefs'
import { PrefsFields } from './PrefsFields'
import { ChartSamples } from './sample/ChartSamples'
import { FormSamples } from './sample/FormSamples'
import { OverlaySamples } from './sample/OverlaySamples'
import { PieceSamples } from './sample/PieceSamples'
import { StateSamples } from './sample/StateSamples'
import { ViewSamples } from './sample/ViewSamples'
import { useSay } from './say'
import { Section } from './Section'

/** The `/kit` page: every part in every state. What the visual tests photograph. */
export function KitPage({
  prefs,
  onLanguage,
  toasts,
}: {
  prefs: Prefs
  onLanguage: (locale: Locale) => void
  toasts: Toasts
}) {
  const say = useSay()
  return (
    <Page title={say(t.title)} lead={say(t.lead)}>
      <Section title={say(t.look)}>
        <PrefsFields prefs={prefs} onLanguage={onLanguage} />
      </Section>
      <PieceSamples />
      <StateSamples />
      <FormSamples />
      <ViewSamples />
      <OverlaySamples toasts={toasts} />
      <ChartSamples />
    </Page>
  )
}
