import { texts } from '../../kit/text.js'

/** What is left to do after an offer or a hire, by its kind. */
export const nextStepWords = texts({
  sign_agreement: ['Sign the agreement with {name}', 'Firmar el acuerdo con {name}'],
  first_visits: ['Plan the first visits of {name}', 'Planear las primeras visitas de {name}'],
  care_plan: ['Write down the care in a care plan', 'Anotar el cuidado en un plan de cuidado'],
  fingerprinting: ['Fingerprinting of {name}', 'Huellas digitales de {name}'],
  advisor: ['A call from your advisor', 'Una llamada de su asesor'],
  taxes: ['Decide what to do about taxes', 'Decidir qué hace con los impuestos'],
  tax_enroll: ['Say how you pay', 'Indicar cómo paga'],
  tax_id: ['Enter your tax number', 'Escribir su número fiscal'],
  tax_address: ['Enter your address as an employer', 'Escribir su dirección como empleador'],
  tax_sign: ['Sign the enrollment', 'Firmar la inscripción'],
})

/** The page of what is left, and the steps that follow an offer. */
export const nextStepTexts = texts({
  title: ['Your next steps', 'Sus próximos pasos'],
  lead: ['What is left after your offers and hires.', 'Lo que falta tras sus ofertas y contrataciones.'],
  allDone: ['Everything is done', 'Todo está hecho'],
  allDoneHint: [
    'When you offer somebody work, you will see here what comes next.',
    'Cuando le ofrezca trabajo a alguien, aquí verá lo que sigue.',
  ],
  loadFailed: ['We could not load your next steps', 'No pudimos cargar sus próximos pasos'],
  household: ['Your household', 'Su hogar'],
  done: ['Done', 'Hecho'],
  seeOrChange: ['See or change it', 'Ver o cambiar'],
  skippedHint: ['You can come back to this at any time.', 'Puede retomarlo cuando quiera.'],
  toCare: ['See your care', 'Ver su cuidado'],
  after: ['After the offer', 'Después de la oferta'],
  afterHint: [
    'There are a few things that you can settle now, or later.',
    'Puede resolver algunas cosas ahora o más tarde.',
  ],
  goOn: ['Go on', 'Seguir'],
  seeAll: ['See your next steps', 'Ver sus próximos pasos'],
  later: ['Later', 'Más tarde'],
  skipTaxes: [
    'If you skip this, nothing is worked out or paid for you: as an employer you remain responsible for your taxes.',
    'Si lo omite, no se calcula ni se paga nada por usted: como empleador, sigue siendo responsable de sus impuestos.',
  ],
  enrollTitle: ['How do you pay?', '¿Cómo paga?'],
  numberTitle: ['Your tax number', 'Su número fiscal'],
  addressTitle: ['Your address as an employer', 'Su dirección como empleador'],
})
