import { texts } from '../kit/text.js'

/** People who speak for a caregiver: their own list, and the staff's of whom to call. */
export const referenceScreenTexts = texts({
  lead: [
    'People you have worked for or with. We call them. Families see that we did, but never who they are.',
    'Personas para las que o con las que ha trabajado. Las llamamos. Las familias ven que lo hicimos, pero nunca quiénes son.',
  ],
  failed: ['We could not load your references', 'No pudimos cargar sus referencias'],
  add: ['+ Add a reference', '+ Agregar una referencia'],
  save: ['Save reference', 'Guardar referencia'],
  remove: ['Remove reference', 'Eliminar referencia'],
  detail: ['{relationship} · {state}', '{relationship} · {state}'],
  name: ['Full name', 'Nombre completo'],
  relationship: ['How you know each other', 'De dónde se conocen'],
  relationshipHint: [
    'For example: supervisor at a nursing home, or daughter of someone you cared for.',
    'Por ejemplo: supervisora en un hogar de ancianos, o hija de alguien a quien cuidó.',
  ],
  phone: ['Phone number', 'Número de teléfono'],
  email: ['E-mail address', 'Correo electrónico'],
  note: ['When to call, and what to ask about', 'Cuándo llamar y por qué preguntar'],
  changeStartsAnew: [
    'They have spoken with us. If you change the phone number or e-mail address, we will call again.',
    'Ya habló con nosotros. Si cambia el teléfono o el correo, volveremos a llamar.',
  ],

  staffLead: [
    'People who speak for a caregiver, longest wait first. When two have spoken with us, the caregiver earns the badge.',
    'Personas que hablan de un cuidador; primero, quien espera desde hace más tiempo. Con dos que hablen con nosotros obtiene la insignia.',
  ],
  staffNobody: ['Nobody to call', 'No hay a quién llamar'],
  staffNobodyHint: ['Every reference has spoken with us.', 'Todas las referencias hablaron con nosotros.'],
  staffSearch: [
    'Find by caregiver’s or reference’s name',
    'Buscar por el nombre del cuidador o de la referencia',
  ],
  staffNotFound: ['Nobody with that name is waiting', 'Nadie con ese nombre espera'],
  staffNotFoundHint: [
    'Try another spelling, or part of the name.',
    'Pruebe con otra escritura o una parte del nombre.',
  ],
  speaksFor: ['Speaks for {name}: {relationship}', 'Habla de {name}: {relationship}'],
  notReached: ['Not reached', 'Sin respuesta'],
  notReachedName: ['Not reached: {name}', 'Sin respuesta: {name}'],
  spoke: ['Spoke with us', 'Habló con nosotros'],
  spokeName: ['Spoke with us: {name}', 'Habló con nosotros: {name}'],
})

/** What is said when a reference was saved, removed, or called. */
export const referenceNoteTexts = texts({
  saved: ['Reference saved', 'Referencia guardada'],
  removed: ['Reference removed', 'Referencia eliminada'],
  notedAsked: ['Noted: {name} was not reached.', 'Anotado: {name} no respondió.'],
  notedAnswered: ['Noted: {name} spoke with us.', 'Anotado: {name} habló con nosotros.'],
})
