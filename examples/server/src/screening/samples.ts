import {
  agreeToBackgroundStep,
  getBackgroundCheck,
  getBackgroundOrder,
  getBackgroundReport,
  getScreening,
  listBackgroundOrders,
  recordBackgroundResult,
  saveBackgroundPerson,
  saveScreening,
  signBackgroundCheck,
  verifyBirthday,
} from '@homecare/sdk'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'

const withProfile = { members: ['caregiver', 'otherCaregiver'] } as const
const person = {
  first_name: 'Marisol',
  last_name: 'Rivera',
  birthday: '1988-02-29',
  ssn: '123456789',
  address: '88 Grand Ave',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94601',
}

export const screeningSamples = [
  sample(getBackgroundCheck, {}, withProfile),
  sample(agreeToBackgroundStep, { body: { step: 'disclosure', agreed: true } }, withProfile),
  sample(saveBackgroundPerson, { body: person }, withProfile),
  sample(signBackgroundCheck, { body: { signature: 'Marisol Rivera' } }, withProfile),
  sample(getBackgroundReport, {}, withProfile),
  sample(listBackgroundOrders, {}),
  // Nobody has signed one.
  sample(getBackgroundOrder, { id: actors.caregiver }, { refused: { staff: 'notFound' } }),
  sample(recordBackgroundResult, { id: actors.caregiver, body: { passed: true, sections: [] } }),
  sample(verifyBirthday, { body: { birthday: '1988-02-29' } }, withProfile),
  sample(getScreening, {}, withProfile),
  // Turned down for its missing answers.
  sample(saveScreening, { body: { step: 'interview', answers: {} } }, withProfile),
]
