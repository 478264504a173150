import { getBusiness, getSchool, signUpWithPartner } from '@homecare/sdk/partners'
import { eq } from 'drizzle-orm'
import { orgs } from '../tables/caregivers.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'

const codeOf =
  (school: 0 | 1) =>
  async ({ db }: TestServer) => {
    const [org] = await db.select({ code: orgs.code }).from(orgs).where(eq(orgs.school, school)).limit(1)
    return { code: org!.code }
  }

export const partnerSamples = [
  sample(getSchool, codeOf(1)),
  sample(getBusiness, codeOf(0)),

  sample(signUpWithPartner, {
    // Turned down for the terms: nobody is signed up.
    body: {
      partner_code: 'clthah',
      first_name: 'A',
      last_name: 'B',
      email: 'a.b@example.com',
      terms: false,
    },
  }),
]
