import { texts } from '../kit/text.js'

/** The screens of signing in, of passwords, and of joining. */
export const accountTexts = texts({
  loginTitle: ['Welcome back', 'Le damos la bienvenida'],
  loginLead: [
    'Log in to your messages, your care and your pay.',
    'Inicie sesión para ver sus mensajes, su cuidado y sus pagos.',
  ],
  loginNeeded: ['Log in to open the page you asked for.', 'Inicie sesión para abrir la página que pidió.'],
  endedIdle: [
    'You were logged out because nothing was done here for 30 minutes. Log in to go on where you were.',
    'Cerramos su sesión porque no hubo actividad durante 30 minutos. Inicie sesión para seguir donde estaba.',
  ],
  endedLong: [
    'You were logged out because you logged in a long time ago. Log in to go on where you were.',
    'Cerramos su sesión porque la inició hace mucho tiempo. Inicie sesión para seguir donde estaba.',
  ],
  endedElsewhere: [
    'You were logged out from another device, for example because your password was changed. Log in to go on.',
    'Su sesión se cerró desde otro dispositivo, por ejemplo porque se cambió su contraseña. Inicie sesión para continuar.',
  ],
  email: ['E-mail address', 'Correo electrónico'],
  password: ['Password', 'Contraseña'],
  rememberMe: ['Keep me logged in on this device', 'Mantener la sesión en este dispositivo'],
  rememberMeHint: ['Not on a shared computer, please.', 'No lo marque en una computadora compartida.'],
  login: ['Log in', 'Iniciar sesión'],
  forgot: ['Forgot your password?', '¿Olvidó su contraseña?'],
  newHere: ['New here?', '¿Es su primera vez aquí?'],
  join: ['Create an account', 'Crear una cuenta'],
  haveAccount: ['Already have an account?', '¿Ya tiene una cuenta?'],

  demoTitle: ['Try it as', 'Pruébelo como'],
  demoHint: [
    'This is a demonstration with invented people. One press logs you in.',
    'Esto es una demostración con personas inventadas. Un toque inicia la sesión.',
  ],
  socialWith: ['Continue with {provider}', 'Continuar con {provider}'],
  or: ['or', 'o'],

  forgotTitle: ['Forgot your password?', '¿Olvidó su contraseña?'],
  forgotLead: [
    'Tell us your e-mail address and we will send you a link to choose a new one.',
    'Escriba su correo electrónico y le enviaremos un enlace para elegir una nueva.',
  ],
  sendLink: ['Send me the link', 'Enviarme el enlace'],
  sentTitle: ['Look in your mail', 'Revise su correo'],
  sentText: [
    'If {email} has an account here, a link is on its way. It works once, for one hour.',
    'Si {email} tiene una cuenta aquí, el enlace va en camino. Sirve una sola vez, durante una hora.',
  ],
  sentNothing: [
    'Nothing came? Look in the spam folder, or try another address.',
    '¿No llegó nada? Mire en la carpeta de correo no deseado o pruebe con otra dirección.',
  ],
  tryAnother: ['Try another address', 'Probar con otra dirección'],
  backToLogin: ['Back to log in', 'Volver al inicio de sesión'],

  resetTitle: ['Choose a new password', 'Elija una contraseña nueva'],
  createTitle: ['Create your password', 'Cree su contraseña'],
  passwordFor: ['For {name}, {email}', 'Para {name}, {email}'],
  newPassword: ['New password', 'Contraseña nueva'],
  savePassword: ['Save password and log in', 'Guardar la contraseña e iniciar sesión'],
  passwordSaved: [
    'Your password is saved and you are logged in.',
    'Su contraseña se guardó y su sesión está iniciada.',
  ],
  linkGoneTitle: ['This link no longer works', 'Este enlace ya no funciona'],
  linkGoneText: [
    'It was used before, or it is too old. Ask for a new one: it takes a minute.',
    'Ya se usó o es demasiado antiguo. Pida uno nuevo: solo toma un minuto.',
  ],
  newLink: ['Send me a new link', 'Enviarme un enlace nuevo'],

  joinTitle: ['How would you like to join?', '¿Cómo desea registrarse?'],
  joinLead: ['It is free to look around and to write.', 'Mirar y escribir no cuesta nada.'],
  invitedBy: ['{name} invited you. Welcome!', '{name} le invitó. ¡Le damos la bienvenida!'],
  joinFamily: ['I am looking for care', 'Busco cuidado'],
  joinFamilyText: [
    'Say what is needed, see who is near, and write to the people you like.',
    'Diga qué necesita, vea quién está cerca y escriba a quien le guste.',
  ],
  joinFamilyAction: ['Find care', 'Buscar cuidado'],
  joinCaregiver: ['I am a caregiver', 'Soy cuidador o cuidadora'],
  joinCaregiverText: [
    'Set your own rate, choose your hours, and get paid through us.',
    'Ponga su tarifa, elija sus horas y cobre a través de nosotros.',
  ],
  joinCaregiverAction: ['Find work', 'Buscar trabajo'],
})
