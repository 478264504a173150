import type { Client } from '@homecare/sdk/client'
import { eq } from 'drizzle-orm'
import { users } from '../../tables/account.ts'
import { caregivers } from '../../tables/caregivers.ts'
import { families } from '../../tables/families.ts'
import type { Role } from '../../tables/account.ts'
import type { TestServer } from '../../testing/testServer.ts'

/** Somebody of a test, and the client that is signed in as them. */
export interface Person {
  readonly id: number
  readonly email: string
  readonly care: Client
}

let people = 0

/** A new person with an account and, where the role has one, a shown profile. */
export async function addPerson(
  server: TestServer,
  role: Role,
  changes: Partial<typeof users.$inferInsert> = {},
): Promise<Person> {
  const name = {
    first_name: `Robin${++people}`,
    last_name: 'Bell',
    email: `${role}${people}@chat.example.com`,
  }
  const id = await server.addUser({ role, ...name })
  await server.db
    .update(users)
    .set({ ...name, ...changes })
    .where(eq(users.id, id))
  if (role === 'family') await server.db.insert(families).values({ id, user_id: id, ...name })
  if (role === 'caregiver' || role === 'agency_caregiver') {
    await server.db.insert(caregivers).values({ id, user_id: id, profile_state_name: 'active' })
  }
  return { id, email: name.email, care: await server.as(id) }
}
