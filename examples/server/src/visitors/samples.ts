import { dayMs } from '@homecare/sdk/kit'
import {
  confirmFirstWord,
  getFirstWord,
  pinCaregiver,
  resendFirstWord,
  sendFirstWord,
} from '@homecare/sdk/visitors'
import { hashOf, newToken } from '../secrets/token.ts'
import { firstWords } from '../tables/families.ts'
import { actorNames, actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import { someCaregiver } from '../testing/someone.ts'
import type { TestServer } from '../testing/testServer.ts'

type Given = Partial<typeof firstWords.$inferInsert>

/** A message of somebody without an account, which waits but for what is said. */
async function aFirstWord({ db, clock }: TestServer, given: Given = {}) {
  const [token, ticket] = [newToken(), newToken()]
  const at = clock.now()
  const [row] = await db
    .insert(firstWords)
    .values({
      ...{ token_hash: hashOf(token), ticket_hash: hashOf(ticket), caregiver_id: someCaregiver },
      ...{ email: 'first@example.com', name: 'Naomi Okafor', content: 'Good morning', language: 'en' },
      ...{ created_at: new Date(at), expires_at: new Date(at + dayMs) },
      ...given,
    })
    .returning()
  return { id: row!.id, token, ticket }
}

const withAccount = actorNames.filter((actor) => actor !== 'anonymous')
const everybodyWithAnAccount = Object.fromEntries(withAccount.map((actor) => [actor, 'forbidden' as const]))

export const firstWordSamples = [
  sample(
    sendFirstWord,
    // Turned down for the address: nothing is kept.
    { body: { caregiver_id: someCaregiver, name: 'Naomi', email: 'none', message: 'Good morning' } },
    { refused: everybodyWithAnAccount },
  ),
  sample(resendFirstWord, async (server) => {
    const { ticket } = await aFirstWord(server)
    return { body: { ticket, email: 'none' } }
  }),
  sample(getFirstWord, async (server) => ({ token: (await aFirstWord(server)).token })),
  sample(
    confirmFirstWord,
    // Turned down for the terms: no account is made. Whoever has another account is told so.
    async (server) => ({ token: (await aFirstWord(server)).token, body: { terms: false } }),
    { refused: everybodyWithAnAccount },
  ),
  sample(
    pinCaregiver,
    async (server) => {
      const sent = { email: null, name: null, content: null, family_id: actors.family }
      const { id } = await aFirstWord(server, { ...sent, sent_at: new Date(server.clock.now()) })
      return { id, body: { pinned: true } }
    },
    { members: ['family'] },
  ),
]
