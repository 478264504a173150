import { expect, it } from 'vitest'
import { staffQueues } from '../../account/staff/staffHomeCalls.js'
import { withHostileValues } from '../../testing/hostile.js'
import { pendingKind } from './pendingKinds.js'

it('says what each queue of the staff is to whose thing waits in it, and where it is seen', () => {
  for (const queue of staffQueues.ids) expect(pendingKind(queue)?.href).toMatch(/^\//)
  expect(pendingKind('constructor')).toBeUndefined()
})

it('throws at nothing', () => {
  withHostileValues(1, (a: never) => [pendingKind(a)])
})
