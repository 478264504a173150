import { texts } from '../kit/text.js'

/** Paying an invoice, and what came of it. */
export const payScreenTexts = texts({
  approveZero: ['Approve', 'Aprobar'],
  approve: ['Approve {total}', 'Aprobar {total}'],
  pay: ['Approve and pay', 'Aprobar y pagar'],
  payOther: ['Pay another way', 'Pagar de otra forma'],
  lead: [
    'You are approving {name}’s hours: {days}. A card is charged today, {today}.',
    'Aprueba las horas de {name}: {days}. La tarjeta se cobra hoy, {today}.',
  ],
  leadZero: [
    'You are approving {name}’s hours: {days}. There is nothing for you to pay.',
    'Aprueba las horas de {name}: {days}. No tiene nada que pagar.',
  ],
  method: ['Pay with', 'Pagar con'],
  bankHint: [
    'From a bank account the payment takes up to four business days.',
    'Desde una cuenta bancaria el pago tarda hasta cuatro días hábiles.',
  ],
  methodsFailed: ['We could not load your cards', 'No pudimos cargar sus tarjetas'],
  noMethods: [
    'You have no card or bank account here yet. Add one, and come back to pay.',
    'Todavía no tiene aquí una tarjeta o cuenta bancaria. Agregue una y vuelva para pagar.',
  ],
  addMethod: ['Add a card', 'Agregar tarjeta'],
  backToInvoice: ['Continue to the invoice', 'Continuar con el pago de la factura'],
  tip: ['Tip for {name}', 'Propina para {name}'],
  tipHint: ['All of it goes to {name}, less taxes.', 'Toda es para {name}, menos impuestos.'],
  tipHintPlain: ['All of it goes to {name}.', 'Toda es para {name}.'],
  tipNone: ['None', 'Ninguna'],
  tipOther: ['Other', 'Otra'],
  tipAmount: ['Your tip', 'Su propina'],
  invoiceTotal: ['Invoice', 'Factura'],
  tipLine: ['Tip', 'Propina'],
  taxLine: ['Your taxes on the tip', 'Sus impuestos por la propina'],
  total: ['Total', 'Total'],
  priceFailed: ['We could not work out the total', 'No pudimos calcular el total'],

  paid: ['Paid. Thank you.', 'Pagado. Gracias.'],
  approved: ['Approved. Thank you.', 'Aprobado. Gracias.'],
  onItsWay: ['The payment is on its way', 'El pago está en camino'],
  receipt: [
    '{total} by {method}. This page is your receipt.',
    '{total} con {method}. Esta página es su recibo.',
  ],
  receiptTip: ['{tip} of it is a tip.', 'De eso, {tip} es propina.'],
  disputed: ['Your bank disputes this payment', 'Su banco disputa este pago'],
  disputedText: [
    'You need to do nothing here until your bank has decided. If you did not ask for it, tell your bank.',
    'No tiene que hacer nada aquí hasta que su banco decida. Si usted no lo pidió, avise a su banco.',
  ],
  chargedBack: ['Your bank gave this payment back to you', 'Su banco le devolvió este pago'],
  chargedBackText: ['{name} keeps the pay for these hours.', '{name} conserva el pago de estas horas.'],
  processingText: [
    '{total} from {method}. It takes up to four business days. You do not need to do anything.',
    '{total} desde {method}. Tarda hasta cuatro días hábiles. No tiene que hacer nada.',
  ],
  checking: ['We are checking your payment', 'Estamos verificando su pago'],
  checkingText: [
    'The payment service has not answered yet. Do not pay again: you are charged once at most.',
    'El servicio de pagos aún no ha respondido. No pague de nuevo: se le cobra una vez como máximo.',
  ],
  checkNow: ['Check now', 'Verificar ahora'],
  toConfirm: ['Your bank asks whether it is you', 'Su banco pregunta si es usted'],
  toConfirmText: [
    'Nothing is charged until you confirm it. You can also pay another way.',
    'No se cobra nada hasta que lo confirme. También puede pagar de otra forma.',
  ],
  confirm: ['Confirm the payment', 'Confirmar el pago'],
  confirmTitle: ['Confirm your payment', 'Confirme su pago'],
  confirmLead: [
    '{total} for {name}’s hours. Your bank wants to know that it is you.',
    '{total} por las horas de {name}. Su banco quiere saber que es usted.',
  ],
  nothingToConfirm: ['There is nothing to confirm', 'No hay nada que confirmar'],
  toInvoice: ['To the invoice', 'Ver la factura'],
  takenBack: ['Your bank took the payment back', 'Su banco devolvió el pago'],
  takenBackText: [
    'You owe {total} for these hours. {name} keeps the pay. Please pay another way.',
    'Debe {total} por estas horas. {name} conserva su pago. Pague de otra forma.',
  ],
  lastDeclined: ['Your payment was declined', 'Su pago fue rechazado'],
  lastDeclinedText: [
    '{total} by {method} on {day}. Nothing was charged. Please pay another way.',
    '{total} con {method} el {day}. No se cobró nada. Pague de otra forma.',
  ],
})
