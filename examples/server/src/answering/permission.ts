import { refuse } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'
import { judge } from '../calls/policy.ts'
import type { Passage } from './passage.ts'

/** Refuses whom the call's policy does not let through. */
export async function askPolicy(passage: Passage): Promise<void> {
  const { entry, session, params, query, deps, now, arrival } = passage
  const asked = { session, params, query, db: deps.db, now, ip: arrival.ip }
  const verdict = await judge(entry.policy, asked)
  if (verdict === 'partnerView') throw refuse.forbidden(serverTexts.partnerView)
  if (verdict === 'passwordFirst') throw refuse.forbidden(serverTexts.passwordFirst)
  if (verdict !== 'allowed') throw refuse[verdict]()
}
