import { texts } from '../kit/text.js'

/** The settings of an account (`/settings`), and its end. */
export const settingsScreenTexts = texts({
  title: ['Settings', 'Configuración'],
  lead: [
    'Your name, how we reach you, and how this product looks and speaks.',
    'Su nombre, cómo le contactamos y cómo se ve y habla este producto.',
  ],

  details: ['About you', 'Sobre usted'],
  firstName: ['First name', 'Nombre'],
  lastName: ['Last name', 'Apellido'],
  phone: ['Phone', 'Teléfono'],
  phoneHint: [
    'A number that you change has to be verified again.',
    'Si cambia el número, habrá que verificarlo de nuevo.',
  ],
  saveDetails: ['Save your details', 'Guardar sus datos'],
  phoneVerified: ['Phone verified', 'Teléfono verificado'],
  verifyPhone: ['Verify your phone', 'Verificar su teléfono'],

  email: ['E-mail address', 'Correo electrónico'],
  emailVerified: ['Verified', 'Verificado'],
  emailUnverified: ['Not verified', 'Sin verificar'],
  sendCode: ['Send me a code', 'Enviarme un código'],
  codeSent: ['We sent a code to {email}.', 'Enviamos un código a {email}.'],
  code: ['Code from the e-mail', 'Código del correo'],
  verifyEmail: ['Verify the address', 'Verificar el correo'],
  emailDone: ['Your e-mail address is verified.', 'Su correo electrónico está verificado.'],

  look: ['Language and display', 'Idioma y pantalla'],
  lookHint: [
    'Each choice shows at once. We also write to you in this language.',
    'Cada elección se ve al instante. También le escribimos en este idioma.',
  ],
  languageFailed: [
    'We could not keep the language for our letters.',
    'No pudimos guardar el idioma para nuestras cartas.',
  ],

  news: ['News and offers', 'Novedades y ofertas'],
  newsHint: [
    'Only where you tick it, and you may take it back at any time.',
    'Solo donde lo marque, y puede cambiarlo cuando quiera.',
  ],
  newsEmail: ['By e-mail', 'Por correo electrónico'],
  newsPhone: ['By a call', 'Por llamada'],
  newsPost: ['By post', 'Por correo postal'],
  saveNews: ['Save news choices', 'Guardar sus preferencias'],
  newsFailed: ['We could not load what you chose', 'No pudimos cargar lo que eligió'],

  distance: ['How far you work', 'A qué distancia trabaja'],
  distanceHint: [
    'Jobs and shifts are shown to you within this distance of your home.',
    'Le mostramos trabajos y turnos a esta distancia de su casa.',
  ],
  saveDistance: ['Save the distance', 'Guardar la distancia'],

  indexing: ['Your jobs in search engines', 'Sus trabajos en los buscadores'],
  indexingHint: [
    'Anybody can see the city, the hours, the pay and the kind of help of a job here. You decide whether search engines may list that too. They can take some days to forget what they have listed.',
    'Cualquiera puede ver aquí la ciudad, las horas, el pago y el tipo de ayuda de un trabajo. Usted decide si los buscadores también pueden mostrarlo. Pueden tardar unos días en olvidar lo que ya mostraron.',
  ],
  saveIndexing: ['Save for search engines', 'Guardar para los buscadores'],

  tutorials: ['Introductions', 'Presentaciones'],
  tutorialsHint: [
    'Short explanations that are shown once. Those you have closed can be shown again.',
    'Explicaciones breves que se muestran una vez. Las que cerró pueden mostrarse de nuevo.',
  ],
  tutorialsNone: ['You have not closed an introduction yet.', 'Todavía no ha cerrado ninguna presentación.'],
  showAgain: ['Show “{name}” again', 'Mostrar «{name}» de nuevo'],
  shownAgain: ['It is shown again.', 'Se mostrará de nuevo.'],

  password: ['Password', 'Contraseña'],
  oldPassword: ['Your password now', 'Su contraseña actual'],
  newPassword: ['New password', 'Contraseña nueva'],
  passwordHint: [
    'Every other device is logged out when you change it.',
    'Al cambiarla se cierra la sesión en los demás dispositivos.',
  ],
  changePassword: ['Change password', 'Cambiar la contraseña'],
  passwordChanged: [
    'Your password is changed. Other devices are logged out.',
    'Su contraseña cambió. Se cerró la sesión en los demás dispositivos.',
  ],
  forgot: ['Forgot your password?', '¿Olvidó su contraseña?'],

  delete: ['Delete your account', 'Eliminar su cuenta'],
  deleteHint: [
    'It cannot be undone. Nobody can log in with it or find you any more.',
    'No se puede deshacer. Nadie podrá iniciar sesión con ella ni encontrarle.',
  ],
  deleteGone: [
    'Erased: your name, address, phone, birthday, photos, documents, licenses and everything in your profile.',
    'Se borra: su nombre, dirección, teléfono, fecha de nacimiento, fotos, documentos, licencias y todo su perfil.',
  ],
  deleteKept: [
    'Kept without your name: messages that others received, reviews, and what was worked and paid, as the law asks.',
    'Se conserva sin su nombre: los mensajes que otros recibieron, las reseñas y lo trabajado y pagado, como exige la ley.',
  ],
  deleteOpen: ['Delete my account…', 'Eliminar mi cuenta…'],
  deletePassword: ['Your password, to be sure that it is you', 'Su contraseña, para saber que es usted'],
  deleteNow: ['Delete my account', 'Eliminar mi cuenta'],
})
