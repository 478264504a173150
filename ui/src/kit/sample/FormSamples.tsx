import { message, type Form as FormState } from '@homecare/sdk/kit'
import { uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { Button } from '../Button'
import { Card } from '../layout/Card'
import { CheckboxField } from '../fields/CheckboxField'
import { CheckboxGroup } from '../fields/CheckboxGroup'
import { Combobox } from '../fields/Combobox'
import { DateField } from '../fields/DateField'
import { Field } from '../fields/Field'
import { MoneyField } from '../fields/MoneyField'
import { NumberField } from '../fields/NumberField'
import { PasswordField } from '../fields/PasswordField'
import { PhoneField } from '../fields/PhoneField'
import { RadioGroup } from '../fields/RadioGroup'
import { SelectField } from '../fields/SelectField'
import { TextareaField } from '../fields/TextareaField'
import { Form } from '../fields/Form'
import { place } from '../icons/care'
import { kitTexts as t } from '../kitTexts'
import { useSay } from '../say'
import { Section } from '../layout/Section'
import { Steps } from '../layout/Steps'
import { useValue } from '../useValue'
import { createSampleForm, type Sample } from './form'

/** One field of each kind, in a form that refuses to be sent until it is right. */
export function FormSamples() {
  const say = useSay()
  const [form] = useState(createSampleForm)
  const steps = [t.needs, t.schedule, t.name, t.review].map((label) => ({ label, href: '#kit' as const }))
  return (
    <Section title={say(t.form)}>
      <Steps label={t.steps} current={1} steps={steps} />
      <Card>
        <Form form={form} submit={t.send} actions={<Button look="plain">{say(uiTexts.cancel)}</Button>}>
          <Field form={form} name="name" label={t.name} hint={t.nameHint} autoComplete="name" required />
          <Field form={form} name="email" type="email" label={t.email} required />
          <PasswordField
            form={form}
            name="password"
            label={t.password}
            hint={t.passwordHint}
            autoComplete="new-password"
            required
          />
          <NumberField form={form} name="hours" label={t.hours} optional />
          <MoneyField
            form={form}
            name="rate"
            label={t.rate}
            hint={t.rateHint}
            per={uiTexts.perHour}
            required
          />
          <PhoneField form={form} name="phone" label={t.phone} optional />
          <DateField form={form} name="born" label={t.born} autoComplete="bday" asked="birth" />
          <Choices form={form} />
          <TextareaField form={form} name="notes" label={t.notes} max={300} optional />
          <Field label={t.locked} value="Oakland, CA" onChange={() => undefined} disabled />
          <CheckboxField form={form} name="agree" label={t.agree} required />
        </Form>
      </Card>
    </Section>
  )
}

function Choices({ form }: { form: FormState<Sample> }) {
  const typed = useValue(form.fields.where.value).toLowerCase()
  const found = typed ? cities.filter((city) => city.label.toLowerCase().includes(typed)) : []
  return (
    <>
      <SelectField
        form={form}
        name="within"
        label={t.within}
        none={false}
        options={[10, 20, 50].map((count) => ({ value: count, label: message(t.miles, { count }) }))}
      />
      <Combobox
        form={form}
        name="where"
        label={t.where}
        hint={t.whereHint}
        icon={place}
        suggestions={found}
        onPick={() => undefined}
      />
      <CheckboxGroup
        form={form}
        name="skills"
        label={t.skills}
        look="chips"
        first={2}
        options={[
          { value: 1, label: t.dementia },
          { value: 2, label: t.stroke },
          { value: 3, label: t.parkinson },
        ]}
      />
      <CheckboxGroup
        form={form}
        name="help"
        label={t.help}
        optional
        options={[
          { value: 'meals', label: t.meals, hint: t.mealsHint },
          { value: 'driving', label: t.driving },
          { value: 'bathing', label: t.bathing },
        ]}
      />
      <RadioGroup
        form={form}
        name="start"
        label={t.start}
        options={[
          { value: 'now', label: t.now, hint: t.nowHint },
          { value: 'later', label: t.later },
        ]}
      />
    </>
  )
}

const cities = [
  { id: 1, label: 'Oakland, CA', detail: 'Alameda County' },
  { id: 2, label: 'Oakdale, CA', detail: 'Stanislaus County' },
  { id: 3, label: 'Oak Park, IL', detail: 'Cook County' },
  { id: 4, label: 'Ponce, PR', detail: 'Ponce' },
]
