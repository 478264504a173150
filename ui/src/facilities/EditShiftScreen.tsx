import { createShiftChangeForm, getFacilityShift } from '@homecare/sdk/facilities'
import { noteMaxLength } from '@homecare/sdk/kit'
import { mayChangePosted, type FacilityShift } from '@homecare/sdk/shifts'
import { facilityHomeTexts as words, pageTitles, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { TimeField } from '../availability/TimeField'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { CheckboxGroup } from '../kit/fields/CheckboxGroup'
import { DateField } from '../kit/fields/DateField'
import { Form } from '../kit/fields/Form'
import { MoneyField } from '../kit/fields/MoneyField'
import { TextareaField } from '../kit/fields/TextareaField'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { useValue } from '../kit/useValue'
import { licenseOptions, usualLicenses } from './licenseOptions'
import '../shifts/Shifts.css'

interface EditData {
  readonly shift: FacilityShift
  readonly loadedAt: string
}

export const load: Load<EditData> = async ({ care, params, signal }) => ({
  shift: await care.call(getFacilityShift, { id: params.id ?? '' }, { signal }),
  loadedAt: new Date().toISOString(),
})
export const head: HeadOf<EditData> = () => ({ title: words.changeTitle })

/** A posted shift, to be changed while it is open and ahead. */
export default function EditShiftScreen({ data }: ScreenProps<EditData>) {
  return <Shown key={data.shift.id} data={data} />
}

function Shown({ data: { shift, loadedAt } }: { data: EditData }) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const page = `/facilities/shifts/${shift.id}` as const
  const [form] = useState(() =>
    createShiftChangeForm(care, shift, () => {
      toasts.success(words.changed)
    }),
  )
  const { start_time, end_time } = useValue(form.data)
  return (
    <Page
      width="read"
      title={say(words.changeTitle)}
      lead={say(words.changeLead)}
      up={{ href: page, words: say(pageTitles.facilityShift) }}
    >
      {mayChangePosted(shift, new Date(loadedAt)) ? (
        <Form
          form={form}
          submit={words.changeSave}
          onAccepted={() => navigation.go(page, { evenUnsaved: true })}
        >
          <DateField form={form} name="day" label={words.day} required />
          <div className="shift-sheet-times">
            <TimeField field={form.fields.start_time} label={words.start} />
            <TimeField field={form.fields.end_time} label={words.end} />
          </div>
          {end_time <= start_time && <p className="soft">{say(words.nextMorning)}</p>}
          <CheckboxGroup
            form={form}
            name="license_types"
            label={words.licenses}
            look="chips"
            first={usualLicenses.length}
            options={licenseOptions}
          />
          <MoneyField form={form} name="rate" label={words.rate} per={uiTexts.perHour} required />
          <TextareaField form={form} name="note" label={words.note} max={noteMaxLength} optional />
        </Form>
      ) : (
        <Banner tone="warn">{say(words.changeOver)}</Banner>
      )}
    </Page>
  )
}
