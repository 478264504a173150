import { type Form, dateWords } from '@homecare/sdk/kit'
import {
  createExperienceForm,
  createExperienceStore,
  experienceErrors,
  fromYears,
  isEndDisabled,
  yearRange,
  type ExperienceForm,
} from '@homecare/sdk/ownProfile'
import { placeLabel } from '@homecare/sdk/places'
import { recordEditorTexts, recordTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import type { ModalProps } from '../../frame/screen'
import { conflictWordsOf } from '../../kit/overlays/conflictWords'
import { CheckboxField } from '../../kit/fields/CheckboxField'
import { Field } from '../../kit/fields/Field'
import { TextareaField } from '../../kit/fields/TextareaField'
import { useValue } from '../../kit/useValue'
import { MonthField } from './MonthField'
import { OrganizationField } from './OrganizationField'
import { RecordPlace } from './RecordPlace'
import { idIn } from '../../profileDialog/idIn'
import { Records } from '../../profileDialog/Records'

const words = {
  failed: recordEditorTexts.experienceFailed,
  add: recordTexts.addEmployer,
  save: recordEditorTexts.saveEmployer,
  remove: recordEditorTexts.removeEmployer,
}

const conflictWords = conflictWordsOf<ExperienceForm>({
  business: [
    recordEditorTexts.employer,
    ({ business, city, state }: ExperienceForm) => [business?.name, city && placeLabel({ city, state })],
  ],
  position: [recordEditorTexts.position],
  description: [recordEditorTexts.description],
  start_date: [recordEditorTexts.from, (day: string, locale) => [day && dateWords(day, 'month', locale)]],
  end_date: [
    recordEditorTexts.to,
    ({ end_date, still_working }: ExperienceForm, locale) => [
      still_working ? recordTexts.stillWorking : end_date && dateWords(end_date, 'month', locale),
    ],
  ],
})

/** Where a caregiver has worked. */
export default function ExperiencesModal({ close, query }: ModalProps) {
  const { care, toasts } = useApp()
  const [list] = useState(() => createExperienceStore(care, toasts))
  return (
    <Records
      modal="experiences"
      kind="experience"
      close={close}
      openId={idIn(query)}
      list={list}
      words={words}
      nameOf={({ company_name, position }) => `${position}, ${company_name}`}
      detailOf={({ start_date, end_date }) => yearRange(start_date, end_date)}
      restOf={({ location, description }) => [location, description]}
      create={(saved) => createExperienceForm(list, saved)}
      conflictWords={conflictWords}
      isEnough={(form) => {
        const { business, position } = experienceErrors(form)
        return !business && !position
      }}
    >
      {(form) => <Employer form={form} />}
    </Records>
  )
}

function Employer({ form }: { form: Form<ExperienceForm> }) {
  // A job has begun by today: next year is not among its years.
  const [years] = useState(() => fromYears(new Date().getFullYear()).slice(1))
  const { business, start_date, end_date } = form.fields
  const data = useValue(form.data)
  return (
    <>
      <OrganizationField
        field={business}
        kind={0}
        label={recordEditorTexts.employer}
        hint={recordEditorTexts.employerHint}
      />
      <Field form={form} name="position" label={recordEditorTexts.position} required />
      <CheckboxField form={form} name="still_working" label={recordTexts.stillWorking} />
      <MonthField
        name="start_date"
        label={recordEditorTexts.from}
        value={data.start_date}
        years={years}
        error={useValue(start_date.shownError)}
        onChange={(day) => start_date.set(day)}
      />
      <MonthField
        name="end_date"
        label={recordEditorTexts.to}
        value={data.end_date}
        years={years}
        error={useValue(end_date.shownError)}
        disabled={isEndDisabled(data)}
        onChange={(day) => end_date.set(day)}
      />
      <TextareaField form={form} name="description" label={recordEditorTexts.description} optional />
      <RecordPlace form={form} organization={data.business} />
    </>
  )
}
