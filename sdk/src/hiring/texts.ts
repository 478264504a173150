import { texts } from '../kit/text.js'

/** Hiring, wage rates and ending a contract. */
export const hiringTexts = texts({
  rateSaved: ['Rate successfully updated', 'Tarifa actualizada correctamente'],
  rateDeleted: ['Rate successfully deleted', 'Tarifa eliminada correctamente'],
})

/** What the screens of a hire ask and say. */
export const hiringScreenTexts = texts({
  hired: ['You hired {name}', 'Contrató a {name}'],
  confirmDeleteRate: [
    'Are you sure you want to delete this rate?',
    '¿Está seguro de que desea eliminar esta tarifa?',
  ],
  contractEnded: ['The contract was ended', 'El contrato se dio por terminado'],
  confirmEndContract: [
    'Are you sure you want to end this contract?',
    '¿Está seguro de que desea terminar este contrato?',
  ],
})
