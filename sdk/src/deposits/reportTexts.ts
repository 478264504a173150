import { texts } from '../kit/text.js'

/** The report of payments: its page, and its files. */
export const reportTexts = texts({
  title: ['Payment report', 'Informe de pagos'],
  leadFamily: ['What you paid, from one day to another.', 'Lo que pagó, de un día a otro.'],
  leadCaregiver: ['What you were paid, from one day to another.', 'Lo que se le pagó, de un día a otro.'],
  leadStaff: [
    'What families paid, from one day to another.',
    'Lo que pagaron las familias, de un día a otro.',
  ],
  meHint: ['What was paid, from one day to another', 'Lo que se pagó, de un día a otro'],
  from: ['From', 'Desde'],
  until: ['Until', 'Hasta'],
  show: ['Show these days', 'Mostrar estos días'],
  spanMissing: ['Choose the first and the last day.', 'Elija el primer y el último día.'],
  spanBackwards: ['The last day is before the first.', 'El último día es anterior al primero.'],
  spanLong: ['A report covers at most 366 days.', 'Un informe abarca como máximo 366 días.'],
  spanOf: ['{first} to {last}', 'Del {first} al {last}'],
  empty: ['Nothing was paid on these days', 'No se pagó nada en estos días'],
  emptyHint: ['Choose other days above.', 'Elija otros días arriba.'],
  total: ['Total', 'Total'],
  wages: ['Wages and tips', 'Salarios y propinas'],
  taxesOfEmployer: ['Your taxes as an employer', 'Sus impuestos como empleador'],
  taxesOfEmployers: ['Employers’ taxes', 'Impuestos de los empleadores'],
  withheld: ['Withheld for taxes', 'Retenido para impuestos'],
  byMonth: ['By month', 'Por mes'],
  byPerson: ['By person', 'Por persona'],
  all: ['Every payment', 'Todos los pagos'],
  day: ['Day', 'Día'],
  who: ['With', 'Con'],
  hours: ['Hours of', 'Horas del'],
  invoice: ['Invoice', 'Factura'],
  what: ['What', 'Concepto'],
  amount: ['Amount', 'Importe'],
  time: ['Time', 'Tiempo'],
  count: { one: ['{count} payment', '{count} pago'], other: ['{count} payments', '{count} pagos'] },
  later: ['Earlier payments', 'Pagos anteriores'],
  first: ['From the beginning', 'Desde el principio'],
  csv: ['Download as a spreadsheet (CSV)', 'Descargar como hoja de cálculo (CSV)'],
  pdf: ['Download as PDF', 'Descargar en PDF'],
  payment: ['Payment', 'Pago'],
  chargeback: ['Taken back by the bank', 'Devuelto por el banco'],
  firstRows: [
    'These are the latest {count} of {total}. The spreadsheet has all of them.',
    'Estos son los últimos {count} de {total}. La hoja de cálculo los tiene todos.',
  ],

  receipt: ['Receipt', 'Recibo'],
  receiptPdf: ['Receipt (PDF)', 'Recibo (PDF)'],
  paidBy: ['Paid by', 'Pagado con'],
  paidOn: ['Paid on', 'Pagado el'],
  paidSum: ['Paid', 'Pagado'],
  nothingToPay: ['There was nothing to pay', 'No había nada que pagar'],
})

/** What a row of the report is. */
export const reportKinds = {
  payment: reportTexts.payment,
  chargeback: reportTexts.chargeback,
} as const
