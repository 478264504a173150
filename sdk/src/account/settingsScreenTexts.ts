import { texts } from '../kit/text.js'

/** The settings of an account (`/settings`), and its end. */
export const settingsScreenTexts = texts({
  title: ['Settings', 'Configuración'],
  lead: [
    'Your name, how we reach you, and how this app looks.',
    'Su nombre, cómo nos comunicamos con usted y cómo se ve esta aplicación.',
  ],

  details: ['About you', 'Sobre usted'],
  firstName: ['First name', 'Nombre'],
  lastName: ['Last name', 'Apellido'],
  phone: ['Phone', 'Teléfono'],
  phoneHint: [
    'If you change the number, you have to verify it again.',
    'Si cambia el número, tendrá que verificarlo de nuevo.',
  ],
  saveDetails: ['Save your details', 'Guardar sus datos'],
  phoneVerified: ['Phone verified', 'Teléfono verificado'],

  email: ['E-mail address', 'Correo electrónico'],
  emailVerified: ['Verified', 'Verificado'],
  emailUnverified: ['Not verified', 'Sin verificar'],
  verifyEmail: ['Verify the address', 'Verificar el correo'],

  look: ['Language and display', 'Idioma y pantalla'],
  lookHint: [
    'Changes show at once. We also write to you in this language.',
    'Los cambios se ven al instante. También le escribimos en este idioma.',
  ],
  languageFailed: [
    'We could not save the language for our e-mails to you.',
    'No pudimos guardar el idioma de los correos que le enviamos.',
  ],

  news: ['News and offers', 'Novedades y ofertas'],
  newsHint: [
    'Only if you tick it. You can change your mind at any time.',
    'Solo si lo marca. Puede cambiar de opinión cuando quiera.',
  ],
  newsEmail: ['By e-mail', 'Por correo electrónico'],
  newsPhone: ['By phone', 'Por teléfono'],
  newsPost: ['By mail', 'Por correo postal'],
  saveNews: ['Save news choices', 'Guardar sus preferencias'],
  newsFailed: ['We could not load what you chose', 'No pudimos cargar lo que eligió'],

  distance: ['How far you work', 'A qué distancia trabaja'],
  distanceHint: [
    'We show you jobs and shifts within this distance of your home.',
    'Le mostramos trabajos y turnos a esta distancia de su casa.',
  ],
  saveDistance: ['Save distance', 'Guardar la distancia'],

  indexing: ['Your jobs in search engines', 'Sus trabajos en los buscadores'],
  indexingHint: [
    'Anybody can see the city, hours, pay and kind of help of your jobs here. You decide whether search engines may list them too. They can take a few days to remove what they have listed.',
    'Cualquiera puede ver aquí la ciudad, las horas, el pago y el tipo de ayuda de sus trabajos. Usted decide si los buscadores también pueden mostrarlos. Pueden tardar unos días en quitar lo que ya mostraron.',
  ],
  saveIndexing: ['Save search engine choice', 'Guardar la opción de los buscadores'],

  tutorials: ['Tips', 'Consejos'],
  tutorialsHint: [
    'We show each tip once. You can bring back the ones you have closed.',
    'Mostramos cada consejo una vez. Puede recuperar los que cerró.',
  ],
  tutorialsNone: ['You have not closed any tips yet.', 'Todavía no ha cerrado ningún consejo.'],
  showAgain: ['Show “{name}” again', 'Mostrar «{name}» de nuevo'],
  shownAgain: ['You will see it again.', 'Lo verá de nuevo.'],

  password: ['Password', 'Contraseña'],
  oldPassword: ['Current password', 'Su contraseña actual'],
  newPassword: ['New password', 'Contraseña nueva'],
  passwordHint: [
    'Changing it logs you out on every other device.',
    'Al cambiarla se cierra la sesión en los demás dispositivos.',
  ],
  changePassword: ['Change password', 'Cambiar la contraseña'],
  passwordChanged: [
    'Your password is changed, and your other devices are logged out.',
    'Su contraseña cambió y se cerró la sesión en los demás dispositivos.',
  ],
  forgot: ['Forgot your password?', '¿Olvidó su contraseña?'],

  delete: ['Delete your account', 'Eliminar su cuenta'],
  deleteHint: [
    'This cannot be undone. You will no longer be able to log in, and nobody will find you here.',
    'No se puede deshacer. Ya no podrá iniciar sesión y nadie podrá encontrar su perfil.',
  ],
  deleteGone: [
    'We erase your name, address, phone, date of birth, photos, documents, licenses and whole profile.',
    'Borramos su nombre, dirección, teléfono, fecha de nacimiento, fotos, documentos, licencias y todo su perfil.',
  ],
  deleteKept: [
    'We keep, without your name: messages you sent to others, reviews, and records of work and pay that the law requires.',
    'Conservamos, sin su nombre: los mensajes que otros recibieron, las reseñas y los registros de trabajo y pago que exige la ley.',
  ],
  deleteOpen: ['Delete my account…', 'Eliminar mi cuenta…'],
  deletePassword: ['Your password, so that we know it is you', 'Su contraseña, para saber que es usted'],
  deleteNow: ['Delete my account', 'Eliminar mi cuenta'],
})
