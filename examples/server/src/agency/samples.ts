import { agreeToAgencyTerms, requireNewPassword } from '@homecare/sdk/agency'
import { legalVersion } from '@homecare/sdk/texts'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'

export const agencySamples = [
  sample(agreeToAgencyTerms, { body: { version: legalVersion('agency')!.date, agreed: true } }),
  // Nobody of an agency: whoever may is told that there is none.
  sample(requireNewPassword, { id: actors.caregiver }, { refused: { staff: 'notFound' } }),
]
