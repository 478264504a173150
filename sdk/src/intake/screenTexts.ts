import { texts } from '../kit/text.js'

/** The payroll form of a caregiver, and its desk. */
export const intakeTexts = texts({
  title: ['Payroll form', 'Formulario de nómina'],
  lead: [
    'What payroll needs before it can pay you as an employee. You can save each part and come back.',
    'Lo que nómina necesita antes de pagarle como empleado/a. Puede guardar cada parte y volver.',
  ],
  meHint: ['For payroll, if you are an employee', 'Para nómina, si es empleado/a'],

  personTitle: ['Who you are', 'Quién es usted'],
  legalName: ['Full legal name', 'Nombre legal completo'],
  legalNameHint: ['As on your Social Security card', 'Como en su tarjeta de Seguro Social'],
  personSaved: ['Your name and address are saved', 'Su nombre y dirección quedaron guardados'],

  numberTitle: ['Social Security number', 'Número de Seguro Social'],
  numberWhy: [
    'Payroll reports your pay under it. It is encrypted at once. Our staff can see all of it only to pass it on, and we write to you each time they do.',
    'Nómina declara su pago con él. Se cifra de inmediato. Nuestro equipo solo puede verlo completo para transmitirlo, y le escribimos cada vez que lo hace.',
  ],

  withholdingTitle: ['What is withheld (Form W-4)', 'Lo que se retiene (formulario W-4)'],
  withholdingText: [
    'These are the questions of the federal Form W\u20114. If you are not sure, the Internal Revenue Service has a free estimator at irs.gov/W4app.',
    'Son las preguntas del formulario federal W\u20114. Si no está seguro/a, el Servicio de Impuestos Internos tiene una calculadora gratuita en irs.gov/W4app.',
  ],
  filingStatus: ['How you file', 'Cómo declara'],
  headHint: [
    'Unmarried, and paying more than half the cost of a home for yourself and somebody who qualifies',
    'Sin cónyuge, y paga más de la mitad del costo de un hogar para usted y alguien que reúne los requisitos',
  ],
  multipleJobs: [
    'Do you have another job, or does your spouse work?',
    '¿Tiene otro empleo, o trabaja su cónyuge?',
  ],
  yes: ['Yes', 'Sí'],
  no: ['No', 'No'],
  dependents: ['Credits for dependents, a year', 'Créditos por dependientes, al año'],
  dependentsHint: ['The sum of Step 3 of the form', 'La suma del paso 3 del formulario'],
  otherIncome: ['Other income, a year', 'Otros ingresos, al año'],
  otherIncomeHint: ['Not from jobs: interest, retirement', 'No de empleos: intereses, jubilación'],
  deductions: ['Deductions above the standard one, a year', 'Deducciones por encima de la estándar, al año'],
  extra: ['More to withhold from each pay', 'Retención adicional de cada pago'],
  workState: ['State you work in', 'Estado donde trabaja'],
  withholdingSaved: ['Your withholding is saved', 'Su retención quedó guardada'],

  accountTitle: ['Where your pay goes', 'Adónde va su pago'],
  accountIs: ['Your bank account is set up.', 'Su cuenta bancaria está lista.'],
  accountNone: [
    'You have no bank account here yet. You can hand this form in without one.',
    'Todavía no tiene una cuenta bancaria aquí. Puede entregar este formulario sin ella.',
  ],
  accountLink: ['See your bank account', 'Ver su cuenta bancaria'],
  accountAdd: ['Add your bank account', 'Agregar su cuenta bancaria'],

  emergencyTitle: ['In an emergency', 'En una emergencia'],
  emergencyName: ['Who should we call?', '¿A quién llamamos?'],
  emergencyPhone: ['Their phone', 'Su teléfono'],
  emergencyRelation: ['Who they are to you', 'Qué relación tiene con usted'],
  emergencyRelationHint: ['Such as sister or friend', 'Por ejemplo, hermana o amigo'],
  emergencySaved: ['Your emergency contact is saved', 'Su contacto de emergencia quedó guardado'],

  signTitle: ['Sign and hand in', 'Firme y entregue'],
  statement: [
    'Under penalties of perjury, I declare that what I say in this form is, to the best of my knowledge and belief, true, correct and complete.',
    'Bajo pena de perjurio, declaro que lo que digo en este formulario es, a mi leal saber y entender, verdadero, correcto y completo.',
  ],
  handIn: ['Hand in', 'Entregar'],
  handedIn: ['Your form is handed in', 'Su formulario está entregado'],

  wasHandedIn: [
    'Handed in on {day}. We will write to you once it is passed on.',
    'Entregado el {day}. Le escribiremos cuando se envíe.',
  ],
  wasSent: ['Passed on to payroll on {day}.', 'Enviado a nómina el {day}.'],
  wasReturned: ['Please change this: “{note}”', 'Por favor, cambie esto: «{note}»'],
  change: ['Change it', 'Cambiarlo'],
  changeText: [
    'Once you save a change, it is no longer handed in, and you sign it again.',
    'Cuando guarde un cambio, dejará de estar entregado y volverá a firmarlo.',
  ],
  signedBy: ['Signed by', 'Firmado por'],
  none: ['None', 'Ninguno'],

  staffTitle: ['Payroll forms', 'Formularios de nómina'],
  staffLead: [
    'Handed in by caregivers. The longest wait comes first.',
    'Entregados por cuidadores. Primero, la espera más larga.',
  ],
  lists: ['Which forms', 'Qué formularios'],
  open: ['To pass on', 'Por enviar'],
  done: ['Passed on', 'Enviados'],
  noneOpen: ['No form to pass on', 'Ningún formulario por enviar'],
  noneDone: ['No forms passed on yet', 'No se ha enviado ningún formulario'],
  agency: ['Agency caregiver', 'Cuidador de agencia'],
  email: ['E-mail', 'Correo electrónico'],
  endsWith: ['Ends in {last4}', 'Termina en {last4}'],
  showNumber: ['Show whole number', 'Ver el número completo'],
  hideNumber: ['Hide number', 'Ocultar el número'],
  reason: ['Why you need it', 'Para qué lo necesita'],
  reasonHint: ['This is recorded, and we tell the caregiver', 'Queda registrado y se le avisa a la persona'],
  decide: ['What did you do?', '¿Qué hizo?'],
  save: ['Save', 'Guardar'],
  decided: ['Saved. We write to {name}.', 'Guardado. Le escribimos a {name}.'],
  sentOn: ['Passed on {day}', 'Enviado el {day}'],
})
