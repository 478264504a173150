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
