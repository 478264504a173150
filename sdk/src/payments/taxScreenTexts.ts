import { texts } from '../kit/text.js'

/** What a household employer is, and what the forms of an enrollment ask. */
export const taxScreenTexts = texts({
  employerTitle: ['You may be a household employer', 'Usted puede ser empleador del hogar'],
  employerText: [
    'Whoever pays somebody to work in their home and decides what is done, and how, is usually an employer by law. Family members and people from an agency are treated differently.',
    'Quien paga a alguien por trabajar en su hogar y decide qué se hace y cómo suele ser empleador según la ley. Los familiares y el personal de una agencia se tratan de otra manera.',
  ],
  thresholdYear: [
    'In {year}, Social Security and Medicare taxes are due from {amount} of cash wages to one person in the year.',
    'En {year}, los impuestos de Seguro Social y Medicare se deben desde {amount} de salario en efectivo a una persona en el año.',
  ],
  thresholdQuarter: [
    'Federal unemployment tax is due from {amount} of cash wages in any quarter. It is 0.6 percent of the first {limit} a year.',
    'El impuesto federal de desempleo se debe desde {amount} de salario en efectivo en cualquier trimestre. Es el 0.6 por ciento de los primeros {limit} del año.',
  ],
  thresholdState: [
    'Your state may ask for more. We do not work out state taxes yet.',
    'Su estado puede exigir más. Todavía no calculamos los impuestos estatales.',
  ],
  notAdvice: [
    'These are the Internal Revenue Service’s figures for {year}, not tax advice.',
    'Son las cifras del Servicio de Impuestos Internos para {year}, no asesoría fiscal.',
  ],
  choiceLegend: ['What would you like to do?', '¿Qué desea hacer?'],
  choiceSaved: ['Your choice is saved', 'Su elección quedó guardada'],
  continue: ['Continue', 'Continuar'],
  save: ['Save', 'Guardar'],

  enrollTitle: ['How you pay', 'Cómo paga'],
  legalName: ['Your full legal name', 'Su nombre legal completo'],
  frequency: ['How often you pay', 'Con qué frecuencia paga'],
  firstPayDate: ['First payday', 'Primer día de pago'],
  consent: [
    'I ask that the federal taxes of a household employer be worked out for me starting with the first payday. I know that I stay responsible for them, and that I can end this at any time.',
    'Pido que se calculen por mí los impuestos federales de un empleador del hogar desde el primer día de pago. Sé que sigo siendo responsable de ellos y que puedo terminarlo en cualquier momento.',
  ],
  agree: ['I agree', 'Estoy de acuerdo'],
  enrollSaved: ['How you pay is saved', 'Cómo paga quedó guardado'],

  numberTitle: ['Your tax number', 'Su número fiscal'],
  numberWhy: [
    'The tax authorities know you as an employer by it. It is encrypted at once, and nobody is shown more than its last four digits.',
    'Las autoridades fiscales le identifican como empleador con él. Se cifra de inmediato y a nadie se le muestra más que sus últimos cuatro dígitos.',
  ],
  ssn: ['Social Security number', 'Número de Seguro Social'],
  employerId: ['Employer number (EIN)', 'Número de empleador (EIN)'],
  nineDigits: ['Nine digits', 'Nueve dígitos'],
  numberSaved: ['Your tax number is saved', 'Su número fiscal quedó guardado'],
  endsWith: ['Saved, ending in {last4}', 'Guardado, termina en {last4}'],
  notSaved: ['Not saved yet', 'Aún sin guardar'],
  addEmployerId: ['I have an employer number (EIN)', 'Tengo un número de empleador (EIN)'],
  enterNumber: ['Enter number', 'Ingresar número'],
  replaceNumber: ['Replace number', 'Reemplazar número'],

  addressTitle: ['Your address as an employer', 'Su dirección como empleador'],
  street: ['Street address', 'Calle y número'],
  apartment: ['Apartment', 'Apartamento'],
  city: ['City', 'Ciudad'],
  state: ['State', 'Estado'],
  zip: ['Zip code', 'Código postal'],
  addressSaved: ['Your address is saved', 'Su dirección quedó guardada'],

  signTitle: ['Sign and enroll', 'Firme e inscríbase'],
  signature: ['Type your full legal name to sign', 'Escriba su nombre legal completo para firmar'],
  enroll: ['Enroll', 'Inscribirme'],
  enrolled: ['You are enrolled', 'Su inscripción está hecha'],
  enrolledSince: ['Enrolled since {day}.', 'Inscripción desde el {day}.'],
  stillMissing: ['Still needed: {what}.', 'Aún falta: {what}.'],
  alreadyEnrolled: [
    'You are enrolled already, so this stays as it is.',
    'Ya tiene su inscripción, así que esto queda como está.',
  ],
  notSetUp: [
    'Tax numbers cannot be taken yet: this server has no keys to encrypt them with.',
    'Todavía no se pueden recibir números fiscales: este servidor no tiene claves para cifrarlos.',
  ],
})
