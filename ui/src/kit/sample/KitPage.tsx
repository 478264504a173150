import type { Locale, Toasts } from '@homecare/sdk/kit'
import type { ReactNode } from 'react'
import { kitTexts as t } from '../kitTexts'
import { Page } from '../layout/Page'
import type { Prefs } from '../prefs'
import { PrefsFields } from '../fields/PrefsFields'
import { AnswerSamples } from './AnswerSamples'
import { ChartSamples } from './ChartSamples'
import { FormSamples } from './FormSamples'
import { OverlaySamples } from './OverlaySamples'
import { PieceSamples } from './PieceSamples'
import { StateSamples } from './StateSamples'
import { ViewSamples } from './ViewSamples'
import { useSay } from '../say'
import { Section } from '../layout/Section'

/** The `/kit` page: every part in every state. What the visual tests photograph. */
export function KitPage({
  prefs,
  onLanguage,
  toasts,
  children,
}: {
  prefs: Prefs
  onLanguage: (locale: Locale) => void
  toasts: Toasts
  /** Parts that the kit does not know: the bar. */
  children?: ReactNode
}) {
  const say = useSay()
  return (
    <Page title={say(t.title)} lead={say(t.lead)}>
      <Section title={say(t.look)}>
        <PrefsFields prefs={prefs} onLanguage={onLanguage} />
      </Section>
      <PieceSamples />
      <AnswerSamples />
      <StateSamples />
      <FormSamples />
      <ViewSamples />
      <OverlaySamples toasts={toasts} />
      <ChartSamples />
      {children}
    </Page>
  )
}
