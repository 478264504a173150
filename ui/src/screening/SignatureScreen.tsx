import {
  agreementSteps,
  backgroundSteps,
  createBackgroundSignature,
  getBackgroundPerson,
  type SavedPerson,
} from '@homecare/sdk/screening'
import { backgroundTexts, pageTitles } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { redirectTo, type HeadOf, type Load, type ScreenProps } from '../frame/screen'
import { useUnsaved } from '../frame/useUnsaved'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { BackgroundStepPage } from './BackgroundStepPage'
import { backgroundHref, checkForStep } from './backgroundPage'
import { PersonFacts } from './PersonFacts'

const step = 'electronic-signature'

export const load: Load<SavedPerson> = async (context) => {
  const { care, signal } = context
  await checkForStep(context, step)
  return (await care.call(getBackgroundPerson, {}, { signal })) ?? redirectTo(backgroundHref('personal'))
}
export const head: HeadOf<SavedPerson> = () => ({ title: pageTitles.background })

/** The signature, which orders the check. */
export default function SignatureScreen({ data }: ScreenProps<SavedPerson>) {
  const say = useSay()
  return (
    <BackgroundStepPage step={step} lead={say(backgroundTexts.signLead)}>
      {(next) => <Signature person={data} next={next} />}
    </BackgroundStepPage>
  )
}

function Signature({ person, next }: { person: SavedPerson; next: () => unknown }) {
  const say = useSay()
  const { care } = useApp()
  const [form] = useState(() => createBackgroundSignature(care, person))
  useUnsaved(form.dirty)
  return (
    <>
      <PersonFacts person={person} number={say(backgroundTexts.numberKept)} />
      <p>
        <Link href={backgroundHref('personal')} look="line">
          {say(backgroundTexts.change)}
        </Link>
      </p>
      <p>{say(backgroundTexts.signAs)}</p>
      <ul className="background-agreed" role="list">
        {agreementSteps.map((id) => (
          <li key={id}>
            <Link href={backgroundHref(id)} look="line">
              {say(backgroundSteps.get(id).label)}
            </Link>
          </li>
        ))}
      </ul>
      <Form form={form} submit={backgroundTexts.sign} onAccepted={next}>
        <Field
          form={form}
          name="signature"
          label={backgroundTexts.signature}
          hint={`${person.first_name} ${person.last_name}`}
          autoComplete="off"
          required
        />
      </Form>
    </>
  )
}
