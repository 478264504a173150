import { texts } from '@homecare/sdk/kit'

/** Why somebody cannot be hired, and what the server says of offers. */
export const offerServerTexts = texts({
  onlyFamilies: ['Only families can hire.', 'Solo las familias pueden contratar.'],
  alreadyHired: ['You have already hired {name}.', 'Ya contrató a {name}.'],
  unfinished: [
    'Finish setting up your own account first.',
    'Primero termine de configurar su propia cuenta.',
  ],
  noPhone: [
    '{name} has not verified their phone number yet, so they cannot be hired.',
    '{name} todavía no verificó su teléfono, así que no es posible contratarle.',
  ],
  blocked: [
    'You and {name} cannot message each other, so you cannot hire them.',
    'Usted y {name} no pueden escribirse, así que no puede contratarle.',
  ],
  notYourJob: ['This is not one of your open jobs.', 'Este no es uno de sus trabajos abiertos.'],
  unknownPlace: ['We do not know that city.', 'No conocemos esa ciudad.'],
  unknownStreet: [
    'We do not know this street. Check it, or confirm that it is correct as typed.',
    'No conocemos esta calle. Revísela o confirme que está bien escrita.',
  ],
  another: ['Another offer is still waiting for an answer.', 'Hay otra oferta que espera respuesta.'],
  booked: [
    'You have other work at one of these times, so the offer was not accepted. Decline it and say which hours suit you.',
    'Tiene otro trabajo en uno de estos horarios, así que la oferta no se aceptó. Rechácela e indique qué horas le convienen.',
  ],
  notWaiting: ['This offer is no longer waiting for an answer.', 'Esta oferta ya no espera respuesta.'],
  changed: [
    'The offer has changed. Read it again before you answer.',
    'La oferta cambió. Vuelva a leerla antes de contestar.',
  ],
})

/** Letters about offers. None says what anybody is paid, or whom the care is for. */
export const offerMailTexts = texts({
  sentSubject: ['{name} has offered you work', '{name} le ofrece trabajo'],
  sentBody: [
    '{name} would like to hire you starting {day}. Read the offer and answer by {until}:\n{link}',
    '{name} quiere contratarle desde el {day}. Lea la oferta y conteste hasta el {until}:\n{link}',
  ],
  sentShort: [
    'A family has offered you work. Answer by {until}.',
    'Una familia le ofrece trabajo. Conteste hasta el {until}.',
  ],
  revisedSubject: ['{name} has changed their offer', '{name} cambió su oferta'],
  revisedBody: [
    '{name} has changed the offer to you. Only the new one counts. Answer by {until}:\n{link}',
    '{name} cambió la oferta que le hizo. Solo vale la nueva. Conteste hasta el {until}:\n{link}',
  ],
  revisedShort: [
    'An offer to you has changed. Answer by {until}.',
    'Cambió una oferta para usted. Conteste hasta el {until}.',
  ],
  reminderSubject: ['{name} is waiting for your answer', '{name} espera su respuesta'],
  reminderBody: [
    'You have not answered the offer from {name} yet. It ends on {until}:\n{link}',
    'Todavía no contestó la oferta de {name}. Termina el {until}:\n{link}',
  ],
  reminderShort: [
    'An offer of work is waiting for you until {until}.',
    'Una oferta de trabajo le espera hasta el {until}.',
  ],
  acceptedSubject: ['{name} has accepted your offer', '{name} aceptó su oferta'],
  acceptedBody: [
    '{name} has signed the agreement and starts on {day}. See what comes next:\n{link}',
    '{name} firmó el acuerdo y empieza el {day}. Vea qué sigue:\n{link}',
  ],
  acceptedShort: ['Your offer was accepted.', 'Aceptaron su oferta.'],
  declinedSubject: ['{name} has declined your offer', '{name} rechazó su oferta'],
  declinedBody: [
    '{name} has declined your offer: {reason}. You can change it and send it again:\n{link}',
    '{name} rechazó su oferta: {reason}. Puede cambiarla y enviarla de nuevo:\n{link}',
  ],
  declinedShort: ['Your offer was declined.', 'Rechazaron su oferta.'],
  withdrawnSubject: ['{name} has taken back their offer', '{name} retiró su oferta'],
  withdrawnBody: [
    '{name} has taken back the offer to you. There is nothing left to answer:\n{link}',
    '{name} retiró la oferta que le hizo. Ya no hay nada que contestar:\n{link}',
  ],
  withdrawnShort: ['An offer to you was taken back.', 'Retiraron una oferta para usted.'],
  lapsedSubject: ['{name} did not answer your offer', '{name} no contestó su oferta'],
  lapsedBody: [
    '{name} did not answer your offer in {days} days, and it has ended. You can send another:\n{link}',
    '{name} no contestó su oferta en {days} días, y la oferta terminó. Puede enviar otra:\n{link}',
  ],
  lapsedShort: ['Your offer was not answered and has ended.', 'No contestaron su oferta y terminó.'],
})

/** A letter about another place of care. */
export const placeMailTexts = texts({
  subject: ['{name} changed where care takes place', '{name} cambió dónde es el cuidado'],
  body: [
    'From now on, your visits with {name} are in {city}, {state}. You will see the street a day before each visit.',
    'Desde ahora, sus visitas con {name} son en {city}, {state}. Verá la calle un día antes de cada visita.',
  ],
  times: {
    one: [
      'That is in another time zone. {count} visit keeps its time of day, by the clock there.',
      'Allí rige otra zona horaria. {count} visita conserva su hora según el reloj de allí.',
    ],
    other: [
      'That is in another time zone. {count} visits keep their time of day, by the clock there.',
      'Allí rige otra zona horaria. {count} visitas conservan su hora según el reloj de allí.',
    ],
  },
  end: ['See your visits:\n{link}', 'Vea sus visitas:\n{link}'],
  short: ['From now on, your visits are in another place.', 'Sus visitas son en otro lugar desde ahora.'],
})
