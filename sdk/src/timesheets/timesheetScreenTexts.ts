import { texts } from '../kit/text.js'

/** What the pages of families' timesheets ask and say. */
export const timesheetScreenTexts = texts({
  isHandedIn: [
    'These hours are handed in. Take them back before you change them.',
    'Estas horas ya están entregadas. Retírelas antes de cambiarlas.',
  ],
  notBack: ['These hours can no longer be taken back.', 'Estas horas ya no se pueden retirar.'],
  staysToBeRead: [
    'These hours were handed in once, so they stay. You can change them.',
    'Estas horas ya se entregaron una vez, por eso se conservan. Puede cambiarlas.',
  ],
  daysTaken: [
    'Some of these days are on another of your timesheets. Choose others, or open that one.',
    'Algunos de esos días están en otra hoja de horas suya. Elija otros o abra esa hoja.',
  ],
  notHired: ['Hours can be entered once you are hired.', 'Podrá anotar horas cuando le hayan contratado.'],
  notPaidYet: [
    'Corrections are only for hours that were paid. You can change these directly.',
    'Solo se corrigen horas pagadas. Cambie estas directamente.',
  ],
  alreadyCorrected: [
    'A correction of these hours is under way.',
    'Ya hay una corrección de estas horas en curso.',
  ],
  invoiceSettled: ['This invoice can no longer be sent back.', 'Esta factura ya no se puede devolver.'],
  notACorrection: ['There is nothing to agree to here.', 'Aquí no hay nada que aceptar.'],
  costsMore: [
    'This correction costs more than was paid. It has an invoice of its own.',
    'Esta corrección cuesta más de lo pagado. Tiene su propia factura.',
  ],
  receiptKind: [
    'We cannot take this receipt. Choose a picture or a PDF.',
    'No podemos aceptar este recibo. Elija una imagen o un PDF.',
  ],
})
