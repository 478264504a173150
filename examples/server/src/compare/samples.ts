import {
  addCompareLink,
  getComparison,
  listCompareLinks,
  listFavoriteNotes,
  removeCompareLink,
  updateFavoriteNote,
} from '@homecare/sdk/compare'
import { hashOf, newToken } from '../secrets/token.ts'
import { compareLinks } from '../tables/families.ts'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import { someCaregiver } from '../testing/someone.ts'
import type { TestServer } from '../testing/testServer.ts'

async function aLink({ db, clock }: TestServer) {
  const at = new Date(clock.now())
  const token = newToken()
  await db.delete(compareLinks)
  const [row] = await db
    .insert(compareLinks)
    .values({
      ...{ family_id: actors.family, token_hash: hashOf(token), name: 'For my brother' },
      ...{ caregivers: [someCaregiver], created_at: at, expires_at: new Date(at.getTime() + 60_000) },
    })
    .returning()
  return { id: row!.id, token }
}

export const compareSamples = [
  sample(listFavoriteNotes, {}),
  sample(updateFavoriteNote, { id: someCaregiver, body: { note: 'Ask about the stairs.' } }),
  sample(listCompareLinks, {}),
  sample(addCompareLink, async ({ db }) => {
    await db.delete(compareLinks)
    return { body: { name: 'For my brother', caregivers: [someCaregiver, actors.caregiver] } }
  }),
  sample(removeCompareLink, async (server) => ({ id: (await aLink(server)).id }), { members: ['family'] }),
  sample(getComparison, async (server) => ({ token: (await aLink(server)).token })),
]
