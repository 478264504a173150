import { verifyResetToken } from '@homecare/sdk/account'
import { accountTexts } from '@homecare/sdk/texts'
import type { Load, ScreenProps } from '../frame/screen'
import { ChoosePassword, type LinkHolder } from './ChoosePassword'
import { goneAsNull } from './goneAsNull'

export const load: Load<LinkHolder> = ({ care, params, signal }) =>
  goneAsNull(care.call(verifyResetToken, { token: params.token ?? '' }, { signal }))

/** Choosing a new password by the link that was mailed. */
export default function ResetScreen({ data, params }: ScreenProps<LinkHolder>) {
  return (
    <ChoosePassword title={accountTexts.resetTitle} holder={data} token={params.token ?? ''} first={false} />
  )
}
