import { texts } from '../kit/text.js'

/** The agreements: of a connection, and the caregiver's with us. */
export const agreementTexts = texts({
  connectionTitle: ['Care agreement with {name}', 'Acuerdo de cuidado con {name}'],
  consultingTitle: ['Consulting agreement', 'Acuerdo de consultoría'],
  consultingOf: ['Consulting agreement of {name}', 'Acuerdo de consultoría de {name}'],
  lead: [
    'Please take your time to read it. It applies only to people who sign it.',
    'Léalo con calma. Solo obliga a quien lo firma.',
  ],
  inForce: ['Version in effect since {day}', 'Versión vigente desde el {day}'],

  terms: ['What you agreed on', 'Lo que acordaron'],
  caregiver: ['Caregiver', 'Cuidador'],
  family: ['Family', 'Familia'],
  rate: ['Rate', 'Tarifa'],
  begins: ['Starts', 'Comienza'],
  text: ['The agreement', 'El acuerdo'],

  signatures: ['Signatures', 'Firmas'],
  signedBy: ['{name} signed on {day}', '{name} firmó el {day}'],
  signedErased: [
    'Signed on {day}. The account has since been deleted.',
    'Firmado el {day}. La cuenta se eliminó después.',
  ],
  declinedBy: ['{name} declined on {day}', '{name} no aceptó el {day}'],
  openFor: ['{name} has not answered yet', '{name} todavía no ha respondido'],

  sign: ['Sign the agreement', 'Firmar el acuerdo'],
  signLead: ['Type your full name to sign.', 'Escriba su nombre completo para firmar.'],
  fullName: ['Your full name', 'Su nombre completo'],
  fullNameHint: ['As it appears in your account: {name}', 'Como en su cuenta: {name}'],
  decline: ['Decline', 'No aceptar'],
  declineTitle: ['Decline this agreement?', '¿No aceptar este acuerdo?'],
  declineText: [
    'Nothing is signed, and the other person sees that you declined. You can still sign later.',
    'No se firma nada y la otra parte ve que no aceptó. Puede firmarlo más adelante.',
  ],
  declineConsultingText: [
    'Nothing is signed, and we see that you declined. You can still sign later.',
    'No se firma nada y nosotros vemos que no aceptó. Puede firmarlo más adelante.',
  ],
  youDeclined: [
    'You declined on {day}. You can still sign it.',
    'Usted no aceptó el {day}. Todavía puede firmar.',
  ],
  youSigned: ['You have signed this agreement.', 'Usted firmó este acuerdo.'],
  signed: ['The agreement is signed.', 'El acuerdo está firmado.'],
  declined: ['You declined the agreement.', 'No aceptó el acuerdo.'],
  changed: [
    'This agreement has been answered or renewed in the meantime. Please read it again.',
    'Este acuerdo se respondió o se renovó mientras tanto. Léalo de nuevo.',
  ],
  readAgain: ['Read it again', 'Leerlo de nuevo'],
  print: ['Print', 'Imprimir'],
  back: ['Back', 'Volver'],
})
