import { expect, it } from 'vitest'
import { seenLink, seenWords, verifySeen, type PlanSeen } from './seen.js'

async function chain(count: number): Promise<PlanSeen[]> {
  const rows: PlanSeen[] = []
  let head = ''
  for (let n = 1; n <= count; n++) {
    const row = {
      ...{ id: n * 3, at: '2026-11-20T10:00:00.000Z', by_user: 5, by: null, side: 'caregiver' },
      ...{ action: 'read' as const, what: 'task' as const, record_id: n, network: '10.0.0' },
    }
    head = await seenLink(head, seenWords(9, row))
    rows.push({ ...row, n, hash: head })
  }
  return rows
}

it('holds as it was written, whatever the order of its rows', async () => {
  const rows = await chain(5)
  const verdict = await verifySeen(9, rows.toReversed())
  expect(verdict).toEqual({ holds: true, checked: 5, brokenAt: null, head: rows[4]!.hash })
  expect(await verifySeen(9, [])).toEqual({ holds: true, checked: 0, brokenAt: null, head: null })
})

it('does not where a row is changed, missing, added, or of another plan', async () => {
  const rows = await chain(5)
  const changed = rows.map((row) => (row.n === 3 ? { ...row, by_user: 6 } : row))
  expect((await verifySeen(9, changed)).brokenAt).toBe(3)
  expect(
    (
      await verifySeen(
        9,
        rows.filter(({ n }) => n !== 2),
      )
    ).brokenAt,
  ).toBe(2)
  expect((await verifySeen(9, [...rows, { ...rows[4]!, n: 6 }])).brokenAt).toBe(6)
  expect((await verifySeen(8, rows)).brokenAt).toBe(1)
})
