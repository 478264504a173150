import {
  askAfterOperation,
  createEncounter,
  getStudyPatient,
  researchLimits,
  type Encounter,
  type Study,
  type StudyPatient,
} from '@homecare/sdk/research'
import { action, dateWords, dayIn, message, pacificTimeZone } from '@homecare/sdk/kit'
import { researchStaffTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp, useNavigation } from '../frame/app'
import { redirectTo, type HeadOf, type Load, type ScreenProps } from '../frame/screen'
import { useUnsaved } from '../frame/useUnsaved'
import { Button } from '../kit/Button'
import { DateField } from '../kit/fields/DateField'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { TextareaField } from '../kit/fields/TextareaField'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { EmptyState } from '../kit/states/EmptyState'
import { ErrorState } from '../kit/states/ErrorState'
import { useValue } from '../kit/useValue'
import { studyHref, studyResultsHref, studyStaffHref } from './studyPage'
import { studyOfStaff } from './StudySearchScreen'
import './Study.css'

interface EncounterData {
  readonly study: Study
  readonly patient: StudyPatient
  readonly now: number
}

export const load: Load<EncounterData> = async (context) => {
  const study = await studyOfStaff(context)
  const patientId = Number(context.query.get('patient'))
  // Nobody is chosen yet.
  if (!Number.isInteger(patientId) || patientId <= 0)
    return redirectTo(studyStaffHref(study.code, 'search-patient'))
  const patient = await context.care.call(
    getStudyPatient,
    { study: study.code, patientId },
    { signal: context.signal },
  )
  return { study, patient, now: Date.now() }
}
export const head: HeadOf<EncounterData> = () => ({ title: words.encounter })

/** A study's staff note that they saw a patient, and hand over the code to join with. */
export default function StudyEncounterScreen({ data, query }: ScreenProps<EncounterData>) {
  const say = useSay()
  const { study, patient, now } = data
  const search = Number(query.get('search'))
  const name = `${patient.first_name} ${patient.last_initial}.`
  return (
    <Page
      className="study"
      width="read"
      title={say(words.encounter)}
      lead={say(message(words.encounterOf, { name, year: patient.birth_year }))}
      up={
        Number.isInteger(search) && search > 0
          ? { href: studyResultsHref(study.code, search), words: say(words.results) }
          : { href: studyStaffHref(study.code, 'search-patient'), words: say(words.find) }
      }
    >
      <NewEncounter key={patient.id} {...data} />
      <Section title={say(words.visits)}>
        {patient.encounters.length === 0 ? (
          <EmptyState title={say(words.noVisits)} />
        ) : (
          <List items={patient.encounters} by={({ id }) => id}>
            {(encounter) => <EncounterCard study={study} encounter={encounter} now={now} />}
          </List>
        )}
      </Section>
    </Page>
  )
}

function NewEncounter({ study, patient }: EncounterData) {
  const say = useSay()
  const { care } = useApp()
  const navigation = useNavigation()
  const [made, setMade] = useState<{ readonly code: string; readonly code_until: string } | null>(null)
  const [form] = useState(() =>
    createEncounter(
      care,
      study.code,
      patient.id,
      () => dayIn(pacificTimeZone, new Date()),
      (code) => {
        setMade(code)
        void navigation.reload()
      },
    ),
  )
  useUnsaved(form.dirty)
  return (
    <>
      {made && (
        <Banner tone="good" title={say(words.logged)} live>
          <p>{say(words.codeIs)}</p>
          <p>
            <b className="study-code">{made.code}</b>
          </p>
          <p>
            {say(
              message(words.codeOnce, {
                day: dateWords(made.code_until, 'day', say.locale, pacificTimeZone),
              }),
            )}
          </p>
          <p>{say(message(words.address, { address: studyHref(study.code) }))}</p>
        </Banner>
      )}
      <Card>
        <Form form={form} submit={words.log}>
          <DateField form={form} name="date" label={words.day} required />
          <Field form={form} name="provider" label={words.provider} autoComplete="off" required />
          <TextareaField
            form={form}
            name="note"
            label={words.note}
            hint={words.noteHint}
            max={researchLimits.note}
            optional
          />
        </Form>
      </Card>
    </>
  )
}

function EncounterCard({
  study,
  encounter: given,
  now,
}: {
  study: Study
  encounter: Encounter
  now: number
}) {
  const say = useSay()
  const { care, toasts } = useApp()
  // What the asking answered stands until the page is loaded anew: then that is newer.
  const [shown, setShown] = useState({ given, encounter: given })
  if (shown.given !== given) setShown({ given, encounter: given })
  const { encounter } = shown
  const [asking] = useState(() =>
    action(() => care.call(askAfterOperation, { study: study.code, encounterId: given.id }), {
      done(answered) {
        setShown((now) => ({ ...now, encounter: answered }))
        toasts.success(words.askedToast)
      },
    }),
  )
  const busy = useValue(asking.busy)
  const error = useValue(asking.error)
  const day = (instant: string) => dateWords(instant, 'day', say.locale, pacificTimeZone)
  const { postop, joined, code_until } = encounter
  const isOver = code_until === null || Date.parse(code_until) <= now
  return (
    <Card>
      <h3>{`${dateWords(encounter.date, 'day', say.locale)}, ${encounter.provider}`}</h3>
      {encounter.note && <p>{encounter.note}</p>}
      <p>
        {joined
          ? say(words.joined)
          : isOver
            ? say(words.codeOver)
            : say(message(words.notJoined, { day: day(code_until) }))}
      </p>
      {postop ? (
        <p>
          {say(message(words.asked, { day: day(postop.asked_at) }))}
          {postop.received !== null && (
            <>
              {'. '}
              <b>{say(postop.received ? words.received : words.notReceived)}</b>
            </>
          )}
          {postop.note && (
            <>
              <br />
              {postop.note}
            </>
          )}
        </p>
      ) : (
        joined && (
          <>
            <p className="soft">{say(words.askHint)}</p>
            {error && <ErrorState error={error} />}
            <div className="row">
              <Button look="quiet" busy={busy} onClick={() => void asking.run()}>
                {say(words.ask)}
              </Button>
            </div>
          </>
        )
      )}
    </Card>
  )
}
