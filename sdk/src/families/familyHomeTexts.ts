import { texts } from '../kit/text.js'

/** The family's home: who comes, who wants to work for it, what its plan pays. */
export const familyHomeTexts = texts({
  note: ['Note', 'Nota'],
  visitsToday: {
    one: ['One visit today.', 'Hoy hay una visita.'],
    other: ['{count} visits today.', 'Hoy hay {count} visitas.'],
  },
  noVisitToday: ['No visit today.', 'Hoy no hay visitas.'],
  today: ['Today', 'Hoy'],
  next: ['Next: {day}', 'Próxima visita: {day}'],
  visitsFailed: ['We could not load your visits', 'No pudimos cargar sus visitas'],
  noVisits: ['No visits planned.', 'No hay visitas planeadas.'],
  planned: ['Planned', 'Planeada'],
  here: ['Here since {time}', 'Aquí desde {time}'],
  done: ['Done, {from} to {to}', 'Terminada, de {from} a {to}'],
  seeVisit: ['See the visit', 'Ver la visita'],
  call: ['Call', 'Llamar'],
  callTo: ['Call {name}', 'Llamar a {name}'],

  applicants: ['They want to work for you', 'Quieren trabajar para usted'],
  applicantsLead: [
    'If you accept, you are in touch: they join your caregivers. If you decline, they leave this job. You can undo either for 5 minutes; then we tell them. Neither is a contract, and nothing is paid.',
    'Si acepta, quedan en contacto: la persona pasa a sus cuidadores. Si rechaza, sale de este trabajo. Puede deshacerlo durante 5 minutos; después le avisamos. Con esto no se firma ni se paga nada.',
  ],
  forJob: ['For “{title}”', 'Para «{title}»'],
  accept: ['Accept', 'Aceptar'],
  ask: ['Ask', 'Preguntar'],
  decline: ['Decline', 'Rechazar'],
  accepted: ['Accepted. We tell {name} in 5 minutes.', 'Aceptada. Avisaremos a {name} en 5 minutos.'],
  declined: ['Declined. We tell {name} in 5 minutes.', 'Rechazada. Avisaremos a {name} en 5 minutos.'],
  declinedTold: ['Declined. We have told {name}.', 'Rechazada. Ya avisamos a {name}.'],
  hire: ['Hire {name}', 'Contratar a {name}'],
  isAccepted: ['Accepted', 'Aceptada'],
  moreApplicants: ['See all who applied', 'Ver todas las postulaciones'],

  alsoWaits: ['Also waiting for you', 'También le espera'],
  hours: ['Hours your plan pays for', 'Horas que paga su plan'],
  hoursFailed: ['We could not load your hours', 'No pudimos cargar sus horas'],
  hoursOf: ['of {total} hours left', 'de {total} horas restantes'],
  hoursRing: ['{remaining} of {total} hours left', 'Quedan {remaining} de {total} horas'],
  used: ['Used', 'Usadas'],
  booked: ['Booked ahead', 'Reservadas'],
  free: ['Left to book', 'Por reservar'],
  caregiverLeft: ['A caregiver who has left', 'Una persona que ya no está'],
  hourCount: ['{count}\u00a0h', '{count}\u00a0h'],
  hoursUntil: ['{name}. Use these hours by {day}.', '{name}. Use estas horas hasta el {day}.'],
  planPays: ['{name} arranges and pays for your care.', '{name} organiza y paga su cuidado.'],
  cameBy: [
    'You came to us through {partner}. Ask about your benefit here.',
    'Usted llegó a nosotros por medio de {partner}. Pregunte aquí por su beneficio.',
  ],
  callPlan: ['Call {name}', 'Llamar a {name}'],
  photoOf: ['Logo of {name}', 'Logotipo de {name}'],
})

/** The care of a family: who comes, and when. */
export const careTexts = texts({
  lead: ['Who comes, and when.', 'Quién viene y cuándo.'],
  visits: ['Next visits', 'Próximas visitas'],
  today: ['Today, {day}', 'Hoy, {day}'],
  none: ['No visit in the next two weeks.', 'Ninguna visita en las próximas dos semanas.'],
  team: ['Your care team', 'Su equipo de cuidado'],
  teamFailed: ['We could not load your care team', 'No pudimos cargar su equipo de cuidado'],
  noTeam: ['Nobody is hired yet.', 'Aún no ha contratado a nadie.'],
  noTeamHint: [
    'Once you hire somebody, you see here when they come and how to reach them.',
    'Cuando contrate a alguien, verá aquí cuándo viene y cómo comunicarse.',
  ],
  careManager: ['Care manager', 'Asesoría de cuidado'],
  caregiver: ['Caregiver', 'Cuidador'],
  nextVisit: ['next visit {day}', 'próxima visita {day}'],
  inTouch: ['In touch, not hired', 'En contacto, sin contratar'],
})
