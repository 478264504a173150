import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** Where a timesheet stands. */
export const timecardStatuses = catalogue([
  { id: -1, label: ['Draft', 'Borrador'] },
  { id: 0, label: ['Calculating taxes', 'Calculando impuestos'] },
  { id: 1, label: ['Submitted', 'Enviada'] },
  { id: 2, label: ['Family paid', 'Pagada por la familia'] },
  { id: 3, label: ['Processing deposit', 'Procesando el depósito'] },
  { id: 4, label: ['Funds deposited', 'Fondos depositados'] },
  { id: 5, label: ['Rejected', 'Rechazada'] },
  { id: 6, label: ['Declined', 'Declinada'] },
])
export type TimecardStatus = IdOf<typeof timecardStatuses>

/** What a caregiver is refunded. The documents name none; these are ours. Of miles the server works out the amount. */
export const expenseKinds = catalogue([
  { id: 'groceries', label: ['Groceries', 'Comestibles'] },
  { id: 'supplies', label: ['Supplies', 'Insumos'] },
  { id: 'transport', label: ['Fares and parking', 'Pasajes y estacionamiento'] },
  { id: 'mileage', label: ['Miles driven', 'Millas recorridas'] },
  { id: 'other', label: ['Something else', 'Otra cosa'] },
])
export type ExpenseKind = IdOf<typeof expenseKinds>

/** Where the hours of a line come from. */
export const lineSources = catalogue([
  { id: 'clock', label: ['From the clock', 'Del reloj'] },
  { id: 'planned', label: ['As planned', 'Según lo planeado'] },
  { id: 'last', label: ['As last time', 'Como la última vez'] },
  { id: 'typed', label: ['Typed', 'Escritas a mano'] },
])
export type LineSource = IdOf<typeof lineSources>
