import type { JobFields } from '@homecare/sdk/families'
import type { Form } from '@homecare/sdk/kit'
import { ownJobTexts } from '@homecare/sdk/texts'
import { DateField } from '../../kit/fields/DateField'
import { CaregiverFields } from '../signup/CaregiverFields'
import { NeedsFields } from '../signup/NeedsFields'
import { PlaceOfCare } from '../signup/PlaceOfCare'
import { ScheduleFields } from '../signup/ScheduleFields'
import { ShownToWhom } from '../signup/ShownToWhom'
import '../signup/signup.css'

/** All that makes a job, by the fields of the sign-up. */
export function JobFormFields({ form }: { form: Form<JobFields> }) {
  return (
    <>
      <NeedsFields
        form={form}
        place={
          <PlaceOfCare
            form={form}
            setPlace={(place) => {
              form.fields.city.set(place?.city ?? '')
              form.fill({ state: place?.state ?? '', zip_code: place?.zip_code ?? '' })
            }}
          />
        }
      />
      <ScheduleFields form={form} />
      <DateField form={form} name="care_duration_end" label={ownJobTexts.ends} optional />
      <CaregiverFields form={form} />
      <ShownToWhom form={form} />
    </>
  )
}
