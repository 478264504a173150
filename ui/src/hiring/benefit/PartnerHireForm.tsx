import type { BenefitBalance } from '@homecare/sdk/families'
import { createPartnerHire, missingContact, offerTakes, type Hiring, type Offer } from '@homecare/sdk/hiring'
import { addDays, dateWords, dayIn, message } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { hireStepTexts, partnerHireTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { useUnsaved } from '../../frame/useUnsaved'
import { DateField } from '../../kit/fields/DateField'
import { Field } from '../../kit/fields/Field'
import { Form } from '../../kit/fields/Form'
import { PhoneField } from '../../kit/fields/PhoneField'
import { SelectField } from '../../kit/fields/SelectField'
import { Card } from '../../kit/layout/Card'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { useValue } from '../../kit/useValue'
import { careForOptions } from '../../people/careForOptions'
import { AddressFields } from '../../places/AddressFields'
import { WeeklyHoursField } from '../WeeklyHoursField'
import { BenefitLeft } from './BenefitLeft'

export interface HireFormProps {
  hiring: Hiring
  balance: BenefitBalance
  name: string
  onSent: (offer: Offer) => Promise<void>
}

const todayIn = (state: string) => dayIn(timeZoneOfState(state), new Date())

/** Who, where and when; beside the days what they take of the benefit. */
export default function PartnerHireForm({ hiring, balance, name, onSent }: HireFormProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [form] = useState(() =>
    createPartnerHire(care, {
      ...{ hiring, todayIn },
      sent(offer) {
        toasts.success(message(words.sent, { name }))
        void onSent(offer)
      },
    }),
  )
  useUnsaved(form.dirty)
  const data = useValue(form.data)
  const state = data.place?.state ?? ''
  const { expiring, free_hrs } = balance.overview
  const days = { first: todayIn(state), last: expiring ?? '' }
  const missing = missingContact(hiring.known)
  return (
    <Form form={form} submit={message(words.send, { name })}>
      {(free_hrs ?? 0) <= 0 && expiring && (
        <Banner tone="warn" title={say(words.noHours, { day: dateWords(expiring, 'day', say.locale) })}>
          <p>{say(words.noHoursHint)}</p>
        </Banner>
      )}
      <Section title={say(words.who)}>
        <Card className="form">
          <SelectField
            form={form}
            name="care_for"
            label={hireStepTexts.careFor}
            options={careForOptions}
            required
          />
          <Field
            form={form}
            name="recipient_name"
            label={hireStepTexts.recipientName}
            autoComplete="off"
            required
          />
        </Card>
      </Section>
      <Section title={say(words.where)}>
        <Card className="form">
          <AddressFields form={form} />
        </Card>
      </Section>
      <Section title={say(words.when)}>
        <Card className="form">
          <DateField
            form={form}
            name="start_date"
            label={hireStepTexts.startDate}
            min={days.first}
            max={addDays(days.first, 366)}
            required
          />
          <DateField
            form={form}
            name="end_date"
            label={hireStepTexts.endDate}
            hint={hireStepTexts.endDateHint}
            min={days.first}
            optional
          />
          <WeeklyHoursField form={form} name="schedule" label={hireStepTexts.week} required />
          <BenefitLeft balance={balance} takes={offerTakes(data, timeZoneOfState(state), days)} />
        </Card>
      </Section>
      {Object.values(missing).includes(true) && (
        <Section title={say(words.reach)}>
          <Card className="form">
            {missing.employer_name && (
              <Field form={form} name="employer_name" label={hireStepTexts.employerName} required />
            )}
            {missing.phone && <PhoneField form={form} name="phone" label={hireStepTexts.phone} required />}
            {missing.email && (
              <Field form={form} name="email" label={hireStepTexts.email} type="email" required />
            )}
          </Card>
        </Section>
      )}
    </Form>
  )
}
