import { texts } from '../kit/text.js'

/** The pages of the product's apps. */
export const appTexts = texts({
  people: ['People', 'Personas'],
  careTitle: ['Your caregivers', 'Sus cuidadores'],
  workTitle: ['Your families', 'Sus familias'],

  familyOptions: ['Care options', 'Opciones de cuidado'],
  caregiverOptions: ['Work options', 'Opciones de trabajo'],
  optionsLead: ['Choose what to do next.', 'Elija qué hacer ahora.'],
  more: ['More', 'Más'],
  shareInviteHint: [
    'Send them your link. We do not write to them ourselves.',
    'Envíe su enlace. Nosotros no les escribimos.',
  ],
  back: ['Back', 'Volver'],

  signupTitle: ['Welcome', 'Le damos la bienvenida'],
  signupLead: ['What brings you here?', '¿Qué le trae por aquí?'],
  needCare: ['I am looking for care', 'Busco cuidado'],
  needCareHint: [
    'For myself, a parent or somebody else I care about.',
    'Para mí, para mi padre o madre o para otra persona que me importa.',
  ],
  giveCare: ['I am looking for work', 'Busco trabajo'],
  giveCareHint: [
    'As a caregiver, an aide or a nurse.',
    'Como cuidador, auxiliar o profesional de enfermería.',
  ],
  haveAccount: ['I have an account', 'Ya tengo una cuenta'],
  lookAround: ['Look around first', 'Mirar primero'],

  familyStart: ['Where is care needed?', '¿Dónde se necesita el cuidado?'],
  familyStartLead: [
    'We look for caregivers near the home. The ZIP code is all we ask for now.',
    'Buscamos cuidadores cerca del hogar. Por ahora solo pedimos el código postal.',
  ],
  caregiverStart: ['Where do you want to work?', '¿Dónde quiere trabajar?'],
  caregiverStartLead: [
    'We look for open jobs near you. The ZIP code is all we ask for now.',
    'Buscamos trabajos abiertos cerca de usted. Por ahora solo pedimos el código postal.',
  ],
  zip: ['ZIP code', 'Código postal'],
  look: ['See what is near', 'Ver qué hay cerca'],
  otherZip: ['Try another ZIP code', 'Probar otro código postal'],

  nextTitle: ['Good news for {city}, {state}', 'Buenas noticias para {city}, {state}'],
  nextCaregivers: {
    one: [
      '{count} caregiver works within {miles} miles.',
      '{count} cuidador trabaja a {miles} millas o menos.',
    ],
    other: [
      '{count} caregivers work within {miles} miles.',
      '{count} cuidadores trabajan a {miles} millas o menos.',
    ],
  },
  nextJobs: {
    one: [
      '{count} job is open within {miles} miles.',
      'Hay {count} trabajo abierto a {miles} millas o menos.',
    ],
    other: [
      '{count} jobs are open within {miles} miles.',
      'Hay {count} trabajos abiertos a {miles} millas o menos.',
    ],
  },
  whatNext: ['What comes next', 'Qué sigue'],
  familySteps1: ['You tell us what help is needed, and when.', 'Nos cuenta qué ayuda se necesita y cuándo.'],
  familySteps2: ['You see who fits, and write to them.', 'Ve quién encaja y le escribe.'],
  familySteps3: [
    'You decide who to hire. Until then it costs nothing.',
    'Decide a quién contratar. Hasta entonces no cuesta nada.',
  ],
  caregiverSteps1: ['You tell us who you are and what you can do.', 'Nos cuenta quién es y qué sabe hacer.'],
  caregiverSteps2: ['We verify your phone number.', 'Verificamos su número de teléfono.'],
  caregiverSteps3: ['You apply for the jobs you like.', 'Se postula a los trabajos que le gusten.'],
  begin: ['Begin', 'Comenzar'],
  notNow: ['Not now', 'Ahora no'],

  notServed: ['We are not in {city}, {state} yet', 'Todavía no estamos en {city}, {state}'],
  fewCaregivers: [
    'There are too few caregivers near {zip} for you to choose from.',
    'Hay muy pocos cuidadores cerca de {zip} para poder elegir.',
  ],
  noJobs: [
    'No family near {zip} has an open job.',
    'Ninguna familia cerca de {zip} tiene un trabajo abierto.',
  ],
  notifyOffer: [
    'We can write to you once, as soon as that changes.',
    'Podemos escribirle una sola vez, en cuanto eso cambie.',
  ],
  notify: ['Tell me when you are here', 'Avísenme cuando lleguen'],
  laterTitle: ['Come back any time', 'Vuelva cuando quiera'],
  laterLead: [
    'Come back whenever you are ready. We have not kept anything.',
    'Hay lugar para usted cuando quiera. No guardamos nada.',
  ],
  beginAfterAll: ['Start anyway', 'Comenzar de todos modos'],
  nothingAsked: ['We do not know which area you mean yet.', 'Todavía no sabemos de qué zona se trata.'],
  toStart: ['Enter a ZIP code', 'Escribir un código postal'],

  notifyTitle: ['Where can we write to you?', '¿A dónde podemos escribirle?'],
  notifyLead: [
    'One e-mail when we are in {city}, {state}. After that, or after a year, we delete your address.',
    'Un solo correo cuando estemos en {city}, {state}. Después de eso, o de un año, borramos su dirección.',
  ],
  email: ['E-mail address', 'Correo electrónico'],
  keep: ['Write to me', 'Escríbanme'],
  kept: ['We will write to {email}', 'Le escribiremos a {email}'],
  keptText: [
    'One e-mail, as soon as we are in {city}, {state}.',
    'Un solo correo, en cuanto estemos en {city}, {state}.',
  ],

  skipTitle: ['Look around first', 'Mirar primero'],
  skipLead: [
    'You do not need an account to see who gives care and which jobs are open.',
    'No necesita una cuenta para ver quién cuida ni qué trabajos hay.',
  ],
  skipCities: ['Cities with the most caregivers', 'Ciudades con más cuidadores'],
  skipCount: {
    one: ['{count} caregiver', '{count} cuidador'],
    other: ['{count} caregivers', '{count} cuidadores'],
  },
  skipNone: ['No city has caregivers yet', 'Todavía no hay ciudades con cuidadores'],
  allCaregivers: ['Search caregivers', 'Buscar cuidadores'],
  allJobs: ['Search jobs', 'Buscar trabajos'],
  signUp: ['Sign up', 'Registrarse'],

  successTitle: ['You are in, {name}', 'Ya está dentro, {name}'],
  successLead: ['One more thing, and then your home page.', 'Una cosa más y después su página de inicio.'],
  pushTitle: ['Know right away', 'Entérese al momento'],
  pushHint: [
    'Let this device show new messages and changes to visits. You can change it in the settings.',
    'Permita que este dispositivo muestre mensajes nuevos y cambios de visitas. Puede cambiarlo en la configuración.',
  ],
  pushAsk: ['Allow notifications', 'Permitir avisos'],
  pushDone: ['This device shows notifications now.', 'Este dispositivo ya muestra avisos.'],
  pushNot: [
    'The app did not allow notifications. You can choose other ways in the settings.',
    'La aplicación no permitió los avisos. Puede elegir otras formas en la configuración.',
  ],
  pushSettings: ['How we notify you', 'Cómo le avisamos'],
  toHome: ['Go to my home page', 'Ir a mi página de inicio'],

  noMessagesYet: ['No messages with {name} yet', 'Todavía no hay mensajes con {name}'],
  noMessagesHint: ['The first message begins the conversation.', 'El primer mensaje inicia la conversación.'],
  familyBegins: [
    'The conversation begins when the family writes to you.',
    'La conversación comienza cuando la familia le escribe.',
  ],
  noConnection: ['We could not find that contact', 'No encontramos ese contacto'],
  noConnectionHint: [
    'It may have ended, or it belongs to another account.',
    'Puede que haya terminado o que pertenezca a otra cuenta.',
  ],
  allMessages: ['All messages', 'Todos los mensajes'],

  supportTitle: ['Help and support', 'Ayuda y soporte'],
})
