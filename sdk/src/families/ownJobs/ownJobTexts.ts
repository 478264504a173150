import { texts } from '../../kit/text.js'

/** What the rules of a family's own jobs say. */
export const ownJobRuleTexts = texts({
  noTitle: ['Give the job a title first.', 'Primero póngale un título al trabajo.'],
  startsInPast: [
    'The first day is in the past. Choose today or a later day first.',
    'El primer día ya pasó. Primero elija hoy o un día posterior.',
  ],
  noHours: [
    'Say how many hours a week you need first.',
    'Primero indique cuántas horas por semana necesita.',
  ],
  cannotBecome: [
    'This job cannot be changed that way. Please check it again.',
    'El trabajo no puede cambiarse así. Revíselo de nuevo.',
  ],
  notOpen: [
    'This job is not open. Reopen it to answer the people who applied.',
    'Este trabajo no está abierto. Vuelva a abrirlo para responder a las postulaciones.',
  ],
  notApplied: [
    'This caregiver has withdrawn from this job.',
    'Esta persona ya no se postula a este trabajo.',
  ],
  alreadyHired: ['You have already hired this caregiver.', 'Usted ya contrató a esta persona.'],
  toldAlready: [
    'It is too late to undo this: we have told the caregiver. You can still write to them.',
    'Ya es tarde para deshacerlo: ya avisamos a la persona. Todavía puede escribirle.',
  ],
})
