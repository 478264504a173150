import { texts } from '../../kit/text.js'

/** The home of a care manager, and the families they advise. */
export const advisedTexts = texts({
  families: ['Families you advise', 'Familias a las que asesora'],
  familiesLead: [
    'Each family sees your name, phone and e-mail on its home page.',
    'Cada familia ve su nombre, teléfono y correo en su página de inicio.',
  ],
  lookAt: ['To review', 'Para revisar'],
  lookAtLead: {
    one: ['{count} family has something to review.', 'Hay {count} familia con algo que revisar.'],
    other: ['{count} families have something to review.', 'Hay {count} familias con algo que revisar.'],
  },
  nothing: ['Nothing to review', 'Nada que revisar'],
  nothingHint: [
    'Every family has its answers and its visits.',
    'Todas las familias tienen sus respuestas y sus visitas.',
  ],
  none: ['You do not advise any families yet', 'Todavía no asesora a ninguna familia'],
  noneHint: [
    'We share new families among the care managers.',
    'Las familias nuevas se reparten entre el equipo.',
  ],
  find: ['Find a family by name or place', 'Buscar una familia por nombre o lugar'],
  notFound: ['No family found', 'No se encontró ninguna familia'],
  notFoundHint: ['Check the spelling, or use fewer letters.', 'Revise cómo está escrito o use menos letras.'],
  all: ['All families you advise', 'Todas las familias a las que asesora'],
  coming: ['Next visits', 'Próximas visitas'],
  noVisits: ['No visits in the next two weeks', 'Ninguna visita en las próximas dos semanas'],
  nextVisit: ['Next visit {when}', 'Próxima visita: {when}'],
  noVisit: ['No visits planned', 'Ninguna visita planeada'],
  visit: ['{from} to {to}: {name}', 'De {from} a {to}: {name}'],
  contact: ['Contact details', 'Cómo comunicarse'],
  jobs: ['Jobs', 'Trabajos'],
  noJobs: ['No jobs yet', 'Ningún trabajo todavía'],
  applicants: {
    one: ['{count} applicant', '{count} postulante'],
    other: ['{count} applicants', '{count} postulantes'],
  },
  posted: ['Posted {date}', 'Publicado el {date}'],
  caregivers: ['Caregivers', 'Cuidadores'],
  noCaregivers: ['Nobody yet', 'Nadie todavía'],
  hired: ['Hired', 'Contratación hecha'],
  inTouch: ['In touch', 'En contacto'],
  since: ['since {date}', 'desde el {date}'],
  search: ['Find caregivers', 'Buscar cuidadores'],
  statusOpen: ['Open', 'Abierto'],
  statusDraft: ['Draft', 'Borrador'],
  statusClosed: ['Closed', 'Cerrado'],
})
