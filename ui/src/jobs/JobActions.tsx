import { loginHref, type PageHref } from '@homecare/sdk/addresses'
import {
  applicationActions,
  applicationNotes,
  createJobStore,
  professionRefusal,
  type Application,
} from '@homecare/sdk/jobs'
import { type Text, dateWords } from '@homecare/sdk/kit'
import { jobPageTexts, jobTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { laterDialog } from '../frame/laterDialog'
import { useTakeIn } from '../frame/useTakeIn'
import { Banner } from '../kit/states/Banner'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { DateText } from '../kit/DateText'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Section } from '../kit/layout/Section'
import { useValue } from '../kit/useValue'
import type { JobPageData } from './jobPage'

const ApplyDialog = laterDialog(() => import('./ApplyDialog'))
const WithdrawDialog = laterDialog(() => import('./WithdrawDialog'))
const NotInterestedDialog = laterDialog(() => import('./NotInterestedDialog'))

/** Where a caregiver stands with the job, and what they may do next. */
export default function JobActions({ data }: { data: JobPageData }) {
  const say = useSay()
  const { care, session, toasts } = useApp()
  const [store] = useState(() => createJobStore(care, toasts, data))
  useTakeIn(store.job.set, data)
  const identity = useValue(session.identity)
  const [open, setOpen] = useState<'apply' | 'withdraw' | 'notInterested' | null>(null)
  const state = useValue(store.state)
  const application = useValue(store.job.data)?.application ?? null
  const close = () => setOpen(null)
  if (identity.user_type === 'anonymous') return data.isOpen ? <Join here={data.here} /> : null
  if (identity.user_type === 'agency_caregiver') return <AgencyPlaces />
  if (identity.user_type !== 'caregiver') return null
  const refusal = state === 'applied' ? null : professionRefusal(data.job, identity)
  const actions =
    data.isOpen || state === 'applied'
      ? applicationActions(state).filter((action) => action !== 'apply' || !refusal)
      : []
  const dialog = { job: data.job, onDone: store.take, onClose: close }
  return (
    <div className="job-actions">
      {application && <Standing application={application} notes={data.job.application_sections} />}
      {refusal && data.isOpen && (
        <Banner
          tone="warn"
          actions={
            <Link href="/caregiver/profile" look="quiet">
              {say(jobPageTexts.yourProfession)}
            </Link>
          }
        >
          {say(refusal)}
        </Banner>
      )}
      <div className="row">
        {actions.map((action) => (
          <Button
            key={action}
            look={action === 'apply' ? 'primary' : 'quiet'}
            onClick={() => setOpen(action)}
          >
            {say(actionTexts[action])}
          </Button>
        ))}
      </div>
      {open === 'apply' && <ApplyDialog {...dialog} />}
      {open === 'withdraw' && <WithdrawDialog {...dialog} />}
      {open === 'notInterested' && <NotInterestedDialog {...dialog} />}
    </div>
  )
}

const actionTexts = {
  apply: jobTexts.apply,
  withdraw: jobTexts.withdraw,
  notInterested: jobTexts.notInterested,
} as const

/** Who places an agency's caregiver with a family, and where they may look for work themselves. */
function AgencyPlaces() {
  const say = useSay()
  return (
    <Banner
      actions={
        <Link href="/openshifts" look="quiet">
          {say(jobPageTexts.toOpenShifts)}
        </Link>
      }
    >
      {say(jobPageTexts.agencyPlaces)}
    </Banner>
  )
}

/** A visitor's two ways to apply; each leads back to the job. */
function Join({ here }: { here: PageHref }) {
  const say = useSay()
  return (
    <div className="row">
      <Link href={loginHref(here)} look="primary" rel="nofollow">
        {say(jobPageTexts.logInToApply)}
      </Link>
      <Link href="/nursing-cna-jobs" look="quiet">
        {say(jobPageTexts.joinToApply)}
      </Link>
    </div>
  )
}

/** What they have said to the job, with its day, and what the family wrote. */
function Standing({
  application,
  notes,
}: {
  application: Application
  notes: JobPageData['job']['application_sections']
}) {
  const say = useSay()
  const { text, day } = standingOf(application)
  return (
    <Card as="section">
      <Section title={say(jobPageTexts.yourApplication)}>
        <Banner tone={application.proposal_state === 'applied' ? 'good' : 'info'}>
          {day ? say(text, { day: dateWords(day, 'day', say.locale) }) : null}
        </Banner>
        {applicationNotes(application).map(({ note_type, note_message, date }) => (
          <div key={note_type}>
            <p className="soft small">
              {say(note_type === 'apply' ? jobPageTexts.noteApply : jobPageTexts.noteWithdraw)}
              {date && (
                <>
                  {', '}
                  <DateText value={date} show="shortDay" />
                </>
              )}
            </p>
            <p className="job-actions-note">{note_message}</p>
          </div>
        ))}
        {notes.map(({ family_note }) => (
          <div key={family_note}>
            <p className="soft small">{say(jobPageTexts.familyNote)}</p>
            <p className="job-actions-note">{family_note}</p>
          </div>
        ))}
      </Section>
    </Card>
  )
}

function standingOf(application: Application): { text: Text; day: string | null } {
  const { proposal_state, applied_date, withdrawn_date, provider_not_interested_date } = application
  if (proposal_state === 'withdrawn') return { text: jobPageTexts.withdrawnOn, day: withdrawn_date }
  if (proposal_state === 'not_interested') {
    return { text: jobPageTexts.notInterestedOn, day: provider_not_interested_date }
  }
  return { text: jobPageTexts.appliedOn, day: applied_date }
}
