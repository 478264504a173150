import { useValue } from '../../kit/useValue'
import { PlaceOfCare } from './PlaceOfCare'
import type { OpenSignup } from './steps'

/** The place of care in the sign-up. */
export function SignupPlace({ flow }: { flow: OpenSignup }) {
  const payment_option = useValue(flow.form.fields.payment_option.value)
  return <PlaceOfCare form={flow.form} setPlace={flow.setPlace} payment_option={payment_option} />
}
