import { texts } from '../kit/text.js'

/** What hours cost their family: the page of an invoice, and sending it back. */
export const invoiceScreenTexts = texts({
  title: ['Hours of {name}', 'Horas de {name}'],
  number: ['Invoice {number}', 'Factura {number}'],

  what: ['What you pay for', 'Lo que paga'],
  for: ['For', 'Concepto'],
  amount: ['Amount', 'Importe'],
  total: ['Total', 'Total'],
  atRate: ['{span} at {rate}', '{span} a {rate}'],
  ofOvertime: ['{span} of overtime', '{span} de horas extra'],
  perHour: ['{amount} an hour', '{amount} por hora'],
  perDay: ['{amount} a day', '{amount} por día'],
  miles: ['{miles} miles', '{miles} millas'],
  receipt: ['Receipt', 'Recibo'],
  receiptOf: ['Receipt: {what}', 'Recibo: {what}'],
  benefitHours: ['{span} of your benefit', '{span} de su beneficio'],

  taxes: ['Taxes', 'Impuestos'],
  taxesOn: [
    'The taxes above are your part as an employer. They come on top of the wages.',
    'Los impuestos de arriba son su parte como empleador. Se suman al salario.',
  ],
  withheld: ['Taken out of {name}’s wages', 'Del salario de {name} se descuenta'],
  getsNet: ['{name} gets {net} of the wages.', '{name} recibe {net} del salario.'],
  withheldNone: ['Nothing is taken out of these wages.', 'De este salario no se descuenta nada.'],
  stateTaxes: [
    '{state} taxes and federal income tax are not included. Ask your tax adviser about them.',
    'Los impuestos de {state} y el federal sobre la renta no se incluyen. Consulte a su asesor fiscal.',
  ],
  notEnrolled: [
    'You have not enrolled in taxes here, so none are on this invoice. You report and pay them yourself.',
    'No se ha inscrito aquí para los impuestos, por eso no figuran en esta factura. Usted los declara y los paga.',
  ],
  enroll: ['How taxes work here', 'Cómo funcionan los impuestos aquí'],
  partner: [
    'Your plan pays for the hours of your benefit. What is left is yours to pay.',
    'Su plan paga las horas de su beneficio. El resto le corresponde a usted.',
  ],

  toCheck: ['To check', 'Por revisar'],
  check: ['Check the hours', 'Revisar las horas'],
  due: ['Please check these hours', 'Revise estas horas'],
  dueText: [
    '{name} handed them in on {issued}. Due date: {day}.',
    '{name} las entregó el {issued}. Fecha de vencimiento: {day}.',
  ],
  nothingDue: [
    '{name} handed them in on {issued}. There is nothing for you to pay.',
    '{name} las entregó el {issued}. No tiene nada que pagar.',
  ],
  sendBack: ['Something is wrong', 'Algo no está bien'],
  isRejected: ['You sent these hours back', 'Usted devolvió estas horas'],
  isRejectedText: ['On {day}: “{reason}”', 'El {day}: «{reason}»'],
  isRejectedNext: [
    '{name} can correct them and hand them in again. You will get a new invoice.',
    '{name} puede corregirlas y entregarlas de nuevo. Recibirá otra factura.',
  ],
  isVoid: ['{name} took these hours back', '{name} retiró estas horas'],
  isVoidText: [
    'This invoice does not count. You will get a new one when they are handed in again.',
    'Esta factura no cuenta. Recibirá otra cuando se entreguen de nuevo.',
  ],
  isReplaced: ['There is a newer invoice for these days', 'Hay una factura más reciente de estos días'],
  seeNewest: ['See the newest', 'Ver la más reciente'],
  isPaid: ['Paid on {day}', 'Pagada el {day}'],

  done: ['What was done', 'Lo que se hizo'],
  seeHours: ['See the hours with clock times', 'Ver las horas con las del reloj'],
  print: ['Print', 'Imprimir'],
  history: ['Earlier and later invoices', 'Facturas anteriores y posteriores'],
  revision: ['Revision {number}', 'Revisión {number}'],
  revisionNow: ['this one', 'esta'],
  issued: ['handed in {day}', 'entregada el {day}'],

  rejectTitle: ['Send these hours back?', '¿Devolver estas horas?'],
  rejectLead: [
    '{name} reads what you write and can correct the hours. You pay nothing until then.',
    '{name} lee lo que escribe y puede corregir las horas. Hasta entonces no paga nada.',
  ],
  rejectLines: ['Which entries are wrong?', '¿Qué entradas están mal?'],
  rejectWhy: ['What is wrong?', '¿Qué está mal?'],
  reject: ['Send back', 'Devolver'],
})
