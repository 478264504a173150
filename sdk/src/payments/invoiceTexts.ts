import { texts } from '../kit/text.js'

/** Rejecting invoices. */
export const invoiceTexts = texts({
  reasonRequired: ['Please say why you reject it.', 'Indique por qué la rechaza.'],
})
