import { licenseTypes } from '@homecare/sdk/caregivers'
import { noteMaxLength } from '@homecare/sdk/kit'
import {
  createPostShiftForm,
  partOfDay,
  shiftBlockTypes,
  shiftZones,
  type Facility,
  type FacilityDesk,
} from '@homecare/sdk/shifts'
import { facilityHomeTexts as words, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { TimeField } from '../availability/TimeField'
import { useApp } from '../frame/app'
import { FormDialog } from '../frame/FormDialog'
import { CheckboxGroup } from '../kit/fields/CheckboxGroup'
import { DateField } from '../kit/fields/DateField'
import { MoneyField } from '../kit/fields/MoneyField'
import { SelectField } from '../kit/fields/SelectField'
import { TextareaField } from '../kit/fields/TextareaField'
import { Form } from '../kit/fields/Form'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import './Shifts.css'
import { marked } from '../clock/shiftWords'

interface PostShiftDialogProps {
  facility: Facility
  desk: FacilityDesk
  onClose: () => void
}

/** Offers a shift to nurses near the facility. */
export default function PostShiftDialog({ facility, desk, onClose }: PostShiftDialogProps) {
  const say = useSay()
  const { care } = useApp()
  const [form] = useState(() => createPostShiftForm(care, facility.id, desk.posted))
  const { start_time, end_time } = useValue(form.data)
  const part = marked(shiftBlockTypes.find(partOfDay(start_time, end_time)))
  return (
    <FormDialog title={words.postTitle} form={form} onClose={onClose}>
      <Form form={form} submit={words.post} onAccepted={onClose}>
        <DateField form={form} name="day" label={words.day} required />
        <div className="shift-sheet-times">
          <TimeField field={form.fields.start_time} label={words.start} />
          <TimeField field={form.fields.end_time} label={words.end} />
        </div>
        {end_time <= start_time && <p className="soft">{say(words.nextMorning)}</p>}
        {part && <p className="soft">{say(words.blockIs, { part: say(part) })}</p>}
        <SelectField
          form={form}
          name="iso_type"
          label={words.zone}
          none={words.noZone}
          options={shiftZones.entries.map((zone) => ({ value: zone.id, label: marked(zone)! }))}
        />
        <CheckboxGroup
          form={form}
          name="license_types"
          label={words.licenses}
          look="chips"
          options={licenseTypes.entries.map(({ id, abbreviation }) => ({ value: id, label: abbreviation }))}
        />
        <MoneyField form={form} name="rate" label={words.rate} per={uiTexts.perHour} required />
        <TextareaField form={form} name="note" label={words.note} max={noteMaxLength} optional />
      </Form>
    </FormDialog>
  )
}
