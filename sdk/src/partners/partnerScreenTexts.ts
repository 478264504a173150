import { texts } from '../kit/text.js'

/** The pages on which a partner's people arrive. */
export const partnerPageTexts = texts({
  title: ['{partner}: care at home', '{partner}: cuidado en el hogar'],
  description: [
    'Find a caregiver near you, and use what {partner} offers you.',
    'Encuentre un cuidador cerca de usted y use lo que le ofrece {partner}.',
  ],
  demo: [
    'This page is a demo for insurers. There is no real plan behind it.',
    'Esta página es una demostración para aseguradoras. No hay ningún plan detrás de ella.',
  ],
  lookTitle: ['See who is near you', 'Vea quién está cerca de usted'],
  lookText: ['You do not need an account to look around.', 'No necesita una cuenta para mirar.'],
  joinTitle: ['Sign up through {partner}', 'Regístrese por medio de {partner}'],
  joinText: [
    'Tell us who you are. We e-mail you a link to choose a password; then you tell us what care you need.',
    'Díganos quién es. Le enviamos un enlace para elegir una contraseña, y después nos dice qué cuidado necesita.',
  ],
  join: ['Sign up', 'Registrarse'],
  haveAccount: ['I have an account', 'Ya tengo una cuenta'],
  callTitle: ['Would you rather talk?', '¿Prefiere hablar con alguien?'],
  callText: ['This number is for members of {partner}.', 'Este número es para miembros de {partner}.'],
  benefitTitle: ['What you get', 'Lo que usted recibe'],
  eligibleTitle: ['Who can use it', 'Quién puede usarlo'],
  stepsTitle: ['How it works', 'Cómo funciona'],
})

/** The number for a partner's members. */
export const partnerPhoneTexts = texts({
  call: ['Call {phone}', 'Llamar al {phone}'],
})

/** A partner's short form. */
export const partnerFormTexts = texts({
  formTitle: ['Sign up with {partner}', 'Regístrese con {partner}'],
  formLead: [
    'It takes a minute. We only need your name, e-mail address and consent.',
    'Toma un minuto. Bastan su nombre, su correo electrónico y su consentimiento.',
  ],
  phone: ['Phone number', 'Número de teléfono'],
  zip: ['ZIP code where care is needed', 'Código postal de donde se necesita el cuidado'],
  memberId: ['Member number', 'Número de miembro'],
  memberIdHint: ['It is on your plan’s card.', 'Está en la tarjeta de su plan.'],
  message: ['Is there anything we should know?', '¿Hay algo que debamos saber?'],
  send: ['Sign up', 'Registrarse'],
  sentTitle: ['Check your e-mail', 'Revise su correo'],
  sentText: [
    'We sent an e-mail to {email}. Use its link to choose a password and tell us what you need.',
    'Enviamos un correo a {email}. Use su enlace para elegir una contraseña y decirnos qué necesita.',
  ],
  sentLook: ['Look around in the meantime', 'Mirar mientras tanto'],
})

/** A school's or business's page with the caregivers who learned or worked there. */
export const organizationTexts = texts({
  title: ['Caregivers from {name}', 'Cuidadores de {name}'],
  school: {
    one: ['{count} caregiver studied here, in {place}.', '{count} cuidador estudió aquí, en {place}.'],
    other: [
      '{count} caregivers studied here, in {place}.',
      '{count} cuidadores estudiaron aquí, en {place}.',
    ],
  },
  business: {
    one: [
      '{count} caregiver has worked here, in {place}.',
      '{count} cuidador ha trabajado aquí, en {place}.',
    ],
    other: [
      '{count} caregivers have worked here, in {place}.',
      '{count} cuidadores han trabajado aquí, en {place}.',
    ],
  },
  none: ['Nobody from here right now', 'Por ahora no hay nadie de aquí'],
  noneHint: [
    'Caregivers who list this place in their profile appear here.',
    'Aquí aparecen los cuidadores que nombran este lugar en su perfil.',
  ],
  near: ['Caregivers near {place}', 'Cuidadores cerca de {place}'],
})

/** What employers and health plans are told. */
export const employersTexts = texts({
  lead: [
    'Give your people hours of home care, with caregivers they choose themselves.',
    'Ofrezca a su gente horas de cuidado en el hogar, con cuidadores que elige cada quien.',
  ],
  benefitTitle: ['What your people get', 'Lo que recibe su gente'],
  benefitText: [
    'A welcome page of your own, a short sign-up form, and the hours you pay for, counted on their home page.',
    'Una página de bienvenida propia, un formulario corto para registrarse y las horas que usted paga, contadas en su página de inicio.',
  ],
  careTitle: ['How they find care', 'Cómo encuentran el cuidado'],
  careText: [
    'They see rates, reviews and verified credentials, write to the people they like, and agree on days and hours.',
    'Ven tarifas, reseñas y credenciales verificadas, escriben a quien les guste y acuerdan días y horas.',
  ],
  startTitle: ['How to start', 'Cómo empezar'],
  startText: [
    'Call us. We set up your page with your name and logo, and show you how it works.',
    'Llámenos. Preparamos su página con su nombre y su logotipo, y le mostramos cómo funciona.',
  ],
  example: ['See an example of an insurer’s page', 'Ver un ejemplo de página para aseguradoras'],
})
