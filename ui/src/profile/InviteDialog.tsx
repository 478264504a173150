import { listOwnJobs } from '@homecare/sdk/families'
import type { Job } from '@homecare/sdk/jobs'
import { message, noteMaxLength, resource } from '@homecare/sdk/kit'
import { createJobInviteForm } from '@homecare/sdk/profile'
import { jobInviteTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { useBackCloses } from '../frame/useBackCloses'
import { Dialog } from '../kit/overlays/Dialog'
import { EmptyState } from '../kit/states/EmptyState'
import { ErrorState } from '../kit/states/ErrorState'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { TextareaField } from '../kit/fields/TextareaField'
import { Form } from '../kit/fields/Form'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Skeleton } from '../kit/states/Skeleton'
import { useValue } from '../kit/useValue'

interface InviteDialogProps {
  id: number
  name: string
  onClose: () => void
}

/** Invites a caregiver to one of the family's open jobs; whoever has none is shown the way to one. */
export default function InviteDialog({ id, name, onClose }: InviteDialogProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [jobs] = useState(() => resource((signal) => care.call(listOwnJobs, {}, { signal })))
  const [form] = useState(() => createJobInviteForm(care, id))
  const dirty = useValue(form.fields.note.value) !== ''
  const loaded = useValue(jobs.data)
  const error = useValue(jobs.error)
  useEffect(() => void jobs.load(), [jobs])
  const open = loaded?.filter(({ status }) => status === 'open') ?? []

  return (
    <Dialog
      title={say(jobInviteTexts.inviteTitle, { name })}
      dirty={dirty}
      onClose={onClose}
      onStanding={useBackCloses()}
    >
      {error ? (
        <ErrorState level={3} error={error} retry={() => jobs.reload()} />
      ) : !loaded ? (
        <Skeleton count={2} />
      ) : open.length === 0 ? (
        <EmptyState
          level={3}
          title={say(jobInviteTexts.noJobs)}
          actions={
            <Link href="/family-signup" look="primary">
              {say(jobInviteTexts.postJob)}
            </Link>
          }
        >
          {say(jobInviteTexts.noJobsHint)}
        </EmptyState>
      ) : (
        <Form
          form={form}
          submit={jobInviteTexts.inviteSend}
          onAccepted={() => {
            toasts.success(message(jobInviteTexts.invited, { name }))
            onClose()
          }}
        >
          <RadioGroup
            form={form}
            name="job_id"
            label={jobInviteTexts.inviteJob}
            options={open.map(optionOf)}
            required
          />
          <TextareaField
            form={form}
            name="note"
            label={jobInviteTexts.inviteNote}
            max={noteMaxLength}
            optional
          />
        </Form>
      )}
    </Dialog>
  )
}

const optionOf = ({ id, title, city, state }: Job) => ({ value: id, label: title, hint: `${city}, ${state}` })
