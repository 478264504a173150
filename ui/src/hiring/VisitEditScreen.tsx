import type { PagePath } from '@homecare/sdk/addresses'
import { createVisitForm, mayChangeVisit, seriesScopes, type VisitForm } from '@homecare/sdk/hiring'
import { message, noteMaxLength, parseFormDate, dateWords, timeOfDayWords } from '@homecare/sdk/kit'
import {
  seriesScreenTexts,
  shiftFactTexts,
  uiTexts,
  visitScreenTexts as words,
  visitTexts,
} from '@homecare/sdk/texts'
import { useState } from 'react'
import { TimeField } from '../availability/TimeField'
import { useApp } from '../frame/app'
import type { HeadOf, ScreenProps } from '../frame/screen'
import { useUnsaved } from '../frame/useUnsaved'
import { Banner } from '../kit/states/Banner'
import { ConflictChoices } from '../kit/overlays/ConflictChoices'
import { conflictWordsOf } from '../kit/overlays/conflictWords'
import { DateField } from '../kit/fields/DateField'
import { TextareaField } from '../kit/fields/TextareaField'
import { Form } from '../kit/fields/Form'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import '../shifts/Shifts.css'
import { useNow } from '../clock/useNow'
import { loadVisit, otherSide, type VisitData } from './visitPage'

export const load = loadVisit
export const head: HeadOf<VisitData> = ({ visit }) => ({
  title: message(words.editTitle, { name: otherSide(visit) }),
})

const conflictWords = conflictWordsOf<VisitForm>({
  day: [
    words.day,
    ({ day, start, end }: VisitForm, locale) => [
      dateWords(parseFormDate(day) ?? '', 'weekday', locale),
      message(shiftFactTexts.time, { from: timeOfDayWords(start, locale), to: timeOfDayWords(end, locale) }),
    ],
  ],
  note: [words.note],
})

/** Moves a visit, or changes its note (`next-shift/…/edit`). The other side is told by e-mail. */
export default function VisitEditScreen({ data }: ScreenProps<VisitData>) {
  return <Shown key={data.visit.id} data={data} />
}

function Shown({ data }: { data: VisitData }) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const { visit } = data
  const name = otherSide(visit)
  const href: PagePath = `/next-shift/${visit.connection_id}/${visit.id}`
  const mayChange = mayChangeVisit(visit, useNow(data.loadedAt))
  const [form] = useState(() =>
    createVisitForm(
      care,
      visit,
      () => Date.now(),
      () => toasts.success(words.saved),
    ),
  )
  const { start, end } = useValue(form.data)
  useUnsaved(form.dirty)
  const done = () => {
    form.reset(form.data.peek())
    void navigation.go(href, { replace: true })
  }
  return (
    <Page width="read" title={say(words.editTitle, { name })} lead={say(words.told, { name })}>
      {mayChange ? (
        <Form
          form={form}
          submit={words.save}
          onAccepted={done}
          actions={
            <Link href={href} look="plain">
              {say(uiTexts.cancel)}
            </Link>
          }
        >
          <ConflictChoices form={form} words={conflictWords} />
          <DateField form={form} name="day" label={words.day} required />
          <div className="shift-sheet-times">
            <TimeField field={form.fields.start} label={words.start} />
            <TimeField field={form.fields.end} label={words.end} />
          </div>
          {end <= start && <p className="soft">{say(words.nextMorning)}</p>}
          {visit.series_id !== null && (
            <RadioGroup
              form={form}
              name="scope"
              label={seriesScreenTexts.scope}
              options={seriesScopes.entries.map(({ id, label }) => ({ value: id, label }))}
            />
          )}
          <TextareaField
            form={form}
            name="note"
            label={words.note}
            hint={words.noteHint}
            max={noteMaxLength}
            optional
          />
        </Form>
      ) : (
        <Banner tone="info" actions={<Link href={href}>{say(message(words.title, { name }))}</Link>}>
          <p>{say(visit.cancelled ? visitTexts.isCanceled : visitTexts.isOver)}</p>
        </Banner>
      )}
    </Page>
  )
}
