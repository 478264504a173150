import type { OwnCaregiver } from '@homecare/sdk/caregivers'
import { getOwnCaregiver } from '@homecare/sdk/ownProfile'
import { states } from '@homecare/sdk/places'
import {
  createBackgroundPersonForm,
  getBackgroundPerson,
  knownOfPerson,
  type BackgroundCheck,
  type SavedPerson,
} from '@homecare/sdk/screening'
import { backgroundTexts, pageTitles } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useUnsaved } from '../frame/useUnsaved'
import { Banner } from '../kit/states/Banner'
import { DateField } from '../kit/fields/DateField'
import { Field } from '../kit/fields/Field'
import { SecretNumberField } from '../kit/fields/SecretNumberField'
import { SelectField } from '../kit/fields/SelectField'
import { Form } from '../kit/fields/Form'
import { useSay } from '../kit/say'
import { BackgroundStepPage } from './BackgroundStepPage'
import { checkForStep } from './backgroundPage'

interface PersonData {
  readonly check: BackgroundCheck
  readonly profile: OwnCaregiver
  readonly saved: SavedPerson | null
}

const step = 'personal'

export const load: Load<PersonData> = async (context) => {
  const { care, signal } = context
  const check = await checkForStep(context, step)
  const [profile, saved] = await Promise.all([
    care.call(getOwnCaregiver, {}, { signal }),
    care.call(getBackgroundPerson, {}, { signal }),
  ])
  return { check, profile, saved }
}
export const head: HeadOf<PersonData> = () => ({ title: pageTitles.background })

/** Who is to be checked. */
export default function PersonScreen({ data }: ScreenProps<PersonData>) {
  const say = useSay()
  return (
    <BackgroundStepPage step={step} lead={say(backgroundTexts.personLead)}>
      {(next) => <Person {...data} next={next} />}
    </BackgroundStepPage>
  )
}

function Person({ check, profile, saved, next }: PersonData & { next: () => unknown }) {
  const say = useSay()
  const { care } = useApp()
  const [form] = useState(() => createBackgroundPersonForm(care, { profile, saved, now: () => new Date() }))
  useUnsaved(form.dirty)
  // After Back the page comes as it was, and what was saved since comes later.
  useEffect(() => {
    if (!form.dirty.peek()) form.reset(knownOfPerson(profile, saved))
  }, [form, profile, saved])
  return (
    <>
      {check.note && (
        <Banner tone="warn">
          <p>{say(backgroundTexts.returned)}</p>
          <p className="background-note">{check.note}</p>
        </Banner>
      )}
      <Form form={form} submit={backgroundTexts.savePerson} onAccepted={next}>
        <Field
          form={form}
          name="first_name"
          label={backgroundTexts.firstName}
          autoComplete="given-name"
          required
        />
        <Field
          form={form}
          name="middle_name"
          label={backgroundTexts.middleName}
          autoComplete="additional-name"
          optional
        />
        <Field
          form={form}
          name="last_name"
          label={backgroundTexts.lastName}
          autoComplete="family-name"
          required
        />
        <Field
          form={form}
          name="former_names"
          label={backgroundTexts.formerNames}
          hint={backgroundTexts.formerNamesHint}
          autoComplete="off"
          optional
        />
        <DateField
          form={form}
          name="birthday"
          label={backgroundTexts.birthday}
          autoComplete="bday"
          asked="birth"
          required
        />
        <SecretNumberField
          form={form}
          name="ssn"
          label={backgroundTexts.ssn}
          hint={saved ? backgroundTexts.ssnAgain : backgroundTexts.ssnHint}
          show={backgroundTexts.showNumber}
          hide={backgroundTexts.hideNumber}
          maxLength={11}
          required
        />
        <Field
          form={form}
          name="address"
          label={backgroundTexts.address}
          autoComplete="street-address"
          required
        />
        <Field form={form} name="city" label={backgroundTexts.city} autoComplete="address-level2" required />
        <SelectField
          form={form}
          name="state"
          label={backgroundTexts.state}
          options={stateOptions}
          autoComplete="address-level1"
          required
        />
        <Field
          form={form}
          name="zip_code"
          label={backgroundTexts.zip}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
          short
          required
        />
      </Form>
    </>
  )
}

const stateOptions = states.entries.map(({ id, label }) => ({ value: id, label }))
