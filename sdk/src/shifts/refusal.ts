import type { Client } from '../client/client.js'
import { action, type Action } from '../kit/state/action.js'
import type { OpenShift } from '../vocabulary/shifts/entities.js'
import { withdrawFromShift } from './openShiftCalls.js'

/** Says no, without a word, to a facility that asks one to work a shift. */
export function createShiftRefusal(
  care: Client,
  id: number,
  handlers: Parameters<typeof action<[], OpenShift>>[1] = {},
): Action<[], OpenShift> {
  return action(() => care.call(withdrawFromShift, { id }), handlers)
}
