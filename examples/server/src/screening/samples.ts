import {
  agreeToBackgroundStep,
  beginBackgroundCheck,
  decideNewcomer,
  getBackgroundCheck,
  getBackgroundOrder,
  getBackgroundPerson,
  getBackgroundReport,
  getCaregiverReport,
  getNewcomer,
  getScreening,
  recordBackgroundResult,
  returnBackgroundCheck,
  revealBackgroundNumber,
  saveScreeningDraft,
  updateBackgroundPerson,
  updateScreening,
  signBackgroundCheck,
  verifyBirthday,
} from '@homecare/sdk/screening'
import { screenings } from '../tables/screening.ts'
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
const at = new Date('2026-11-19T17:00:00.000Z')
const section = { title: 'County records', result: 'Clear', details: [] }

export const screeningSamples = [
  sample(getBackgroundCheck, {}, withProfile),
  sample(agreeToBackgroundStep, { body: { step: 'disclosure', agreed: true } }, withProfile),
  sample(getBackgroundPerson, {}, withProfile),
  sample(updateBackgroundPerson, { body: person }, withProfile),
  sample(signBackgroundCheck, { body: { signature: 'Marisol Rivera' } }, withProfile),
  sample(getBackgroundReport, {}, withProfile),

  sample(getBackgroundOrder, { id: actors.caregiver }),
  // Nobody waits for a result: the next four are conflicts.
  sample(revealBackgroundNumber, { id: actors.caregiver }),
  sample(beginBackgroundCheck, { id: actors.caregiver }),
  sample(returnBackgroundCheck, { id: actors.caregiver, body: { note: 'Your street?' } }),
  sample(recordBackgroundResult, { id: actors.caregiver, body: { passed: true, sections: [section] } }),
  sample(getCaregiverReport, { id: actors.caregiver }),
  sample(verifyBirthday, { body: { birthday: '1988-02-29' } }, withProfile),
  sample(getScreening, {}, withProfile),
  sample(saveScreeningDraft, { body: { step: 'interview', answers: {} } }, withProfile),
  sample(getNewcomer, async ({ db }) => {
    const handedIn = { step: 'done', answers: {}, submitted_at: at, updated_at: at, decision: null }
    await db
      .insert(screenings)
      .values({ caregiver_id: actors.caregiver, ...handedIn })
      .onConflictDoUpdate({ target: screenings.caregiver_id, set: handedIn })
    return { id: actors.caregiver }
  }),
  // Of what was handed in at another time: a conflict.
  sample(decideNewcomer, {
    id: actors.caregiver,
    body: { decision: 'accepted', submitted_at: '2026-11-20T17:00:00.000Z' },
  }),
  // Turned down for its missing answers.
  sample(updateScreening, { body: { step: 'interview', answers: {} } }, withProfile),
]
