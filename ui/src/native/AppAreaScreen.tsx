import { createAreaForm, type AreaAudience } from '@homecare/sdk/places'
import { appTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, ScreenProps } from '../frame/screen'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { areaHref } from './areaPage'

const texts = {
  family: { title: words.familyStart, lead: words.familyStartLead },
  caregiver: { title: words.caregiverStart, lead: words.caregiverStartLead },
} as const

const whoOf = (params: Readonly<Record<string, string>>): AreaAudience =>
  params['who'] === 'caregiver' ? 'caregiver' : 'family'

export const head: HeadOf<undefined> = (_, { params }) => ({ title: texts[whoOf(params)].title })

/** Where care is needed, or work is looked for: decides whether the app goes on to the sign-up. */
export default function AppAreaScreen({ params, query }: ScreenProps) {
  const say = useSay()
  const { care, navigation } = useApp()
  const who = whoOf(params)
  const [next] = useState<{ href: ReturnType<typeof areaHref> | null }>(() => ({ href: null }))
  const [form] = useState(() =>
    createAreaForm(care, who, {
      zip_code: query.get('zip') ?? '',
      found: (area) => {
        next.href = areaHref(area.served ? '/appsignup-next' : '/appsignup-not-now', area)
      },
    }),
  )
  return (
    <Page width="read" title={say(texts[who].title)} lead={say(texts[who].lead)}>
      <Card>
        <Form form={form} submit={words.look} onAccepted={() => next.href && navigation.go(next.href)}>
          <Field
            form={form}
            name="zip_code"
            label={words.zip}
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={10}
            short
            required
          />
        </Form>
      </Card>
    </Page>
  )
}
