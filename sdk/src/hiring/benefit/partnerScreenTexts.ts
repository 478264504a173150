import { texts } from '../../kit/text.js'

/** The pages on which a partner's family hires and plans within its benefit. */
export const partnerHireTexts = texts({
  hireTitle: ['Hire {name}', 'Contratar a {name}'],
  hireLead: [
    'Your benefit, “{benefit}”, pays {name} for these hours. You agree on the days, and {name} accepts or declines within seven days.',
    'Su beneficio, «{benefit}», le paga estas horas a {name}. Usted propone los días, y {name} acepta o rechaza en siete días.',
  ],
  benefit: ['Your plan', 'Su plan'],
  who: ['Who needs care', 'Quién necesita cuidado'],
  where: ['Where', 'Dónde'],
  when: ['When', 'Cuándo'],
  reach: ['How we reach you', 'Cómo nos comunicamos con usted'],
  send: ['Send offer to {name}', 'Enviar oferta a {name}'],
  sent: ['Your offer is with {name}.', 'Su oferta ya le llegó a {name}.'],
  noHours: ['No hours are left until {day}.', 'No quedan horas hasta el {day}.'],
  noHoursHint: [
    'Choose days after that, or take back what you no longer need.',
    'Elija días posteriores o cancele lo que ya no necesite.',
  ],
  noBenefit: ['Your plan does not pay for hours now', 'Por ahora su plan no paga horas'],
  noBenefitHint: [
    'Call your plan to ask which hours it covers, and from when.',
    'Llame a su plan para preguntar qué horas cubre y desde cuándo.',
  ],
  toHome: ['Go to your home page', 'Ir a su página de inicio'],
  toConnection: ['See your page with {name}', 'Ver su página con {name}'],
  planTitle: ['Plan a visit with {name}', 'Planificar una visita con {name}'],
  planLead: ['{name} is told at once.', 'Le avisamos a {name} enseguida.'],
  plan: ['Plan the visit', 'Planificar la visita'],
  planOne: ['Plan a visit', 'Planificar una visita'],
  planWith: ['Plan a visit with {name}', 'Planificar una visita con {name}'],
  notHired: ['You have not hired {name} yet', 'Aún no ha contratado a {name}'],
  notHiredHint: [
    'You can plan visits once {name} has accepted your offer.',
    'Podrá planificar visitas cuando {name} acepte su oferta.',
  ],
  hasEnded: ['{name} no longer works for you', '{name} ya no trabaja con usted'],
})
