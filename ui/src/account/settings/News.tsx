import { createMarketingForm, type MarketingChoices } from '@homecare/sdk'
import { kitTexts, settingsScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare, useNavigation } from '../../frame/app'
import { ErrorState } from '../../kit/ErrorState'
import { CheckboxField } from '../../kit/fields/CheckboxField'
import { useSay } from '../../kit/say'
import { Section } from '../../kit/Section'
import { SettingsForm } from './SettingsForm'

/** News by each channel (D1 §7); what could not be loaded never looks like a refusal. */
export function News({ marketing }: { marketing: MarketingChoices | null }) {
  const say = useSay()
  const navigation = useNavigation()
  if (marketing) return <NewsForm marketing={marketing} />
  return (
    <Section title={say(words.news)}>
      <ErrorState
        level={3}
        title={words.newsFailed}
        message={kitTexts.somethingWentWrong}
        retry={() => navigation.reload()}
      />
    </Section>
  )
}

function NewsForm({ marketing }: { marketing: MarketingChoices }) {
  const care = useCare()
  const [form] = useState(() => createMarketingForm(care, marketing))
  return (
    <SettingsForm title={words.news} hint={words.newsHint} form={form} submit={words.saveNews}>
      <CheckboxField form={form} name="email" label={words.newsEmail} />
      <CheckboxField form={form} name="phone" label={words.newsPhone} />
      <CheckboxField form={form} name="post" label={words.newsPost} />
    </SettingsForm>
  )
}
