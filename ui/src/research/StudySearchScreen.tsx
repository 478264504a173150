import { createPatientSearch, getStudy, type Study } from '@homecare/sdk/research'
import { ApiError } from '@homecare/sdk/kit'
import { researchStaffTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp, useNavigation } from '../frame/app'
import type { HeadOf, Load, LoadContext, ScreenProps } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { DateField } from '../kit/fields/DateField'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { studyResultsHref, studyStaffHref } from './studyPage'

/** A study for its own staff; to anybody else there is no such page. */
export async function studyOfStaff({ care, params, signal }: LoadContext): Promise<Study> {
  const study = await care.call(getStudy, { study: params.study ?? '' }, { signal })
  if (!study.is_staff) throw new ApiError('notFound')
  return study
}

export const load: Load<Study> = studyOfStaff
export const head: HeadOf<Study> = () => ({ title: words.find })

/** A study's staff look for a patient. */
export default function StudySearchScreen({ data: study }: ScreenProps<Study>) {
  const say = useSay()
  const { care } = useApp()
  const navigation = useNavigation()
  const [form] = useState(() =>
    createPatientSearch(care, study.code, ({ id }) => {
      void navigation.go(studyResultsHref(study.code, id), { evenUnsaved: true })
    }),
  )
  return (
    <Page
      width="read"
      title={say(words.find)}
      lead={say(words.findLead)}
      up={{ href: studyStaffHref(study.code, 'login'), words: say(words.loginTitle) }}
    >
      <Card>
        <Form form={form} submit={words.search}>
          <Field form={form} name="last_name" label={words.lastName} autoComplete="off" required />
          <Field form={form} name="first_name" label={words.firstName} autoComplete="off" optional />
          <DateField form={form} name="birthday" label={words.birthday} asked="birth" optional />
        </Form>
      </Card>
    </Page>
  )
}
