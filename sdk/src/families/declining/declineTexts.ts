import { texts } from '../../kit/text.js'

/** Declining a caregiver: what is asked, and what comes of it. */
export const declineTexts = texts({
  title: ['Decline {name}?', '¿Rechazar a {name}?'],
  declineName: ['Decline {name}', 'Rechazar a {name}'],
  keep: ['Do not decline', 'No rechazar'],
  loadFailed: ['We could not load this', 'No pudimos cargarlo'],
  leavesJob: [
    '{name} is taken off your job “{title}”. You can still write to each other.',
    '{name} sale de su trabajo «{title}». Podrán seguir escribiéndose.',
  ],
  leavesAll: [
    '{name} is taken off your caregivers, and off every job they applied to. You can still write to each other.',
    '{name} sale de sus cuidadores y de los trabajos a los que se postuló. Podrán seguir escribiéndose.',
  ],
  undo: [
    'You can undo it for 5 minutes. Then we tell {name}.',
    'Puede deshacerlo durante 5 minutos. Después avisamos a {name}.',
  ],
  atOnce: [
    'We tell {name} at once, so you cannot undo it. You can still offer them work later.',
    'Avisamos a {name} de inmediato, así que no se puede deshacer. Más adelante puede ofrecerle trabajo.',
  ],
  takesOfferBack: [
    'Your offer, which is waiting for an answer, is taken back.',
    'Su oferta espera respuesta. Queda retirada.',
  ],
  reason: ['Why?', '¿Por qué?'],
  reasonHint: [
    'Some reasons are told to {name}, kindly. What they read is below.',
    'Algunos motivos se le dicen a {name} con amabilidad. Abajo está lo que leerá.',
  ],
  reasonMissing: ['Please choose a reason.', 'Elija el motivo.'],
  reads: ['What {name} reads', 'Lo que leerá {name}'],
  readsHint: ['In their own language.', 'En su propio idioma.'],
  hired: [
    'You have hired {name}. To stop working together, end the contract.',
    'Usted contrató a {name}. Para dejar de trabajar juntos, termine el contrato.',
  ],
  endContract: ['End the contract', 'Terminar el contrato'],
  nothing: ['{name} is not waiting for an answer from you.', '{name} no espera una respuesta de usted.'],
  notDeclined: ['You have not declined {name}.', 'Usted no rechazó a {name}.'],
  declinedAlready: ['You have already declined {name}.', 'Usted ya rechazó a {name}.'],
  gone: ['We cannot find this caregiver', 'No encontramos a esta persona'],
  goneHint: ['They may have left.', 'Puede que se haya ido.'],

  feedbackTitle: ['Can you tell us more?', '¿Nos cuenta más?'],
  feedbackLead: [
    'Only our staff read this. {name} never sees it. It helps us suggest better matches.',
    'Solo lo lee nuestro equipo. {name} nunca lo verá. Nos ayuda a proponerle mejores opciones.',
  ],
  feedbackLeadPlain: [
    'Only our staff read this. The caregiver never sees it. It helps us suggest better matches.',
    'Solo lo lee nuestro equipo. El cuidador nunca lo verá. Nos ayuda a proponerle mejores opciones.',
  ],
  feedback: ['What would have made it work?', '¿Qué habría hecho falta?'],
  send: ['Send', 'Enviar'],
  skip: ['Skip', 'Omitir'],
  thanks: ['Thank you. Our team has it.', 'Gracias. Ya lo tiene nuestro equipo.'],
})

/** What a caregiver reads who is declined. */
export const declineLetterTexts = texts({
  subject: ['About your application: {title}', 'Sobre su postulación: {title}'],
  subjectPlain: ['News from {name}', 'Noticias de {name}'],
  body: [
    '{name} has decided not to continue with your application for “{title}”.',
    '{name} decidió no seguir adelante con su postulación: «{title}».',
  ],
  bodyPlain: ['{name} will not be hiring you this time.', '{name} no le contratará esta vez.'],
  offer: [
    'The offer of work you had from them is taken back.',
    'La oferta de trabajo que tenía queda retirada.',
  ],
  thanks: ['Thank you for offering your help.', 'Gracias por ofrecer su ayuda.'],
  short: ['A family has answered your application.', 'Una familia respondió a su postulación.'],
})

/** What they read of the reason. Of those that are not here, which would only hurt, they read nothing. */
export const declineReasonTexts = texts({
  found_somebody: ['They have found somebody.', 'Ya encontraron a alguien.'],
  hours: [
    'The days or hours do not match what they need.',
    'Los días o las horas no coinciden con lo que necesitan.',
  ],
  distance: ['They are looking for somebody who lives nearer.', 'Buscan a alguien que viva más cerca.'],
  needs_changed: ['What they need has changed.', 'Ahora necesitan otra cosa.'],
})
