import { texts } from '../../kit/text.js'

/** The home of a care manager, and the families they advise. */
export const advisedTexts = texts({
  families: ['Families you advise', 'Familias a las que asesora'],
  familiesLead: [
    'They find your name, phone and e-mail on their home page.',
    'Encuentran su nombre, teléfono y correo en su página de inicio.',
  ],
  lookAt: ['To look at', 'Para revisar'],
  lookAtLead: {
    one: ['{count} family has something to look at.', 'Hay {count} familia con algo que revisar.'],
    other: ['{count} families have something to look at.', 'Hay {count} familias con algo que revisar.'],
  },
  nothing: ['Nothing to look at', 'Nada que revisar'],
  nothingHint: [
    'Every family has its answers and its visits.',
    'Todas las familias tienen sus respuestas y sus visitas.',
  ],
  none: ['You advise no family yet', 'Todavía no asesora a ninguna familia'],
  noneHint: [
    'New families are shared among the care managers.',
    'Las familias nuevas se reparten entre el equipo.',
  ],
  all: ['All families you advise', 'Todas las familias a las que asesora'],
  coming: ['Next visits', 'Próximas visitas'],
  noVisits: ['No visit in the next two weeks', 'Ninguna visita en las próximas dos semanas'],
  nextVisit: ['Next visit {when}', 'Próxima visita: {when}'],
  noVisit: ['No visit ahead', 'Ninguna visita próxima'],
  visit: ['{from} to {to}: {name}', 'De {from} a {to}: {name}'],
  contact: ['How to reach them', 'Cómo comunicarse'],
  jobs: ['Jobs', 'Trabajos'],
  noJobs: ['No job yet', 'Ningún trabajo todavía'],
  applicants: {
    one: ['{count} applicant', '{count} postulante'],
    other: ['{count} applicants', '{count} postulantes'],
  },
  posted: ['Posted {date}', 'Publicado el {date}'],
  caregivers: ['Caregivers', 'Profesionales de cuidados'],
  noCaregivers: ['Nobody yet', 'Nadie todavía'],
  hired: ['Hired', 'Contratación hecha'],
  inTouch: ['In touch', 'En contacto'],
  since: ['since {date}', 'desde el {date}'],
  search: ['Find caregivers', 'Buscar profesionales de cuidados'],
  statusOpen: ['Open', 'Abierto'],
  statusDraft: ['Draft', 'Borrador'],
  statusClosed: ['Closed', 'Cerrado'],
})
