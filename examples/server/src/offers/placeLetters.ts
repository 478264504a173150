import type { CarePlaceMoved } from '@homecare/sdk/hiring'
import { message } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { tell } from '../notices/tell.ts'
import { shortName } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import { connections } from '../tables/hiring.ts'
import { placeMailTexts as words } from './texts.ts'

interface Moved extends Pick<CarePlaceMoved, 'place' | 'moves'> {
  readonly connectionId: number
  /** The row of the new place: of one change they are told once. */
  readonly placeId: number
}

/** Tells a caregiver that the care is given elsewhere from now on: the town, and never the street. */
export async function tellOfPlace(
  deps: Deps,
  tx: Tx,
  family: SessionUser,
  { connectionId, placeId, place, moves }: Moved,
): Promise<void> {
  const [between] = await tx.select().from(connections).where(eq(connections.id, connectionId))
  if (!between) return
  const page = `/caregiver/dashboard/connections/${connectionId}` as const
  const visits = moves.reduce((sum, one) => sum + one.visits, 0)
  const params = {
    ...{ name: shortName(family), city: place.city, state: place.state, count: visits },
    link: pageUrl(deps.config, page),
  }
  await tell(deps, {
    ...{ to: between.caregiver_id, kind: 'offers', event: `care place ${placeId}`, page },
    subject: message(words.subject, params),
    body: [
      message(words.body, params),
      ...(visits > 0 ? [message(visits === 1 ? words.times.one : words.times.other, params)] : []),
      message(words.end, params),
    ],
    short: message(words.short, params),
  })
}
