import { createMarketingForm, type MarketingChoices } from '@homecare/sdk/account'
import type { Part } from '@homecare/sdk/kit'
import { kitTexts, settingsScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare, useNavigation } from '../../frame/app'
import { ErrorState } from '../../kit/states/ErrorState'
import { CheckboxField } from '../../kit/fields/CheckboxField'
import { useSay } from '../../kit/say'
import { Section } from '../../kit/layout/Section'
import { SettingsForm } from './SettingsForm'

/** News by each channel; what could not be loaded never looks like a refusal. */
export function News({ marketing }: { marketing: Part<{ marketing_preferences: MarketingChoices }> }) {
  const say = useSay()
  const navigation = useNavigation()
  const { data, failure } = marketing
  if (data) return <NewsForm marketing={data.marketing_preferences} />
  return (
    <Section title={say(words.news)}>
      <ErrorState
        level={3}
        title={words.newsFailed}
        message={kitTexts.somethingWentWrong}
        failure={failure}
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
