import { texts } from '@homecare/sdk/kit'

/** What stands in the files of a household's taxes besides what its page says. */
export const taxFileTexts = texts({
  copy: [
    'Copy for your records. These are figures for the form, not the form itself: do not send this in.',
    'Copia para sus archivos. Son cifras para el formulario, no el formulario: no la envíe.',
  ],
  statementTitle: ['Figures for Form W-2, {year}', 'Cifras para el formulario W-2, {year}'],
  scheduleTitle: ['Worksheet for Schedule H, {year}', 'Hoja de trabajo para el Anexo H, {year}'],
  tableTitle: ['Household taxes {year}', 'Impuestos del hogar {year}'],
  employer: ['Employer', 'Empleador'],
  employerNumber: ['Employer number (EIN)', 'Número de empleador (EIN)'],
  endsIn: ['Ends in {last4}', 'Termina en {last4}'],
  noNumber: ['Not saved', 'Sin guardar'],
  caregiver: ['Caregiver', 'Persona cuidadora'],
  figures: ['Figures', 'Cifras'],
  noTaxNumbers: [
    'Social Security numbers are not on this copy, and only the last four digits of the employer number.',
    'En esta copia no están los números de Seguro Social, y del número de empleador solo los últimos cuatro dígitos.',
  ],
  notCovered: ['What is not covered', 'Lo que no se incluye'],
  foot: ['{brand} · {title} · {name}', '{brand} · {title} · {name}'],
  part: ['Part', 'Parte'],
  day: ['Day', 'Día'],
  invoice: ['Invoice', 'Factura'],
  item: ['Item', 'Concepto'],
  amount: ['Amount', 'Monto'],
  pays: ['Pay', 'Pago'],
  wagesOutside: ['Wages, paid while not enrolled', 'Salarios pagados sin inscripción'],
  withheldSocialSecurity: ['Social Security withheld', 'Seguro Social retenido'],
  withheldMedicare: ['Medicare withheld', 'Medicare retenido'],
  withheldAdditional: ['Additional Medicare withheld', 'Medicare adicional retenido'],
  socialSecurity: ['Social Security, employer', 'Seguro Social, empleador'],
  medicare: ['Medicare, employer', 'Medicare, empleador'],
  statement: ['Form W-2', 'Formulario W-2'],
  givesBack: ['To be given back', 'Por devolver'],
  schedule: ['Schedule H', 'Anexo H'],
})
