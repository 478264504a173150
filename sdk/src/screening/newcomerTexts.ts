import { texts } from '../kit/text.js'

/** The screening of new caregivers (`/screen`), and what the staff do with it. */
export const newcomerTexts = texts({
  title: ['Your screening', 'Su entrevista inicial'],
  lead: [
    'A few questions, so that we get to know you. Our team reads your answers; families do not see them.',
    'Unas preguntas para conocerle. Nuestro equipo lee sus respuestas; las familias no las ven.',
  ],
  meHint: ['Questions our team asks new caregivers', 'Preguntas de nuestro equipo para cuidadores nuevos'],
  whatTitle: ['What to expect', 'Qué esperar'],
  what1: [
    'Three questions that you answer in your own words.',
    'Tres preguntas que responde con sus propias palabras.',
  ],
  what2: ['Five questions with answers to choose from.', 'Cinco preguntas con respuestas para elegir.'],
  what3: [
    'We save what you type as you go, so you can stop and come back.',
    'Lo que escribe se guarda mientras escribe: puede parar y volver.',
  ],
  begin: ['Begin', 'Comenzar'],
  goOn: ['Go on', 'Continuar'],
  correct: ['Change your answers', 'Cambiar sus respuestas'],
  started: ['You have started but not handed it in yet.', 'Ya comenzó y todavía no la ha entregado.'],
  handedIn: [
    'You handed it in on {day}. Our team reads it next.',
    'La entregó el {day}. Ahora la lee nuestro equipo.',
  ],
  accepted: ['Our team has read and accepted your answers.', 'Nuestro equipo leyó y aceptó sus respuestas.'],
  returned: [
    'Our team asks you to change something. This is what they wrote:',
    'Nuestro equipo le pide cambiar algo. Esto es lo que escribió:',
  ],
  steps: ['Steps of the screening', 'Pasos de la entrevista inicial'],
  interviewLead: [
    'In your own words. There are no wrong answers.',
    'Con sus propias palabras. No hay respuestas incorrectas.',
  ],
  questionnaireLead: ['Choose what is true for you.', 'Elija lo que corresponda.'],
  next: ['Save and continue', 'Guardar y continuar'],
  kept: ['Saved', 'Guardado'],
  keeping: ['Saving what you type…', 'Guardando lo que escribe…'],
  notKept: [
    'We could not save what you typed yet. It is still here, and we will try again when you type or continue.',
    'Lo que escribió todavía no se guardó. Sigue aquí; lo intentamos con la próxima tecla y al continuar.',
  ],
  optional: ['You may leave this empty.', 'Puede dejarla vacía.'],
  nextLead: [
    'Read your answers once more. After you hand them in they can only be changed if we ask you to.',
    'Lea sus respuestas una vez más. Después de entregarlas solo se pueden cambiar si se lo pedimos.',
  ],
  noAnswer: ['Not answered', 'Sin respuesta'],
  change: ['Change', 'Cambiar'],
  changeOf: ['Change the answers: {step}', 'Cambiar las respuestas: {step}'],
  afterTitle: ['What happens then', 'Qué pasa después'],
  after1: ['Our team reads your answers.', 'Nuestro equipo lee sus respuestas.'],
  after2: [
    'We write to you either way: whether we accept them or have a question.',
    'Le escribimos, sea que las aceptemos o que queramos preguntar algo.',
  ],
  handIn: ['Hand in my answers', 'Entregar mis respuestas'],
  thanksTitle: ['Thank you', 'Gracias'],
  thanksLead: ['Your answers are with our team.', 'Sus respuestas están con nuestro equipo.'],
  pending: ['See what is under review', 'Ver qué está en revisión'],
  home: ['Go to my home page', 'Ir a mi página de inicio'],

  staffTitle: ['Screenings', 'Entrevistas iniciales'],
  staffLead: [
    'Answers of new caregivers, the longest wait first.',
    'Respuestas de cuidadores nuevos; primero, la que más espera.',
  ],
  lists: ['Which screenings', 'Qué entrevistas'],
  open: ['To read', 'Por leer'],
  done: ['Read', 'Leídas'],
  none: ['Nothing to read', 'Nada por leer'],
  noneDone: ['Nothing has been read yet', 'Todavía no se leyó ninguna'],
  submitted: ['Handed in on {day}', 'Entregada el {day}'],
  changing: [
    'They are changing their answers. You can read them once they hand them in again.',
    'Está cambiando sus respuestas. Podrá leerlas cuando las entregue de nuevo.',
  ],
  decidedOn: ['Decided on {day}', 'Decidida el {day}'],
  decide: ['Your decision', 'Su decisión'],
  send: ['Save the decision', 'Guardar la decisión'],
  decided: ['Decided: {name}', 'Decidido: {name}'],
  noteWas: ['What we wrote: {note}', 'Lo que escribimos: {note}'],
})
