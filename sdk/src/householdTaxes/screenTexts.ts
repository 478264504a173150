import { texts } from '../kit/text.js'
import type { HouseholdDue } from './dueDates.js'

/** The taxes of an enrolled household, and what its family does about them. */
export const householdTaxTexts = texts({
  lead: [
    'Federal taxes of your household as an employer, worked out from the hours you have paid for.',
    'Impuestos federales de su hogar como empleador, calculados sobre las horas que ha pagado.',
  ],
  notEnrolled: ['Your taxes are not worked out here', 'Sus impuestos no se calculan aquí'],
  notEnrolledText: [
    'You are not enrolled, so nothing is withheld and nothing is set aside. You may still owe taxes as an employer.',
    'No tiene inscripción, así que no se retiene ni se aparta nada. Aun así puede deber impuestos como empleador.',
  ],
  enroll: ['See what enrolling means', 'Ver qué significa inscribirse'],
  yourData: ['Your data as an employer', 'Sus datos como empleador'],
  year: ['Year', 'Año'],
  nothing: ['You have paid no hours with taxes in {year}.', 'No pagó horas con impuestos en {year}.'],
  soFar: ['Set aside in {year}', 'Apartado en {year}'],
  quarters: ['By quarter', 'Por trimestre'],
  quarter: ['Quarter {number}', 'Trimestre {number}'],
  wages: ['Wages', 'Salarios'],
  withheld: ['Withheld from wages', 'Retenido de los salarios'],
  employer: ['Social Security and Medicare, your part', 'Seguro Social y Medicare, su parte'],
  unemployment: ['Federal unemployment tax', 'Impuesto federal de desempleo'],
  total: ['Total', 'Total'],
  statements: ['Wage statements (Form W-2)', 'Comprobantes de salario (formulario W-2)'],
  statementsText: [
    'Give one to each caregiver by the end of January, and send a copy to the Social Security Administration. Keep yours for at least four years.',
    'Entregue uno a cada cuidador antes de que termine enero y envíe una copia a la Administración del Seguro Social. Guarde la suya al menos cuatro años.',
  ],
  box1: ['Box 1, wages', 'Casilla 1, salarios'],
  box2: ['Box 2, federal income tax', 'Casilla 2, impuesto federal sobre la renta'],
  box3: ['Box 3, Social Security wages', 'Casilla 3, salarios de Seguro Social'],
  box4: ['Box 4, Social Security withheld', 'Casilla 4, Seguro Social retenido'],
  box5: ['Box 5, Medicare wages', 'Casilla 5, salarios de Medicare'],
  box6: ['Box 6, Medicare withheld', 'Casilla 6, Medicare retenido'],
  givesBack: [
    'The wages of {year} are below the threshold of {amount} so far. If that does not change, no Social Security or Medicare tax is due, and you give back the {back} that was withheld.',
    'Los salarios de {year} están por ahora por debajo del límite de {amount}. Si sigue así, no se deben impuestos de Seguro Social ni Medicare, y usted devuelve los {back} retenidos.',
  ],
  schedule: ['Your own form (Schedule H)', 'Su propio formulario (Anexo H)'],
  scheduleText: [
    'It goes with your income tax return for {year}. Its figures are of the whole year, so they can differ by some cents from what was set aside.',
    'Va con su declaración de impuestos de {year}. Sus cifras son de todo el año y pueden diferir en centavos de lo apartado.',
  ],
  socialSecurityWages: ['Social Security wages', 'Salarios de Seguro Social'],
  socialSecurityTax: ['Social Security tax, both parts', 'Impuesto de Seguro Social, ambas partes'],
  medicareWages: ['Medicare wages', 'Salarios de Medicare'],
  medicareTax: ['Medicare tax, both parts', 'Impuesto de Medicare, ambas partes'],
  additionalWages: [
    'Wages above the additional Medicare threshold',
    'Salarios sobre el límite adicional de Medicare',
  ],
  additionalTax: ['Additional Medicare tax', 'Impuesto adicional de Medicare'],
  unemploymentWages: ['Wages subject to unemployment tax', 'Salarios del impuesto de desempleo'],
  due: ['Due with your return', 'A pagar con su declaración'],
  limits: ['What you do yourself', 'Lo que hace usted'],
  dues: ['Last days to file and pay', 'Últimos días para presentar y pagar'],
  duesText: [
    'We file and pay nothing for you. These are the last days on which you can do it for {year} without being late.',
    'No presentamos ni pagamos nada por usted. Estos son los últimos días en que puede hacerlo por {year} sin retraso.',
  ],
  dueQuarter: ['Quarter {number}: {day}', 'Trimestre {number}: {day}'],
  duePayment: ['Payment {number}: {day}', 'Pago {number}: {day}'],
  duePast: ['Passed', 'Pasó'],
  estimatedDue: [
    'You can pay household taxes with your own estimated taxes, or have more withheld from your own pay. If you do neither, all is due with your tax return, and a penalty may be added.',
    'Puede pagar los impuestos del hogar con sus propios impuestos estimados, o pedir que le retengan más de su propio salario. Si no hace ninguna de las dos cosas, todo vence con su declaración y puede añadirse una multa.',
  ],
  statementsDue: [
    'Give each caregiver their Form W-2, and send it with Form W-3 to the Social Security Administration.',
    'Entregue a cada persona que cuida su Formulario W-2 y envíelo con el Formulario W-3 a la Administración del Seguro Social.',
  ],
  scheduleDue: [
    'File Schedule H with your federal tax return, and pay what is left.',
    'Presente el Anexo H con su declaración federal de impuestos y pague lo que falte.',
  ],
  californiaReportDue: [
    'Report the wages that you paid to California’s EDD.',
    'Informe al EDD de California de los salarios que pagó.',
  ],
  californiaPaymentDue: [
    'Pay the state payroll taxes to California’s EDD. If you have chosen to pay them once a year, use Form DE 3HW by the end of January instead.',
    'Pague al EDD de California los impuestos estatales sobre la nómina. Si allí eligió pagar una vez al año, lo hace con el Formulario DE 3HW hasta finales de enero.',
  ],
  duesStateUnknown: [
    'Your state asks for reports and taxes of its own. We do not know its days: please ask your state’s tax and labor offices.',
    'Su estado pide informes e impuestos propios. No conocemos sus fechas: pregunte a las oficinas de impuestos y de trabajo de su estado.',
  ],
  limitFiling: [
    'We work out these figures. We do not file anything for you, and we do not pay the authorities for you.',
    'Calculamos estas cifras. No presentamos ni pagamos nada a las autoridades por usted.',
  ],
  limitState: ['State taxes are not included.', 'No se incluyen los impuestos estatales.'],
  limitIncome: [
    'No federal income tax is withheld from wages.',
    'No se retiene impuesto federal sobre la renta.',
  ],
  limitAdvice: [
    'This is not tax advice. Have a preparer check the figures before you send them.',
    'No es asesoría fiscal. Pida a un profesional que revise las cifras antes de enviarlas.',
  ],
  limitEnrolled: [
    'These figures include only what you paid while enrolled.',
    'En estas cifras solo está lo que pagó mientras tenía inscripción.',
  ],
  print: ['Print', 'Imprimir'],
  statementFile: ['Figures of {name} as a PDF', 'Cifras de {name} en PDF'],
  scheduleFile: ['Worksheet as a PDF', 'Hoja de trabajo en PDF'],
  files: ['For your records and your preparer', 'Para sus archivos y su preparador'],
  filesText: [
    'The table holds every pay of the year with its taxes, and the figures above. The PDFs are copies for your records, not the forms themselves.',
    'La tabla tiene cada pago del año con sus impuestos, y las cifras de arriba. Los PDF son copias para sus archivos, no los formularios.',
  ],
  tableFile: ['Table for a preparer (CSV)', 'Tabla para un preparador (CSV)'],
  savings: ['Savings for health costs', 'Ahorros para gastos de salud'],
  savingsText: [
    'Some households let their caregivers save part of their wages for health costs before tax, through a plan that a benefits company runs for them. Tell us whether yours is one: your choice goes into the files for your preparer.',
    'Algunos hogares permiten que sus cuidadores ahorren parte del salario para gastos de salud antes de impuestos, con un plan que lleva una empresa de beneficios. Díganos si el suyo es uno: su decisión va en los archivos para su preparador.',
  ],
  savingsLimit: [
    'We do not run such a plan. Nothing is taken from wages for it here, and none of these figures include it.',
    'No llevamos ningún plan de ese tipo. Aquí no se descuenta nada del salario para eso, y ninguna cifra lo cuenta.',
  ],
  savingsSince: ['Opted in on {day}.', 'Participa desde el {day}.'],
  savingsNot: ['You have not opted in.', 'No participa.'],
  optIn: ['Opt in', 'Participar'],
  optOutText: [
    'The files for your preparer will no longer say that your household saves wages for health costs. If a plan is running, tell the company that runs it too.',
    'Los archivos para su preparador ya no dirán que su hogar ahorra salario para gastos de salud. Si hay un plan en marcha, avise también a la empresa que lo lleva.',
  ],
  optOutAgain: ['You can opt in again at any time.', 'Puede volver a participar cuando quiera.'],
  optInFailed: [
    'Your choice could not be saved. Please try again.',
    'No se pudo guardar su decisión. Inténtelo de nuevo.',
  ],
  notEligible: [
    'A household opts in once it is enrolled in taxes here.',
    'Un hogar puede participar cuando tiene inscripción de impuestos aquí.',
  ],
  goOn: ['Go on with your enrollment', 'Seguir con su inscripción'],
  see: ['See your taxes', 'Ver sus impuestos'],
  reviewLead: [
    'This is what you enroll with. Nothing is sent to anybody but us.',
    'Con estos datos se inscribe. Solo los recibimos nosotros.',
  ],
  change: ['Change', 'Cambiar'],
  toReview: ['Check and sign', 'Revisar y firmar'],
})

/** What a household files or pays itself, by the forms' names. */
export const householdDueWords = texts({
  estimated: ['Estimated taxes (Form 1040\u2011ES)', 'Impuestos estimados (Formulario 1040\u2011ES)'],
  statements: ['Wage statements (Forms W-2 and W-3)', 'Declaraciones de salario (Formularios W-2 y W-3)'],
  schedule: ['Household taxes (Schedule H)', 'Impuestos del hogar (Anexo H)'],
  ca_report: [
    'California quarterly report (DE\u00a03BHW)',
    'Informe trimestral de California (DE\u00a03BHW)',
  ],
  ca_payment: [
    'California payroll taxes (DE\u00a088)',
    'Impuestos sobre la nómina de California (DE\u00a088)',
  ],
}) satisfies Readonly<Record<HouseholdDue, unknown>>
