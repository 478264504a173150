import { texts } from '../../kit/text.js'

/** A family's own jobs: the list, one of them, its form, and who applied. */
export const ownJobTexts = texts({
  title: ['Your jobs', 'Sus trabajos'],
  lead: ['The jobs you have posted, and who applied.', 'Los trabajos que publicó y quién se postuló.'],
  failed: ['We could not load your jobs', 'No pudimos cargar sus trabajos'],
  job: ['Job', 'Trabajo'],
  untitled: ['Job without a title', 'Trabajo sin título'],
  add: ['Post another job', 'Publicar otro trabajo'],
  addTitle: ['Post a job', 'Publicar un trabajo'],
  addLead: [
    'Caregivers nearby can find it and apply. We save what you write as you go.',
    'Los cuidadores cercanos podrán encontrarlo y postularse. Lo que escribe se guarda mientras avanza.',
  ],
  post: ['Post the job', 'Publicar el trabajo'],
  posted: [
    'The job is open. Caregivers near you can find it.',
    'El trabajo está abierto. Los cuidadores cercanos pueden encontrarlo.',
  ],
  later: ['Describe it later', 'Describirlo más tarde'],
  laterHint: [
    'Saves an empty draft with your jobs. Nobody else sees it.',
    'Guarda un borrador vacío entre sus trabajos. Nadie más lo ve.',
  ],
  planArranges: [
    'Your plan arranges the care. Call them to change it.',
    'Su plan organiza el cuidado. Llame al plan para cambiarlo.',
  ],
  edit: ['Edit', 'Editar'],
  editLead: [
    'Caregivers see your changes at once. The pay stays the same.',
    'Los cuidadores ven el cambio de inmediato. El pago queda igual.',
  ],
  reopenLead: [
    'Check the job before you reopen it. The first day must be today or later.',
    'Revise el trabajo antes de volver a abrirlo. El primer día tiene que ser hoy o después.',
  ],
  save: ['Save the job', 'Guardar el trabajo'],
  saved: ['The job is saved.', 'El trabajo se guardó.'],
  saveAndOpen: ['Save and open it', 'Guardar y abrirlo'],
  goOn: ['Complete and post it', 'Completarlo y publicarlo'],
  reopen: ['Reopen', 'Volver a abrir'],
  reopened: ['The job is open again.', 'El trabajo está abierto de nuevo.'],
  close: ['Close the job', 'Cerrar el trabajo'],
  discard: ['Discard the draft', 'Descartar el borrador'],
  closeTitle: ['Close this job?', '¿Cerrar este trabajo?'],
  discardTitle: ['Discard this draft?', '¿Descartar este borrador?'],
  discardTold: [
    'Nobody has seen it. It stays with your closed jobs.',
    'Nadie lo ha visto. Queda entre sus trabajos cerrados.',
  ],
  closeTold: {
    one: [
      'We e-mail the {count} caregiver who applied that you are no longer looking.',
      'Avisaremos por correo a {count} persona que se postuló de que ya no busca.',
    ],
    other: [
      'We e-mail the {count} caregivers who applied that you are no longer looking.',
      'Avisaremos por correo a {count} personas que se postularon de que ya no busca.',
    ],
  },
  closeNobody: ['Nobody is waiting for an answer.', 'Nadie está esperando una respuesta.'],
  closeMore: [
    'Caregivers can no longer find the job or apply. You can reopen it later, with the people who applied. Your caregivers and your visits do not change.',
    'Los cuidadores ya no lo encontrarán ni podrán postularse. Puede volver a abrirlo más tarde, con quienes se postularon. Sus cuidadores y sus visitas no cambian.',
  ],
  why: ['Why are you closing it?', '¿Por qué lo cierra?'],
  whyRequired: ['Please choose a reason.', 'Elija el motivo.'],
  closed: ['The job is closed.', 'El trabajo está cerrado.'],
  facts: ['The job', 'El trabajo'],
  place: ['Place', 'Lugar'],
  when: ['When', 'Cuándo'],
  starts: ['First day', 'Primer día'],
  ends: ['Last day', 'Último día'],
  help: ['Help', 'Ayuda'],
  conditions: ['Conditions', 'Afecciones'],
  languages: ['Languages', 'Idiomas'],
  pay: ['Pay', 'Pago'],
  description: ['In your words', 'En sus palabras'],
  noneSaid: ['Not given', 'Sin indicar'],
  applicants: ['Who applied', 'Quién se postuló'],
  noApplicants: ['Nobody has applied yet.', 'Aún nadie se ha postulado.'],
  noApplicantsClosed: [
    'No applicants are waiting for an answer.',
    'Nadie que se haya postulado espera respuesta.',
  ],
  reopenToAnswer: ['Reopen the job to answer them.', 'Vuelva a abrir el trabajo para responderles.'],
  seeJob: ['See the job', 'Ver el trabajo'],
  day: ['{day}, {from} to {to}', '{day}, de {from} a {to}'],
  daysAWeek: {
    one: ['{count} day a week', '{count} día por semana'],
    other: ['{count} days a week', '{count} días por semana'],
  },
})

/** One who applied, for one job. */
export const candidateTexts = texts({
  title: ['{name} for “{job}”', '{name} para «{job}»'],
  why: ['How they match', 'En qué coincide'],
  theirWords: ['What they wrote to you', 'Lo que le escribió'],
  answer: ['Your answer', 'Su respuesta'],
  profile: ['See the whole profile', 'Ver el perfil completo'],
  gone: ['This caregiver has withdrawn from this job.', 'Esta persona ya no se postula a este trabajo.'],
  applied: ['Applied {day}', 'Se postuló el {day}'],
})

/** A caregiver of the family, and what is between them. */
export const familyConnectionTexts = texts({
  phone: ['Phone', 'Teléfono'],
  profile: ['See the profile', 'Ver el perfil'],
  write: ['Message {name}', 'Escribir a {name}'],
})
