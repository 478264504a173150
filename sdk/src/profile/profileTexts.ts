import { texts } from '../kit/text.js'

/** A caregiver's public profile. */
export const profileTexts = texts({
  places: ['You are here', 'Dónde está'],
  seePhoto: ['See the photo of {name}', 'Ver la foto de {name}'],
  inCity: ['{city}, {state}', '{city}, {state}'],
  backgroundChecked: ['Background checked', 'Antecedentes verificados'],
  vaccinated: ['COVID-19 vaccinated', 'Con vacuna contra COVID-19'],

  about: ['About {name}', 'Sobre {name}'],
  readMore: ['Read more', 'Leer más'],
  readLess: ['Read less', 'Leer menos'],
  services: ['Helps with', 'Ayuda con'],
  conditions: ['Experience with', 'Experiencia con'],
  skills: ['Clinical skills', 'Habilidades clínicas'],
  languages: ['Speaks', 'Habla'],
  schedule: ['When and how', 'Cuándo y cómo'],
  jobs: ['Kinds of work', 'Tipos de trabajo'],
  times: ['Times', 'Horarios'],
  housing: ['Living arrangement', 'Vivir en la casa'],
  work: ['Work experience', 'Experiencia laboral'],
  education: ['Education', 'Educación'],
  licenses: ['Licenses and certifications', 'Licencias y certificaciones'],
  badges: ['What we check', 'Lo que comprobamos'],
  badgeDone: ['Completed {day}', 'Completada el {day}'],
  badgeOpen: ['In progress since {day}', 'En curso desde el {day}'],
  badgeNotBegun: ['Not started', 'Sin empezar'],

  reviews: ['Reviews', 'Reseñas'],
  starsOf: {
    one: ['{stars} stars: {count} review', '{stars} estrellas: {count} reseña'],
    other: ['{stars} stars: {count} reviews', '{stars} estrellas: {count} reseñas'],
  },
  moreReviews: ['Show more reviews', 'Mostrar más reseñas'],
  noReviews: [
    'No reviews yet. Ask for references when you meet.',
    'Sin reseñas. Pida referencias cuando se conozcan.',
  ],
  partFailed: ['We could not load this part.', 'No pudimos cargar esta parte.'],
  similar: ['Similar caregivers nearby', 'Cuidadores similares cerca'],

  message: ['Message {name}', 'Escribir a {name}'],
  favorite: ['Add to favorites', 'Agregar a favoritos'],
  isFavorite: ['In your favorites', 'Entre sus favoritos'],
  hire: ['Hire {name}', 'Contratar a {name}'],
  invite: ['Invite to a job', 'Invitar a un trabajo'],
  yourOwn: [
    'This is how families see you. We never show them your last name, address or phone here.',
    'Así le ven las familias. Aquí nunca se muestran su apellido, dirección ni teléfono.',
  ],
  agreeFirst: [
    'You agree on hours and pay with {name} before anything starts.',
    'Usted acuerda las horas y el pago con {name} antes de empezar.',
  ],
})

/** What is told about a caregiver in words, and to search engines. */
export const profileFacts = texts({
  title: ['{name}, {kind} in {place}', '{name}, {kind} en {place}'],
  description: [
    '{name} in {place}: {rate} an hour, {experience}. {about}',
    '{name} en {place}: {rate} por hora, {experience}. {about}',
  ],
  milesFromYou: {
    one: ['about {count} mile from you', 'a {count} milla de usted, aproximadamente'],
    other: ['about {count} miles from you', 'a unas {count} millas de usted'],
  },
  memberSince: ['Here since {month}', 'Aquí desde {month}'],
  housingEither: ['Live-in or live-out', 'Viviendo en la casa o no'],
  pendingLicense: ['Pending for license number', 'Pendiente del número de licencia'],
  licenseExpires: ['Valid until {date}', 'Válida hasta el {date}'],
  licenseExpired: ['Expired on {date}', 'Venció el {date}'],
  present: ['Present', 'Presente'],
  years: ['{from} – {to}', '{from} – {to}'],
  applied: ['Applied to your job “{title}” on {date}.', 'Se postuló a su trabajo «{title}» el {date}.'],
  withdrew: ['Withdrew from your job “{title}”.', 'Retiró su postulación a «{title}».'],
})

/** Writing to a caregiver from the profile. */
export const writeTexts = texts({
  messageTitle: ['Write to {name}', 'Escriba a {name}'],
  messageLabel: ['Your message', 'Su mensaje'],
  messageHint: [
    'Say who needs care, which days, and what help. Please leave out health details until you know each other.',
    'Diga quién necesita cuidado, qué días y qué ayuda. Deje los datos de salud para cuando se conozcan.',
  ],
  sendMessage: ['Send message', 'Enviar mensaje'],
  openConversation: ['Open your conversation', 'Abrir su conversación'],
  goOn: ['Continue your message to {name}', 'Continuar su mensaje a {name}'],
})

/** What a first message may be told. */
export const writeErrorTexts = texts({
  tooLong: ['This text is too long.', 'Este texto es demasiado largo.'],
  messageMissing: ['Please write a few words first.', 'Escriba primero unas palabras.'],
})

/** Inviting a caregiver to a job. */
export const jobInviteTexts = texts({
  inviteTitle: ['Invite {name}', 'Invitar a {name}'],
  inviteJob: ['Which job?', '¿Qué trabajo?'],
  inviteNote: ['A note', 'Una nota'],
  inviteSend: ['Send invitation', 'Enviar la invitación'],
  invited: ['{name} is invited.', '{name} recibió la invitación.'],
  noJobs: ['You do not have an open job yet', 'Todavía no tiene un trabajo abierto'],
  noJobsHint: [
    'Describe what you need once; then you can invite as many caregivers as you like.',
    'Describa una vez lo que necesita; después podrá invitar a quien quiera.',
  ],
  postJob: ['Describe the job', 'Describir el trabajo'],
})

/** What an invitation to a job may be told. */
export const jobInviteErrorTexts = texts({
  inviteJobMissing: ['Please choose a job.', 'Elija un trabajo.'],
})
