import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** Why a contract ends; `side` is who may say so. */
export const endReasons = catalogue([
  {
    id: 'no_longer_needed',
    label: ['Care is no longer needed', 'Ya no se necesita el cuidado'],
    side: 'family',
  },
  { id: 'found_other', label: ['We have found somebody else', 'Encontramos a otra persona'], side: 'family' },
  { id: 'cost', label: ['The cost', 'El costo'], side: 'family' },
  { id: 'other_work', label: ['I have found other work', 'Tengo otro trabajo'], side: 'caregiver' },
  { id: 'hours', label: ['The days or hours', 'Los días o las horas'], side: 'both' },
  { id: 'moved', label: ['Somebody is moving away', 'Alguien se muda'], side: 'both' },
  { id: 'health', label: ['Health reasons', 'Motivos de salud'], side: 'both' },
  { id: 'not_a_fit', label: ['We do not get along', 'No nos entendemos'], side: 'both' },
  { id: 'other', label: ['Another reason', 'Otro motivo'], side: 'both' },
])
export type EndReason = IdOf<typeof endReasons>

/** The reasons that one of the two sides may give. */
export function endReasonsOf(side: 'family' | 'caregiver') {
  return endReasons.entries.filter((reason) => reason.side === 'both' || reason.side === side)
}
