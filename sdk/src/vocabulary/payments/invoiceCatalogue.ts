import { catalogue, type IdOf } from '../../kit/catalogue.js'

/**
 * Where an invoice stands. Pending is to be paid or rejected; processing is on its way from a bank; void was taken back by
 * handing the hours in anew; owed is what a bank took back, and written off what we no longer ask for of that.
 */
export const invoiceStatuses = catalogue([
  { id: 'pending', label: ['To be paid', 'Por pagar'] },
  { id: 'processing', label: ['Payment on its way', 'Pago en camino'] },
  { id: 'paid', label: ['Paid', 'Pagada'] },
  { id: 'rejected', label: ['Sent back', 'Devuelta'] },
  { id: 'void', label: ['Taken back', 'Retirada'] },
  { id: 'disputed', label: ['Disputed', 'En disputa'] },
  { id: 'part_refunded', label: ['Refunded in part', 'Reembolsada en parte'] },
  { id: 'refunded', label: ['Refunded', 'Reembolsada'] },
  { id: 'charged_back', label: ['Charged back', 'Contracargo'] },
  { id: 'owed', label: ['Owed', 'Pendiente de cobro'] },
  { id: 'written_off', label: ['No longer owed', 'Ya no se debe'] },
])
export type InvoiceStatus = IdOf<typeof invoiceStatuses>

/**
 * What stands on an invoice. `adds` is whether it is part of the total: what is withheld is part of the wages, and is shown
 * beside them.
 */
export const invoiceLineKinds = catalogue([
  { id: 'regular', label: ['Hours', 'Horas'], adds: true },
  { id: 'special', label: ['Hours at a special rate', 'Horas con tarifa especial'], adds: true },
  { id: 'overtime', label: ['More for overtime', 'Recargo por horas extra'], adds: true },
  { id: 'minimum', label: ['Up to the minimum wage', 'Hasta el salario mínimo'], adds: true },
  { id: 'correction', label: ['Correction of wages', 'Corrección de salario'], adds: true },
  { id: 'expense', label: ['Expense', 'Gasto'], adds: true },
  { id: 'mileage', label: ['Miles driven', 'Millas recorridas'], adds: true },
  { id: 'social_security', label: ['Social Security, your part', 'Seguro Social, su parte'], adds: true },
  { id: 'medicare', label: ['Medicare, your part', 'Medicare, su parte'], adds: true },
  { id: 'unemployment', label: ['Federal unemployment tax', 'Impuesto federal de desempleo'], adds: true },
  { id: 'fee', label: ['Our fee', 'Nuestra comisión'], adds: true },
  { id: 'tip', label: ['Tip', 'Propina'], adds: true },
  { id: 'benefit', label: ['Paid by your benefit', 'Pagado por su beneficio'], adds: true },
  { id: 'credit', label: ['Credit', 'Crédito'], adds: true },
  { id: 'withheld_social_security', label: ['Social Security', 'Seguro Social'], adds: false },
  { id: 'withheld_medicare', label: ['Medicare', 'Medicare'], adds: false },
  {
    id: 'withheld_additional_medicare',
    label: ['Additional Medicare tax', 'Impuesto adicional de Medicare'],
    adds: false,
  },
])
export type InvoiceLineKind = IdOf<typeof invoiceLineKinds>
