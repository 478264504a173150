import { texts } from '@homecare/sdk/kit'

/** The letters about a payroll form. Nothing that stands in it stands in a letter. */
export const intakeMailTexts = texts({
  sentSubject: ['Your payroll form was passed on', 'Su formulario de nómina fue enviado'],
  sentBody: [
    'We passed your form on to payroll. You can read it here, and change it when something changes:',
    'Enviamos su formulario a nómina. Aquí puede leerlo, y cambiarlo cuando algo cambie:',
  ],
  returnedSubject: ['Your payroll form needs a change', 'Su formulario de nómina necesita un cambio'],
  returnedBody: [
    'We ask you to change something before we can pass your form on. Read what it is here:',
    'Le pedimos cambiar algo antes de poder enviar su formulario. Aquí puede leer qué es:',
  ],
  revealedSubject: [
    'Our team looked at your Social Security number',
    'Nuestro equipo vio su número de Seguro Social',
  ],
  revealedBody: [
    'Somebody from our team viewed your full number to pass on your payroll form. See who looked at your record:',
    'Alguien de nuestro equipo vio su número completo para enviar su formulario de nómina. Vea aquí quién vio su información:',
  ],
})
