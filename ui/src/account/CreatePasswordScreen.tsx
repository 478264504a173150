import { verifyInvitation } from '@homecare/sdk/account'
import { accountTexts } from '@homecare/sdk/texts'
import type { Load, ScreenProps } from '../frame/screen'
import { ChoosePassword, type LinkHolder } from './ChoosePassword'
import { goneAsNull } from './goneAsNull'

export const load: Load<LinkHolder> = ({ care, params, signal }) =>
  goneAsNull(care.call(verifyInvitation, { token: params.token ?? '' }, { signal }))

/** Choosing the first password of an account that staff or a partner opened. */
export default function CreatePasswordScreen({ data, params }: ScreenProps<LinkHolder>) {
  return <ChoosePassword title={accountTexts.createTitle} holder={data} token={params.token ?? ''} first />
}
