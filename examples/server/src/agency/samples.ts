import {
  agreeToAgencyTerms,
  getAgencyCaregiver,
  getAgencyDesk,
  removeAgencyCaregiver,
  requireNewPassword,
} from '@homecare/sdk/agency'
import { legalVersion } from '@homecare/sdk/texts'
import { users } from '../tables/account.ts'
import { agencyCaregivers } from '../tables/agencies.ts'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'

let made = 0

const itsDesk = { members: ['agency'] } as const

export const agencySamples = [
  sample(getAgencyDesk, {}),
  sample(getAgencyCaregiver, { id: actors.agencyCaregiver }, itsDesk),
  // None of the actors: they would be nobody's.
  sample(
    removeAgencyCaregiver,
    async ({ db, clock }) => {
      made++
      const at = new Date(clock.now())
      const [user] = await db
        .insert(users)
        .values({ email: `leaving-${made}@example.com`, role: 'agency_caregiver', created_at: at })
        .returning({ id: users.id })
      await db.insert(agencyCaregivers).values({ agency_id: 1, user_id: user!.id, joined_at: at })
      return { id: user!.id }
    },
    itsDesk,
  ),
  sample(agreeToAgencyTerms, { body: { version: legalVersion('agency')!.date, agreed: true } }),
  // None of the actors: they would be signed out.
  sample(requireNewPassword, async ({ db, clock }) => {
    made++
    const [user] = await db
      .insert(users)
      .values({
        email: `agency-${made}@example.com`,
        role: 'agency_caregiver',
        created_at: new Date(clock.now()),
      })
      .returning({ id: users.id })
    return { id: user!.id }
  }),
]
