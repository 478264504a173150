import { texts } from '../kit/text.js'

/** What the screens of a hire ask and say. */
export const hiringScreenTexts = texts({
  confirmDeleteRate: [
    'Are you sure you want to delete this rate?',
    '¿Seguro que desea eliminar esta tarifa?',
  ],
  contractEnded: ['You ended the contract', 'Terminó el contrato'],
  confirmEndContract: [
    'Are you sure you want to end this contract?',
    '¿Seguro que desea terminar este contrato?',
  ],
})
