import { texts } from '@homecare/sdk/kit'

/**
 * Letters about fingerprints. Subjects and text messages say no result: others may see them. The family is told the result
 * and the day of an appointment, never where it is, and never why somebody was not cleared.
 */
const parts = texts({
  requestedSubject: ['{name} asks about your fingerprints', '{name} le pregunta por sus huellas'],
  requestedBody: [
    '{name} would like you to be on {program}. You decide: nothing happens without your yes. Read what it is for, and answer:\n{link}',
    'A {name} le gustaría que usted figurara en {program}. Usted decide: nada ocurre sin su sí. Lea para qué es y conteste:\n{link}',
  ],
  requestedShort: ['A family asks you something. You decide.', 'Una familia le pregunta algo. Usted decide.'],
  agreedSubject: ['{name} has answered about fingerprinting', '{name} contestó sobre las huellas'],
  agreedBody: [
    '{name} agrees. Our team makes the appointment, and tells you the day:\n{link}',
    '{name} está de acuerdo. Nuestro equipo pide la cita y le dirá el día:\n{link}',
  ],
  declinedBody: [
    '{name} has said no. That is their right, and says nothing about them:\n{link}',
    '{name} dijo que no. Está en su derecho, y no dice nada sobre su persona:\n{link}',
  ],
  answeredShort: ['There is an answer about fingerprinting.', 'Hay una respuesta sobre las huellas.'],
  canceledSubject: ['Nothing left to do about fingerprinting', 'Ya no hay nada que hacer con las huellas'],
  canceledBody: [
    'The request from {name} about your fingerprints was called off. If you have an appointment, it no longer counts:\n{link}',
    'Se canceló lo que {name} le preguntó sobre sus huellas. Si tenía una cita, ya no vale:\n{link}',
  ],
  canceledShort: ['A request to you was called off.', 'Se canceló una solicitud para usted.'],
  sentSubject: ['Your appointment on {day}', 'Su cita del {day}'],
  sentBody: [
    'You have an appointment for your fingerprints on {day}. Where it is, and what to bring:\n{link}',
    'Tiene una cita para sus huellas el {day}. Dónde es y qué llevar:\n{link}',
  ],
  sentShort: ['You have an appointment on {day}.', 'Tiene una cita el {day}.'],
  movedSubject: ['Your appointment is now on {day}', 'Su cita ahora es el {day}'],
  movedBody: [
    'Your appointment for your fingerprints has changed. It is on {day}. See where:\n{link}',
    'Cambió su cita para las huellas. Es el {day}. Vea dónde:\n{link}',
  ],
  movedShort: ['Your appointment has changed. It is on {day}.', 'Cambió su cita. Es el {day}.'],
  sentFamilySubject: ['{name} has an appointment', '{name} tiene una cita'],
  sentFamilyBody: [
    '{name} has an appointment for their fingerprints on {day}. The result comes after that:\n{link}',
    '{name} tiene una cita para sus huellas el {day}. El resultado llega después:\n{link}',
  ],
  sentFamilyShort: [
    'There is an appointment for fingerprinting on {day}.',
    'Hay una cita para las huellas el {day}.',
  ],
  resultSubject: ['The result of fingerprinting is in', 'Llegó el resultado de las huellas'],
  resultShort: ['The result of fingerprinting is in.', 'Llegó el resultado de las huellas.'],
  clearedBody: [
    '{name} is cleared for {program}:\n{link}',
    '{name} obtuvo la autorización para {program}:\n{link}',
  ],
  clearedOwnBody: [
    'You are cleared for {program}. {name} was told:\n{link}',
    'Usted obtuvo la autorización para {program}. {name} ya lo sabe:\n{link}',
  ],
  notClearedBody: [
    '{name} is not cleared for {program}. The reasons are between {name} and the state: we do not pass them on:\n{link}',
    '{name} no obtuvo la autorización para {program}. Los motivos quedan entre {name} y el estado: no los compartimos:\n{link}',
  ],
  notClearedOwnBody: [
    'The state has not cleared you for {program}. {name} was told this and no reason. The state’s letter says why, and how to ask for a review:\n{link}',
    'El estado no le dio la autorización para {program}. A {name} se le dijo esto, sin motivo. La carta del estado dice por qué y cómo pedir una revisión:\n{link}',
  ],
  unreadableBody: [
    'The fingerprints of {name} could not be read. This happens, and says nothing about them. You can ask again:\n{link}',
    'No se pudieron leer las huellas de {name}. A veces ocurre, y no dice nada sobre su persona. Puede volver a preguntar:\n{link}',
  ],
  unreadableOwnBody: [
    'Your fingerprints could not be read. This happens: nothing was found or decided:\n{link}',
    'No se pudieron leer sus huellas. A veces ocurre: no se encontró ni se decidió nada:\n{link}',
  ],
})

const result = { subject: parts.resultSubject, short: parts.resultShort }
const answered = { subject: parts.agreedSubject, short: parts.answeredShort }

/** The letters, each with its subject, its words, and what a text message says. */
export const fingerprintMailTexts = {
  requested: { subject: parts.requestedSubject, body: parts.requestedBody, short: parts.requestedShort },
  agreed: { ...answered, body: parts.agreedBody },
  declined: { ...answered, body: parts.declinedBody },
  canceled: { subject: parts.canceledSubject, body: parts.canceledBody, short: parts.canceledShort },
  sent: { subject: parts.sentSubject, body: parts.sentBody, short: parts.sentShort },
  moved: { subject: parts.movedSubject, body: parts.movedBody, short: parts.movedShort },
  sentFamily: {
    subject: parts.sentFamilySubject,
    body: parts.sentFamilyBody,
    short: parts.sentFamilyShort,
  },
  cleared: { ...result, body: parts.clearedBody },
  clearedOwn: { ...result, body: parts.clearedOwnBody },
  notCleared: { ...result, body: parts.notClearedBody },
  notClearedOwn: { ...result, body: parts.notClearedOwnBody },
  unreadable: { ...result, body: parts.unreadableBody },
  unreadableOwn: { ...result, body: parts.unreadableOwnBody },
} as const
