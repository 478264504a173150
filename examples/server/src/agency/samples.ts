import { agreeToAgencyTerms, requireNewPassword } from '@homecare/sdk/agency'
import { legalVersion } from '@homecare/sdk/texts'
import { users } from '../tables/account.ts'
import { sample } from '../testing/samples.ts'

let made = 0

export const agencySamples = [
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
