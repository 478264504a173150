import type { HireStageId } from '../../vocabulary/hiring/catalogue.js'
import { catalogue, type IdOf } from '../../kit/catalogue.js'
import { recordsIn } from '../../kit/shape.js'
import type { CaregiverConnection } from '../../hiring/connectionCalls.js'
import { connectionHref } from '../../hiring/hub/connectionPage.js'
import type { PageHref } from '../../vocabulary/addresses/href.js'

/**
 * What a family is chosen for (`select-connection`): the label asks, `to` stands in the address. The documents
 * name the screen only: the targets are ours.
 */
export const connectionTargets = catalogue([
  { id: 'connection', label: ['Your families', 'Sus familias'] },
  { id: 'agreement', label: ['Whose agreement?', '¿El acuerdo con quién?'] },
  { id: 'messages', label: ['Who do you want to write to?', '¿A quién quiere escribir?'] },
])
export type ConnectionTarget = IdOf<typeof connectionTargets>

/** The target that an address names; the family's own page where it names none. */
export function connectionTargetOf(name: string | null): ConnectionTarget {
  return connectionTargets.find(name as ConnectionTarget)?.id ?? 'connection'
}

export { connectionHref }

/** Where a family is chosen for something. */
export function chooseConnectionHref(target: ConnectionTarget = 'connection'): PageHref {
  const path = '/caregiver/dashboard/select-connection'
  return target === 'connection' ? path : `${path}?to=${target}`
}

/** The page of the agreement with a family. */
export function agreementHref({ id }: Pick<CaregiverConnection, 'id'>): PageHref {
  return `/connections/${id}/agreement`
}

/** Where choosing a family leads; null where it cannot be chosen for that. */
function connectionTargetHref(
  connection: Pick<CaregiverConnection, 'id' | 'hire_stage' | 'conversation_id'>,
  target: ConnectionTarget,
): PageHref | null {
  if (target === 'connection') return connectionHref(connection)
  if (target === 'agreement') return isHiringOrHired(connection) ? agreementHref(connection) : null
  return connection.conversation_id === null ? null : `/messages/${connection.conversation_id}`
}

/** Whether something is agreed on, not only spoken of: the hire stage is 2 or 3. */
export function isHiringOrHired({ hire_stage }: Pick<CaregiverConnection, 'hire_stage'>): boolean {
  return hire_stage > inTouch
}

/** The hire stage of those who only know each other. */
const inTouch: HireStageId = 1

/** The families that can be chosen, each with where that leads. */
export function choosableConnections(
  connections: readonly CaregiverConnection[],
  target: ConnectionTarget,
): { readonly connection: CaregiverConnection; readonly href: PageHref }[] {
  return recordsIn(connections).flatMap((connection) => {
    const href = connectionTargetHref(connection, target)
    return href === null ? [] : [{ connection, href }]
  })
}
