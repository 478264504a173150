import { texts } from '../../kit/text.js'

/** What stands between a family and a caregiver, as the page of their connection says it to both. */
export const hubTexts = texts({
  lead: ['What you agreed on, and what comes next.', 'Lo que acordaron y lo que sigue.'],
  ended: ['This work ended on {day}', 'Este trabajo terminó el {day}'],
  details: ['Your work together', 'Su trabajo juntos'],
  startsOn: ['Starts on', 'Empieza el'],
  reach: ['Reach each other by', 'Se comunican por'],
  reachHint: ['You both see this, and either of you can change it.', 'Lo ven y pueden cambiarlo los dos.'],
  reachNone: ['Not chosen yet', 'Sin elegir'],
  change: ['Change', 'Cambiar'],
  changeTitle: ['Change your work together', 'Cambiar su trabajo juntos'],
  firstDayHint: [
    '{name} gets a message about a new first day.',
    'Le avisamos a {name} si cambia el primer día.',
  ],
  saved: ['Your changes are saved.', 'Sus cambios quedaron guardados.'],
  save: ['Save', 'Guardar'],
  documents: ['Your documents', 'Sus documentos'],
  otherTimes: ['Worked together before', 'Trabajaron juntos antes'],
  fromTo: ['{from} to {to}', 'Del {from} al {to}'],
  until: ['Until {to}', 'Hasta el {to}'],
  goesOn: ['You work together again.', 'Trabajan juntos de nuevo.'],
  seeNow: ['See it as it is now', 'Ver cómo es ahora'],
  youDeclined: ['You declined {name} on {day}', 'Rechazó a {name} el {day}'],
  theyDeclined: ['{name} is not hiring you this time', '{name} no le contratará esta vez'],
})

/** What cannot be changed of a connection, and why. */
export const connectionErrorTexts = texts({
  startAfterEnd: ['The work ends before that day', 'El trabajo termina antes de ese día'],
  visitsBefore: [
    'Visits are planned before that day. Move or cancel them first.',
    'Hay visitas antes de ese día. Primero muévalas o cancélelas.',
  ],
  hasBegun: [
    'The work has begun. Its first day stays as it is.',
    'El trabajo ya empezó. Su primer día no cambia.',
  ],
  hasEnded: ['This work has ended. It stays as it was.', 'Este trabajo terminó. Queda como estaba.'],
  ratesElsewhere: [
    'The rate was agreed on with the hire. Set a new one instead.',
    'La tarifa se acordó al contratar. Fije una nueva.',
  ],
  offerWaits: [
    'An offer is waiting for an answer. Change the offer instead.',
    'Hay una oferta en espera de respuesta. Cambie la oferta.',
  ],
  familyOnly: ['Only the family can change this.', 'Solo la familia puede cambiar esto.'],
  job: ['Choose one of your jobs', 'Elija uno de sus trabajos'],
})
