import type { NextStepState } from '@homecare/sdk/hiring'
import type { Db } from '../db/connect.ts'
import { betweenOf, lastRequest, type RequestRow } from './rows.ts'

/** Where fingerprinting stands as a step after a hire, by connection; none where the place of care does not offer it. */
export async function fingerprintStepsOf(
  db: Db,
  connectionIds: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, NextStepState | 'undecided'>> {
  const found = new Map<number, NextStepState | 'undecided'>()
  for (const id of connectionIds) {
    const last = await lastRequest(db, id)
    if (last) found.set(id, stepOf(last))
    else if ((await betweenOf(db, id, now)).program !== null) found.set(id, 'undecided')
  }
  return found
}

const stepOf = ({ state, result }: RequestRow): NextStepState =>
  state === 'done' ? (result ?? 'cleared') : state
