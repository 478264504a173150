import { listDemoAccounts } from '@homecare/sdk/account'
import { inArray } from 'drizzle-orm'
import { users } from '../tables/account.ts'
import { DEMO_PASSWORD, demoAccounts as accounts } from '@homecare/demo-world/ground/accounts'
import { anyone } from '../calls/policy.ts'
import type { Routes } from '../calls/on.ts'

/** One account for each kind of user, for one-press sign-in. Registered in demo mode only. */
export function answerDemo(routes: Routes): void {
  routes.on(listDemoAccounts, anyone, async ({ db }) => {
    const emails = accounts.map((account) => account.email)
    const known = await db.select().from(users).where(inArray(users.email, emails))
    return accounts.flatMap(({ role, email }) => {
      const user = known.find((one) => one.email === email)
      return user
        ? [{ role, name: `${user.first_name} ${user.last_name}`, email, password: DEMO_PASSWORD }]
        : []
    })
  })
}
