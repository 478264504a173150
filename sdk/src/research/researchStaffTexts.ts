import { texts } from '../kit/text.js'

/** What the pages of a study's own staff say. */
export const researchStaffTexts = texts({
  loginTitle: ['Staff of the study', 'Equipo del estudio'],
  loginLead: [
    'For the people who run this study. Every time you look at a patient, we record it with your name.',
    'Para quienes llevan este estudio. Cada consulta de un paciente queda escrita con su nombre.',
  ],
  logIn: ['Log in', 'Iniciar sesión'],
  notStaff: [
    'This account does not belong to the staff of this study. Log in with another, or ask who runs the study.',
    'Esta cuenta no es parte del equipo de este estudio. Inicie sesión con otra o pregunte a quien lleva el estudio.',
  ],
  find: ['Find a patient', 'Buscar un paciente'],
  findLead: [
    'Among the patients in this study. Every search is recorded.',
    'Entre los pacientes que se le dieron a este estudio. Cada búsqueda queda escrita.',
  ],
  lastName: ['Last name, or its first letters', 'Apellido o cómo empieza'],
  firstName: ['First name', 'Nombre'],
  birthday: ['Birthday', 'Fecha de nacimiento'],
  search: ['Search', 'Buscar'],
  results: ['Search results', 'Resultados de la búsqueda'],
  lookedFor: ['You looked for {words}.', 'Usted buscó {words}.'],
  born: ['Born in {year}', 'Nació en {year}'],
  noneFound: ['No patient found', 'No se encontró ningún paciente'],
  noneFoundHint: [
    'Check the spelling, or search with fewer letters.',
    'Revise cómo está escrito o busque con menos letras.',
  ],
  foundMore: [
    'Only the first {count} are shown. Add a first name or a birthday.',
    'Solo se muestran los primeros {count}. Agregue un nombre o una fecha de nacimiento.',
  ],
  again: ['Search again', 'Buscar otra vez'],
  over: ['This search is over', 'Esta búsqueda terminó'],
  overHint: [
    'Results can be opened for {minutes} minutes, and only by whoever searched. Please search again.',
    'Los resultados se pueden abrir durante {minutes} minutos, y solo quien buscó. Busque otra vez.',
  ],
  encounter: ['Note a visit', 'Anotar una consulta'],
  encounterOf: ['{name}, born in {year}', '{name}, nació en {year}'],
  day: ['Day of the visit', 'Día de la consulta'],
  provider: ['Who saw the patient', 'Quién atendió al paciente'],
  note: ['Note', 'Nota'],
  noteHint: ['Only for the staff of this study.', 'Solo para el equipo de este estudio.'],
  log: ['Note the visit', 'Anotar la consulta'],
  logged: ['The visit is noted', 'La consulta está anotada'],
  codeIs: ['Code for the patient', 'Código para el paciente'],
  codeOnce: [
    'We show it only once. The patient enters it when registering, until {day}.',
    'Se muestra esta única vez. El paciente lo escribe al registrarse, hasta el {day}.',
  ],
  address: ['The patient begins at {address}', 'El paciente empieza en {address}'],
  visits: ['Visits so far', 'Consultas hasta ahora'],
  noVisits: ['No visit is noted yet', 'Todavía no hay consultas anotadas'],
  joined: ['Takes part', 'Participa'],
  notJoined: [
    'Nobody has joined yet; the code is good until {day}',
    'Nadie se ha unido todavía; el código sirve hasta el {day}',
  ],
  codeOver: [
    'Nobody joined with it, and the code no longer works',
    'Nadie participa con él; el código ya no sirve',
  ],
  ask: ['Ask about care after the operation', 'Preguntar por la atención después de la operación'],
  askHint: [
    'Sends one e-mail, with a link, to the address that the participant registered.',
    'Envía un correo, con un enlace, a la dirección que registró el participante.',
  ],
  asked: ['Asked on {day}', 'Se preguntó el {day}'],
  received: ['The care took place', 'Recibió la atención'],
  notReceived: ['The care did not take place', 'No recibió la atención'],
  askedToast: ['The question is on its way', 'La pregunta va en camino'],
  export: ['Answers that are shared', 'Respuestas que se comparten'],
  exportHint: [
    'Without names. Each participant can see that you exported the answers.',
    'Sin nombres. Cada participante puede ver que usted exportó las respuestas.',
  ],
  prepare: ['Prepare the files', 'Preparar los archivos'],
  prepared: {
    one: ['{count} participant shares answers.', '{count} participante comparte sus respuestas.'],
    other: ['{count} participants share answers.', '{count} participantes comparten sus respuestas.'],
  },
  answersFile: ['Answers (CSV)', 'Respuestas (CSV)'],
  dictionaryFile: ['What the columns mean (CSV)', 'Qué significan las columnas (CSV)'],
})
