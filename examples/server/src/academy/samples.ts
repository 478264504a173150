import { openAcademy } from '@homecare/sdk/academy'
import { sample } from '../testing/samples.ts'

export const academySamples = [
  // None is set up in the tests of policies.
  sample(
    openAcademy,
    {},
    { refused: { caregiver: 'notFound', otherCaregiver: 'notFound', agencyCaregiver: 'notFound' } },
  ),
]
