import { agencyFileErrors, type AgencySettings } from '@homecare/sdk/agency'
import { dayIn, phoneDigits } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { makeLink } from '../people/links.ts'
import { users, type Role } from '../tables/account.ts'
import { agencies, agencyCaregivers, agencyDesks } from '../tables/agencies.ts'

/**
 * Writes the agency of a file, by its name, with its desk and its caregivers, and answers a line for each thing that was done.
 * An account is opened for whoever has none: its line ends in the address at which its password is chosen, within two weeks;
 * `addressOf` makes it of the token. Whoever the file does not name stays, and whoever the agency has said has left stays away,
 * with a line that says so. All or nothing: throws an Error with a line for each thing that is wrong.
 */
export async function loadAgency(
  db: Db,
  file: unknown,
  now: number,
  addressOf: (token: string) => string,
): Promise<string[]> {
  const wrong = agencyFileErrors(file)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  const { name, phone, state, desk, caregivers } = file as AgencySettings
  return db.transaction(async (tx) => {
    const row = { name, phone: phoneDigits(phone ?? '') ?? '', time_zone: timeZoneOfState(state) }
    const [before] = await tx.select().from(agencies).where(eq(agencies.name, name)).for('update')
    const [agency] = before
      ? await tx.update(agencies).set(row).where(eq(agencies.id, before.id)).returning()
      : await tx.insert(agencies).values(row).returning()
    const agency_id = agency!.id
    const lines = [`${name}: ${before ? 'there already' : 'added'}`]
    const account = async (person: Person, role: Role) => {
      const { id, token } = await accountOf(tx, person, { role, state, now })
      lines.push(
        token ? `${person.email}: account opened, ${addressOf(token)}` : `${person.email}: has an account`,
      )
      return id
    }
    for (const person of desk) {
      const user_id = await account(person, 'agency')
      await tx.insert(agencyDesks).values({ user_id, agency_id }).onConflictDoNothing()
      const [seat] = await tx.select().from(agencyDesks).where(eq(agencyDesks.user_id, user_id))
      if (seat?.agency_id !== agency_id)
        throw new Error(`${person.email}: sits at the desk of another agency. Each account sits at one.`)
    }
    for (const person of caregivers) {
      const user_id = await account(person, 'agency_caregiver')
      const stays = await tx
        .select()
        .from(agencyCaregivers)
        .where(eq(agencyCaregivers.user_id, user_id))
        .orderBy(desc(agencyCaregivers.joined_at), desc(agencyCaregivers.id))
      const works = stays.find(({ left_at }) => left_at === null)
      if (works?.agency_id === agency_id) continue
      const left_at = stays.find((stay) => stay.agency_id === agency_id)?.left_at
      if (left_at) {
        lines.push(`${person.email}: left on ${dayIn(row.time_zone, left_at)}, not added again`)
        continue
      }
      if (works)
        throw new Error(
          `${person.email}: works for another agency, which has to say first that they have left.`,
        )
      await tx.insert(agencyCaregivers).values({ agency_id, user_id, joined_at: new Date(now) })
    }
    return lines
  })
}

type Person = AgencySettings['desk'][number]

/** Somebody's account; opened where there is none, with the token of the link that chooses its password. */
async function accountOf(
  tx: Tx,
  { email, first_name, last_name }: Person,
  { role, state, now }: { readonly role: Role; readonly state: string; readonly now: number },
): Promise<{ readonly id: number; readonly token: string | null }> {
  const at = new Date(now)
  const [added] = await tx
    .insert(users)
    .values({ role, email, first_name, last_name, state, created_at: at, last_active_at: at })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (added) return { id: added.id, token: await makeLink(tx, added.id, 'create', now) }
  const [known] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  if (known?.role !== role) throw new Error(`${email}: has an account of another kind, ${known?.role}.`)
  return { id: known.id, token: null }
}
