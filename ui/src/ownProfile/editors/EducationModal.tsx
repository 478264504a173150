import type { Form } from '@homecare/sdk/kit'
import {
  createEducationForm,
  createEducationStore,
  educationErrors,
  fromYears,
  toYears,
  yearRange,
  type EducationForm,
} from '@homecare/sdk/ownProfile'
import { placeLabel } from '@homecare/sdk/places'
import { recordEditorTexts, recordTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import type { ModalProps } from '../../frame/screen'
import { conflictWordsOf } from '../../kit/overlays/conflictWords'
import { Field } from '../../kit/fields/Field'
import { SelectField } from '../../kit/fields/SelectField'
import { useValue } from '../../kit/useValue'
import { OrganizationField } from './OrganizationField'
import { RecordPlace } from './RecordPlace'
import { idIn } from '../../profileDialog/idIn'
import { Records } from '../../profileDialog/Records'

const words = {
  failed: recordEditorTexts.educationFailed,
  add: recordTexts.addSchool,
  save: recordEditorTexts.saveSchool,
  remove: recordEditorTexts.removeSchool,
}

const conflictWords = conflictWordsOf<EducationForm>({
  school: [
    recordEditorTexts.school,
    ({ school, city, state }: EducationForm) => [school?.name, city && placeLabel({ city, state })],
  ],
  major: [recordEditorTexts.major],
  from_year: [recordEditorTexts.fromYear],
  to_year: [recordEditorTexts.toYear],
})

/** Where a caregiver went to school. */
export default function EducationModal({ close, query }: ModalProps) {
  const { care, toasts } = useApp()
  const [list] = useState(() => createEducationStore(care, toasts))
  const [thisYear] = useState(() => new Date().getFullYear())
  return (
    <Records
      modal="education"
      kind="education"
      close={close}
      openId={idIn(query)}
      list={list}
      words={words}
      nameOf={({ college }) => college}
      detailOf={({ start_date, end_date }) => yearRange(start_date, end_date)}
      restOf={({ major, location }) => [major, location]}
      create={(saved) => createEducationForm(list, thisYear, saved)}
      conflictWords={conflictWords}
      isEnough={(form) => !educationErrors(form).school}
    >
      {(form) => <School form={form} thisYear={thisYear} />}
    </Records>
  )
}

function School({ form, thisYear }: { form: Form<EducationForm>; thisYear: number }) {
  const school = useValue(form.fields.school.value)
  const from = useValue(form.fields.from_year.value)
  return (
    <>
      <OrganizationField
        field={form.fields.school}
        kind={1}
        label={recordEditorTexts.school}
        hint={recordEditorTexts.schoolHint}
      />
      <Field form={form} name="major" label={recordEditorTexts.major} optional />
      <div className="records-dates">
        <SelectField
          form={form}
          name="from_year"
          label={recordEditorTexts.fromYear}
          options={options(fromYears(thisYear))}
        />
        <SelectField
          form={form}
          name="to_year"
          label={recordEditorTexts.toYear}
          options={options(toYears(from, thisYear))}
          none={recordEditorTexts.stillThere}
        />
      </div>
      <RecordPlace form={form} organization={school} />
    </>
  )
}

const options = (years: readonly number[]) => years.map((year) => ({ value: year, label: String(year) }))
