import { texts } from '../kit/text.js'

/** Invoices, cards and bank accounts. */
export const paymentTexts = texts({
  invoicePaid: ['Invoice successfully paid', 'Factura pagada correctamente'],
  invoiceRejected: ['Invoice successfully rejected', 'Factura rechazada correctamente'],
})
