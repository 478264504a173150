import { texts } from '../kit/text.js'

/** What pages are called in the tab and when announced, until a page's own data says more. */
export const pageTitles = texts({
  ownJobs: ['Your jobs', 'Sus trabajos'],
  addJob: ['Post a job', 'Publicar un trabajo'],
  candidate: ['Applicant', 'Postulación'],
  home: ['Home care near you', 'Cuidado en el hogar cerca de usted'],
  kit: ['Design kit', 'Kit de diseño'],
  signup: ['Join', 'Regístrese'],
  login: ['Log in', 'Iniciar sesión'],
  forgot: ['Forgot your password?', '¿Olvidó su contraseña?'],
  reset: ['Choose a new password', 'Elija una contraseña nueva'],
  createPassword: ['Create your password', 'Cree su contraseña'],
  answer: ['Your answer', 'Su respuesta'],
  settings: ['Settings', 'Configuración'],
  agreement: ['Agreement', 'Acuerdo'],
  connection: ['Your work together', 'Su trabajo juntos'],
  nextSteps: ['Your next steps', 'Sus próximos pasos'],
  carePlan: ['Care plan', 'Plan de cuidado'],
  carePlans: ['Care plans', 'Planes de cuidado'],
  planTasks: ['Tasks', 'Tareas'],
  planTask: ['Task', 'Tarea'],
  planTaskEdit: ['Change the task', 'Cambiar la tarea'],
  planTaskAdd: ['Add tasks', 'Agregar tareas'],
  planPermissions: ['Who may do what', 'Quién puede hacer qué'],
  planNote: ['Note', 'Nota'],
  planSeen: ['Who saw this plan', 'Quién vio este plan'],
  planClock: ['Time clock', 'Registro de horas'],
  planClockRecord: ['Visit record', 'Registro de una visita'],
  planClockTutorial: ['How the time clock works', 'Cómo funciona el registro de horas'],
  careCommunity: ['Care circle', 'Círculo de cuidado'],
  planJoin: ['Invitation to a care plan', 'Invitación a un plan de cuidado'],
  payroll: ['Household taxes', 'Impuestos del hogar'],
  taxForm: ['What enrolling needs', 'Lo que se necesita para inscribirse'],
  taxReview: ['Check and sign', 'Revise y firme'],
  taxEnroll: ['Taxes', 'Impuestos'],
  paymentReport: ['Payment report', 'Informe de pagos'],
  payments: ['Payments', 'Pagos'],
  paymentMethods: ['Payment methods', 'Métodos de pago'],
  bankAccounts: ['Bank accounts', 'Cuentas bancarias'],
  membership: ['Membership', 'Membresía'],
  membershipCheckout: ['Become a member', 'Hágase miembro'],
  membershipWelcome: ['Welcome', 'Le damos la bienvenida'],
  confirmPayment: ['Confirm your payment', 'Confirme su pago'],
  addBankAccount: ['Add a bank account', 'Agregar una cuenta bancaria'],
  messages: ['Messages', 'Mensajes'],
  familySignup: ['Find care', 'Buscar cuidado'],
  dashboard: ['Your home page', 'Su página de inicio'],
  search: ['Find caregivers', 'Buscar cuidadores'],
  favorites: ['Your favorite caregivers', 'Sus cuidadores favoritos'],
  saved: ['Saved searches', 'Búsquedas guardadas'],
  compare: ['Compare caregivers', 'Comparar cuidadores'],
  places: ['Caregivers by place', 'Cuidadores por lugar'],
  profile: ['Caregiver profile', 'Perfil del cuidador'],
  registerCaregiver: ['Find work as a caregiver', 'Trabaje cuidando personas'],
  nursingJobs: ['Nursing and CNA jobs', 'Trabajos de enfermería y CNA'],
  registerSteps: ['Your first profile', 'Su primer perfil'],
  ownProfile: ['Your profile', 'Su perfil'],
  availability: ['When you can work', 'Cuándo puede trabajar'],
  badges: ['Your badges', 'Sus insignias'],
  invites: ['Invite others', 'Invitar a otras personas'],
  academy: ['Learning academy', 'Academia de formación'],
  ownReviews: ['Your reviews', 'Sus reseñas'],
  jobs: ['Caregiver jobs', 'Trabajos para cuidadores'],
  job: ['Job', 'Trabajo'],
  applications: ['Your applications', 'Sus postulaciones'],
  schedule: ['Your schedule', 'Su agenda'],
  openShifts: ['Open shifts', 'Turnos disponibles'],
  openShift: ['Open shift', 'Turno disponible'],
  earnings: ['Your earnings', 'Sus ganancias'],
  hours: ['Hours', 'Horas'],
  invoice: ['Invoice', 'Factura'],
  ownShifts: ['Your shifts', 'Sus turnos'],
  ownShift: ['Your shift', 'Su turno'],
  visit: ['Visit', 'Visita'],
  hire: ['Hire', 'Contratar'],
  facilities: ['Facilities', 'Centros'],
  facility: ['Facility', 'Centro'],
  care: ['Care', 'Cuidado'],
  facilityHours: ['Hours', 'Horas'],
  facilityShift: ['Shift', 'Turno'],
  postShifts: ['Post shifts', 'Publicar turnos'],
  documents: ['Documents', 'Documentos'],
  document: ['Document', 'Documento'],
  newDocument: ['Add a document', 'Agregar un documento'],
  background: ['Background check', 'Verificación de antecedentes'],
  backgroundReport: ['Background check report', 'Informe de la verificación de antecedentes'],
  staffFingerprinting: ['Fingerprinting', 'Huellas digitales'],
  staffCalls: ['Calls to make', 'Llamadas por hacer'],
  staffSupport: ['Questions to answer', 'Preguntas por contestar'],
  staffReports: ['Reports of messages', 'Denuncias de mensajes'],
  staffBackground: ['Background checks', 'Verificaciones de antecedentes'],
  advisedFamilies: ['Families you advise', 'Familias a las que asesora'],
  staffLicenses: ['Licenses to verify', 'Licencias por verificar'],
  staffPeople: ['People', 'Personas'],
  staffPhotos: ['Photos to review', 'Fotos por revisar'],
  staffProfiles: ['Profiles to review', 'Perfiles por revisar'],
  staffReferences: ['References to call', 'Referencias por llamar'],
  staffDocuments: ['Documents to review', 'Documentos por revisar'],
  terms: ['Terms of use', 'Términos de uso'],
  privacy: ['Privacy policy', 'Política de privacidad'],
  helpFamily: ['Help for families', 'Ayuda para familias'],
  helpCaregiver: ['Help for caregivers', 'Ayuda para cuidadores'],
  contact: ['Contact us', 'Contáctenos'],
  employers: ['For employers and health plans', 'Para empleadores y planes de salud'],
  notFound: ['Page not found', 'Página no encontrada'],
})

/** What is said in the place of a page, and to search engines of any page that has no words of its own. */
export const pageTexts = texts({
  metaDescription: [
    'Find a trusted caregiver near you: compare rates, reviews and credentials, write to them, and agree on the hours.',
    'Encuentre a alguien de confianza: compare tarifas, reseñas y credenciales, y acuerde las horas.',
  ],
  contents: ['On this page', 'En esta página'],
  failedTitle: ['We could not load this page', 'No pudimos cargar esta página'],
  notFoundTitle: ['We cannot find that page', 'No encontramos esa página'],
  notFoundText: [
    'The address may be wrong, or the page may have been moved or removed.',
    'La dirección puede estar mal escrita, o la página se movió o ya no existe.',
  ],
})

/** What is said about the page as a whole, above it. */
export const noticeTexts = texts({
  offline: ['You are offline. What you typed is still here.', 'No hay conexión. Lo que escribió sigue aquí.'],
  pageLoading: ['Loading the page…', 'Cargando la página…'],
  pageSlow: ['This page is taking longer than usual.', 'Esta página está tardando más de lo normal.'],
  pageFailed: [
    'We could not load that page. Check your connection.',
    'No pudimos cargar esa página. Revise su conexión.',
  ],
})

/**
 * The page in the place of one that cannot be reached, as without a connection: the browser keeps it, for whichever
 * language is then in force.
 * @bothLanguages
 */
export const offlinePageTexts = texts({
  title: ['No connection', 'Sin conexión'],
  text: [
    'We cannot reach {brand} right now. You may be offline.',
    'No podemos conectar con {brand} en este momento. Quizá no tenga conexión.',
  ],
  goesOn: [
    'Anything you did offline is saved on this device. This page continues by itself when you are back online.',
    'Lo que hizo sin conexión está guardado en este dispositivo. Esta página continúa sola cuando vuelva la conexión.',
  ],
  again: ['Try again', 'Intentar de nuevo'],
})

/** Said of a page that could not be brought up to date. Not with the notices above, which the first load carries. */
export const staleTexts = texts({
  asOf: [
    'Last updated: {time}. You may be offline, so this may have changed.',
    'Actualizado: {time}; puede que no tenga conexión y que esto haya cambiado.',
  ],
})

/** Said in the place of a dialog whose code is late or does not come. */
export const codeTexts = texts({
  slowTitle: ['This is taking longer than usual', 'Esto está tardando más de lo normal'],
  slow: [
    'Your connection may be slow. You can wait, try again, or continue without it.',
    'Puede que la conexión sea lenta. Puede esperar, intentarlo de nuevo o seguir sin esto.',
  ],
  failedTitle: ['We could not open this', 'No pudimos abrir esto'],
  failed: [
    'Your page has not changed. Please check your connection and try again.',
    'Su página no cambió. Revise su conexión e inténtelo de nuevo.',
  ],
})

/** Asked before a page goes with something typed in it. */
export const leaveTexts = texts({
  title: ['Leave without saving?', '¿Salir sin guardar?'],
  hint: [
    'What you typed here is not saved. If you leave now, you lose it.',
    'Lo que escribió aquí no está guardado. Si sale ahora, se perderá.',
  ],
  stay: ['Stay', 'Quedarse'],
  leave: ['Leave without saving', 'Salir sin guardar'],
})

/** The modals of the shell. */
export const shellModalTexts = texts({
  accessBlockedTitle: ['Not part of your plan', 'No incluido en su plan'],
  accessBlockedText: [
    'The page you asked for is not part of your plan. If you need it, call us: {phone}.',
    'La página que pidió no está incluida en su plan. Si la necesita, llámenos: {phone}.',
  ],
  sessionEndedTitle: ['Please log in again', 'Inicie sesión de nuevo'],
  sessionEndedText: [
    'You are logged out. What you typed on this page is still here.',
    'Su sesión está cerrada. Lo que escribió en esta página sigue aquí.',
  ],
  pageCovered: [
    'This page stays hidden until {name} is back.',
    'La página queda oculta hasta que vuelva {name}.',
  ],
  somebodyElse: ['I am someone else', 'Soy otra persona'],
  somebodyElseHint: [
    'For someone else we start over, and what was typed here is lost.',
    'Para otra persona todo empieza de nuevo, y lo que se escribió aquí se pierde.',
  ],
  email: ['E-mail', 'Correo electrónico'],
  password: ['Password', 'Contraseña'],
  photo: ['Photo', 'Foto'],
})
