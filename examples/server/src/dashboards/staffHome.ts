import { countWaiting, type Waiting } from '@homecare/sdk/account'
import { sql } from 'drizzle-orm'
import { countPhotos } from '../photos/photoReviews.ts'
import { countProfiles } from '../ownProfile/profileReviews.ts'
import { countReferences } from '../references/references.ts'
import { countDocumentOwners } from '../documents/staff.ts'
import { countOrders } from '../screening/backgroundOrders.ts'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'

/** What waits for the staff, counted in one statement by the conditions of the lists themselves. */
export function answerStaffHome(routes: Routes): void {
  routes.on(countWaiting, only('staff'), async ({ db }) => {
    const { rows } = await db.execute(sql`
      select ${countProfiles(db)}::int as profiles, ${countReferences(db)}::int as "references",
        ${countPhotos(db)}::int as photos, ${countDocumentOwners}::int as documents, ${countOrders(db)}::int as background`)
    return rows[0] as unknown as Waiting
  })
}
