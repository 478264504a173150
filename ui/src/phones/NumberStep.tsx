import { verifyMethods } from '@homecare/sdk/caregivers'
import { verificationTexts } from '@homecare/sdk/texts'
import { Button } from '../kit/Button'
import { PhoneField } from '../kit/fields/PhoneField'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { Form } from '../kit/fields/Form'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import type { PhoneStepProps } from './PhoneVerification'
import { useWorks } from './useWorks'

const methods = verifyMethods.entries.map(({ id, label }) => ({ value: id, label }))

/** The number, and how its code is to come. */
export function NumberStep({ store, leave, registering = false }: PhoneStepProps) {
  const say = useSay()
  const isForNotices = !useWorks()
  const verified = useValue(store.status.data)?.phone_verified === true
  const form = store.numberForm
  return (
    <>
      <p className="soft">{say(isForNotices ? verificationTexts.leadNotices : verificationTexts.lead)}</p>
      <Form
        form={form}
        submit={verificationTexts.send}
        actions={
          (verified || !registering) && (
            <Button look="plain" onClick={leave}>
              {say(verified ? verificationTexts.skip : verificationTexts.cancel)}
            </Button>
          )
        }
      >
        <PhoneField form={form} name="phone_number" label={verificationTexts.phone} required />
        <RadioGroup
          form={form}
          name="verify_method"
          label={verificationTexts.method}
          hint={verificationTexts.methodHint}
          options={methods}
          required
        />
      </Form>
    </>
  )
}
