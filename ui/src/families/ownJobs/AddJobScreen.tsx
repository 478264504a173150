import { createNewJobForm, getOwnFamily, startEmptyJob, type Family } from '@homecare/sdk/families'
import { describeFailure, dayIn, isApiError } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { ownJobTexts as words } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../../frame/app'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useMayView } from '../../frame/useMayView'
import { useUnsaved } from '../../frame/useUnsaved'
import { Button } from '../../kit/Button'
import { Form } from '../../kit/fields/Form'
import { Page } from '../../kit/layout/Page'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'
import { JobFormFields } from './JobFormFields'

interface AddJobData {
  readonly family: Family
  readonly loadedAt: string
}

export const load: Load<AddJobData> = async ({ care, signal }) => ({
  family: await care.call(getOwnFamily, {}, { signal }),
  loadedAt: new Date().toISOString(),
})
export const head: HeadOf<AddJobData> = () => ({ title: words.addTitle })

const up = (say: ReturnType<typeof useSay>) => ({ href: '/jobposts', words: say(words.title) }) as const

/** Posts another job (`family/dashboard/add-job`). What is written is put aside on the server as it goes. */
export default function AddJobScreen({ data }: ScreenProps<AddJobData>) {
  const say = useSay()
  const mayPost = useMayView()('/family-signup')
  if (mayPost) return <Shown data={data} />
  return (
    <Page width="read" title={say(words.addTitle)}>
      <EmptyState title={say(words.planArranges)} />
    </Page>
  )
}

function Shown({ data: { family, loadedAt } }: { data: AddJobData }) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const [form] = useState(() => {
    const { care_for, city, state, zip_code } = family
    const today = dayIn(timeZoneOfState(state), new Date(loadedAt))
    return createNewJobForm(care, today, { care_for, city, state, zip_code }, (job) => {
      toasts.success(words.posted)
      void navigation.go(`/family/dashboard/job/${job.id}`, { replace: true })
    })
  })
  useUnsaved(form.dirty)
  useEffect(() => void form.resume(), [form])
  const later = async () => {
    try {
      await care.call(startEmptyJob)
      form.reset(form.data.peek())
      void navigation.go('/jobposts', { replace: true })
    } catch (error) {
      if (!isApiError(error)) throw error
      toasts.error(describeFailure(error), error)
    }
  }
  return (
    <Page width="read" title={say(words.addTitle)} lead={say(words.addLead)} up={up(say)}>
      <div onBlur={() => void form.putAside()}>
        <Form
          form={form}
          submit={words.post}
          onAccepted={() => form.reset(form.data.peek())}
          actions={
            <Button look="plain" onClick={later}>
              {say(words.later)}
            </Button>
          }
        >
          <JobFormFields form={form} />
        </Form>
      </div>
      <p className="soft small">{say(words.laterHint)}</p>
    </Page>
  )
}
