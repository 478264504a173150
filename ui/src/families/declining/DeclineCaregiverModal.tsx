import { modals } from '@homecare/sdk/addresses'
import {
  createDeclineForm,
  declineLetter,
  declineReasons,
  previewDecline,
  type Declined,
  type DeclinePreview,
} from '@homecare/sdk/families'
import { message } from '@homecare/sdk/kit'
import { declineTexts as words, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import type { ModalProps } from '../../frame/screen'
import { useLoaded } from '../../frame/useLoaded'
import { Button } from '../../kit/Button'
import { Form } from '../../kit/fields/Form'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { Card } from '../../kit/layout/Card'
import { Link } from '../../kit/Link'
import { useCloseDialog } from '../../kit/overlays/Dialog'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'
import { ErrorState } from '../../kit/states/ErrorState'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import { ProfileDialog } from '../../profileDialog/ProfileDialog'
import { optionsOf } from '../signup/options'
import { declinedNews } from './declinedNews'
import { declinedOf } from './declinedOf'

/** Declines the caregiver of `?caregiver=`, to the job of `?for_job=` or as a whole, once its consequences are said. */
export default function DeclineCaregiverModal({ close, query }: ModalProps) {
  // As it was when it opened: on its way out the address names nobody any more.
  const [of] = useState(() => declinedOf(query))
  return of ? <Opened of={of} close={close} /> : <Gone close={close} />
}

function Gone({ close }: { close: () => void }) {
  return (
    <ProfileDialog title={modals.get('declineCaregiver').label} close={close}>
      {(leave) => <NotThere leave={leave} />}
    </ProfileDialog>
  )
}

function Opened({ of, close }: { of: Declined; close: () => void }) {
  const { care } = useApp()
  const { caregiver: id, job } = of
  const loaded = useLoaded((signal) =>
    care.call(previewDecline, { id, query: job === null ? {} : { job_id: job } }, { signal }),
  )
  const preview = useValue(loaded.data)
  const error = useValue(loaded.error)
  const loading = useValue(loaded.loading)
  const title = preview ? message(words.title, { name: preview.name }) : modals.get('declineCaregiver').label
  return (
    <ProfileDialog title={title} close={close}>
      {(leave) =>
        preview ? (
          <Shown of={of} preview={preview} leave={leave} />
        ) : error?.kind === 'notFound' ? (
          <NotThere leave={leave} />
        ) : error ? (
          <ErrorState
            level={3}
            title={words.loadFailed}
            error={error}
            retry={() => loaded.reload()}
            busy={loading}
          />
        ) : (
          <Skeleton shape="text" count={4} />
        )
      }
    </ProfileDialog>
  )
}

function NotThere({ leave }: { leave: () => void }) {
  const say = useSay()
  return (
    <EmptyState
      level={3}
      title={say(words.gone)}
      actions={<Button onClick={leave}>{say(uiTexts.close)}</Button>}
    >
      {say(words.goneHint)}
    </EmptyState>
  )
}

interface ShownProps {
  of: Declined
  preview: DeclinePreview
  leave: () => void
}

function Shown({ of, preview, leave }: ShownProps) {
  const say = useSay()
  const { name, standing, connection_id } = preview
  if (standing === 'hired' && connection_id !== null)
    return (
      <>
        <p>{say(words.hired, { name })}</p>
        <div className="row">
          <Link href={`/manage-connection/${connection_id}?modal=terminateContract`} look="primary">
            {say(words.endContract)}
          </Link>
          <Button look="plain" onClick={leave}>
            {say(uiTexts.close)}
          </Button>
        </div>
      </>
    )
  if (standing === 'declined' || standing === 'none' || standing === 'hired')
    return (
      <>
        <p>{say(standing === 'declined' ? words.declinedAlready : words.nothing, { name })}</p>
        <p>
          <Button onClick={leave}>{say(uiTexts.close)}</Button>
        </p>
      </>
    )
  return <Ask of={of} preview={preview} />
}

function Ask({ of, preview }: Omit<ShownProps, 'leave'>) {
  const say = useSay()
  const keep = useCloseDialog()
  const app = useApp()
  const { care, navigation } = app
  const { name, standing, title, undo } = preview
  const [form] = useState(() =>
    createDeclineForm(care, of, (answer) => {
      // The page beneath hears of it when the next question stands: it may load anew by that.
      void navigation
        .replaceQuery({ modal: 'declineCaregiverFeedback' })
        .then(() => void (declinedNews(app).value = { of, answer }))
    }),
  )
  return (
    <Form
      form={form}
      submit={message(words.declineName, { name })}
      actions={
        <Button look="plain" onClick={keep}>
          {say(words.keep)}
        </Button>
      }
    >
      <ul>
        <li>
          {of.job !== null && title ? say(words.leavesJob, { name, title }) : say(words.leavesAll, { name })}
        </li>
        {standing === 'offered' && <li>{say(words.takesOfferBack)}</li>}
        <li>{say(undo ? words.undo : words.atOnce, { name })}</li>
      </ul>
      <RadioGroup
        form={form}
        name="reason"
        label={words.reason}
        hint={message(words.reasonHint, { name })}
        options={optionsOf(declineReasons)}
        required
      />
      <Letter preview={preview} reason={useValue(form.fields.reason.value)} />
    </Form>
  )
}

/** The words that the caregiver reads, as they are with the reason that is chosen. */
function Letter({ preview, reason }: { preview: DeclinePreview; reason: string | null }) {
  const say = useSay()
  const { name, from, title, standing } = preview
  const { subject, lines } = declineLetter({ from, title, reason, takesOfferBack: standing === 'offered' })
  return (
    <div>
      <p>
        <b>{say(words.reads, { name })}</b> <span className="soft small">{say(words.readsHint)}</span>
      </p>
      <Card>
        <div aria-live="polite">
          <p>
            <b>{say(subject)}</b>
          </p>
          {lines.map((line, index) => (
            <p key={index}>{say(line)}</p>
          ))}
        </div>
      </Card>
    </div>
  )
}
