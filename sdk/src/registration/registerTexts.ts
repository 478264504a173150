import { texts } from '../kit/text.js'

/** Joining as a caregiver, and the steps that follow. */
export const registerTexts = texts({
  title: ['Find work caring for people', 'Encuentre trabajo cuidando personas'],
  lead: [
    'Choose your own families, hours and rate. Joining is free and takes two minutes.',
    'Elija a sus familias, sus horas y su tarifa. Registrarse es gratis y toma dos minutos.',
  ],
  nursingTitle: ['Nursing and CNA jobs near you', 'Trabajos de enfermería y CNA cerca de usted'],
  nursingLead: [
    'Shifts at facilities and patients at home, for CNAs, LVNs, LPNs and RNs. Nights, weekends and holidays pay more.',
    'Turnos en centros y pacientes en casa, para CNA, LVN, LPN y RN. Noches, fines de semana y días festivos pagan más.',
  ],
  kind: ['I work as', 'Trabajo como'],
  zip: ['ZIP code', 'Código postal'],
  zipHint: ['To show you jobs near you.', 'Para mostrarle trabajos cercanos.'],
  submit: ['Create my account', 'Crear mi cuenta'],
  haveAccount: ['Do you have an account?', '¿Ya tiene una cuenta?'],

  steps: ['Your first profile', 'Su primer perfil'],
  next: ['Next', 'Siguiente'],
  skip: ['Skip', 'Omitir'],
  finish: ['Finish', 'Terminar'],
  finishLater: ['Finish later', 'Terminar más tarde'],
  stillMissing: [
    'Families see you once these are there: {parts}',
    'Las familias le ven cuando esto esté: {parts}',
  ],
  photoTitle: ['Show your face', 'Muestre su rostro'],
  aboutTitle: ['Introduce yourself', 'Preséntese'],
  aboutLead: [
    'A few sentences are enough to begin with; you can change them at any time.',
    'Para empezar bastan unas frases; puede cambiarlas cuando quiera.',
  ],
  servicesTitle: ['What you offer', 'Lo que ofrece'],
  servicesLead: [
    'Families search by the help they need, and see your rate beside your name. You can change both at any time.',
    'Las familias buscan por la ayuda que necesitan y ven su tarifa junto a su nombre. Puede cambiar las dos cosas cuando quiera.',
  ],
  verificationTitle: ['Verify your phone', 'Verifique su teléfono'],
  backgroundTitle: ['Your background check', 'Su verificación de antecedentes'],
  backgroundLead: [
    'Most families ask for a background check. It looks at criminal and driving records and at your identity; you agree to each part before it starts, and you are shown the result.',
    'La mayoría de las familias pide una verificación de antecedentes. Revisa antecedentes penales y de manejo y su identidad; usted acepta cada parte antes de empezar y se le muestra el resultado.',
  ],
  backgroundBegin: ['Begin the background check', 'Empezar la verificación'],
  backgroundOpen: ['See the background check', 'Ver la verificación'],
  backgroundLater: [
    'You can start it whenever you are ready. Until then families see that it is still to come.',
    'Puede empezarla cuando quiera. Hasta entonces las familias ven que está pendiente.',
  ],
  backgroundUnknown: [
    'We could not load where your check stands. You can go on all the same.',
    'No pudimos cargar el estado de su verificación. Puede continuar de todos modos.',
  ],
  notifyTitle: ['How shall we tell you?', '¿Cómo le avisamos?'],
  notifyLead: [
    'Good jobs go within hours. You can change this at any time in your settings.',
    'Los buenos trabajos se van en horas. Puede cambiar esto en cualquier momento en sus ajustes.',
  ],
  personalTitle: ['About you, for us alone', 'Sobre usted, solo para nosotros'],
  personalLead: [
    'Families never see your birthday or your street. We need them to find jobs near you and to check your papers.',
    'Las familias nunca ven su fecha de nacimiento ni su calle. Los necesitamos para encontrar trabajos cercanos y comprobar sus papeles.',
  ],
  birthday: ['Birthday', 'Fecha de nacimiento'],
})
