import { texts } from '../kit/text.js'

/** Invoices, cards and bank accounts. */
export const paymentTexts = texts({
  invoicePaid: ['Invoice successfully paid', 'Factura pagada correctamente'],
  invoiceRejected: ['Invoice successfully rejected', 'Factura rechazada correctamente'],
})

/** What the screens of payments ask and say. */
export const paymentScreenTexts = texts({
  rejectReason: ['Why are you rejecting this invoice?', '¿Por qué rechaza esta factura?'],
  noInvoices: ['No invoices are waiting for you.', 'No hay facturas pendientes.'],
  membershipChanged: ['Membership successfully updated', 'Membresía actualizada correctamente'],
})
