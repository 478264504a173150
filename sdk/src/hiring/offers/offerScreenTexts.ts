import { texts } from '../../kit/text.js'

/** An offer of work as its two sides read and answer it. */
export const offerScreenTexts = texts({
  title: ['Offer from {name}', 'Oferta de {name}'],
  offeredTo: ['Your offer to {name}', 'Su oferta a {name}'],
  waitsForYou: [
    '{name} would like to hire you. Nothing is agreed until you accept.',
    '{name} quiere contratarle. Nada queda acordado hasta que usted acepte.',
  ],
  answerBy: ['Answer by {day}', 'Conteste hasta el {day}'],
  waitsUntil: ['{name} can answer until {day}', '{name} puede contestar hasta el {day}'],
  terms: ['What is offered', 'Qué se ofrece'],
  placeHint: [
    'You get the street and phone number from the day before the first visit.',
    'La calle y el teléfono los recibe desde el día antes de la primera visita.',
  ],
  accept: ['Accept and sign', 'Aceptar y firmar'],
  acceptTitle: ['Accept this offer', 'Aceptar esta oferta'],
  acceptLead: [
    'Type your full name to sign the agreement below. You are hired starting {day}.',
    'Escriba su nombre completo para firmar el acuerdo. Queda en el puesto desde el {day}.',
  ],
  accepted: ['You work with {name} starting {day}.', 'Trabaja con {name} desde el {day}.'],
  decline: ['Decline the offer', 'Rechazar la oferta'],
  declineTitle: ['Decline the offer from {name}?', '¿Rechazar la oferta de {name}?'],
  declineHint: [
    '{name} reads your reason and can send you another offer.',
    '{name} leerá su motivo y podrá enviarle otra oferta.',
  ],
  why: ['Why?', '¿Por qué?'],
  declineNote: ['A few words to {name}', 'Unas palabras para {name}'],
  declined: ['You declined the offer.', 'Rechazó la oferta.'],
  changed: [
    'This offer or its agreement has changed in the meantime. Please read it again.',
    'Esta oferta o su acuerdo cambió mientras tanto. Vuelva a leerlo.',
  ],
  readAgain: ['Read it again', 'Leerlo de nuevo'],
  readOffer: ['Read and answer', 'Leer y contestar'],
  seeOffer: ['See the offer', 'Ver la oferta'],
  lineWaitsForYou: [
    '{name} has offered you work. Answer by {day}.',
    '{name} le ofrece trabajo. Conteste hasta el {day}.',
  ],
  lineWaits: [
    '{name} has until {day} to answer your offer.',
    '{name} tiene hasta el {day} para contestar su oferta.',
  ],
  lineDeclined: ['{name} has declined your offer: {reason}', '{name} rechazó su oferta: {reason}'],
})
