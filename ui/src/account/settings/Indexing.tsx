import { createIndexingForm, type Settings } from '@homecare/sdk/account'
import { settingsScreenTexts as words, signupTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare } from '../../frame/app'
import { CheckboxField } from '../../kit/fields/CheckboxField'
import { SettingsForm } from './SettingsForm'

/** Whether search engines may list a family's jobs: asked at the sign-up, and changed here. */
export function Indexing({ settings }: { settings: Settings }) {
  const care = useCare()
  const [form] = useState(() => createIndexingForm(care, settings))
  return (
    <SettingsForm title={words.indexing} hint={words.indexingHint} form={form} submit={words.saveIndexing}>
      <CheckboxField form={form} name="jobs_may_be_indexed" label={signupTexts.mayBeIndexed} />
    </SettingsForm>
  )
}
