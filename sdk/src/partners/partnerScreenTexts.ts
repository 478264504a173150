import { texts } from '../kit/text.js'

/** The pages on which a partner's people arrive, and the partner's short form. */
export const partnerPageTexts = texts({
  title: ['{partner}: care at home', '{partner}: cuidado en el hogar'],
  description: [
    'Find a caregiver near you, and use what {partner} offers you.',
    'Encuentre un cuidador cerca de usted y use lo que le ofrece {partner}.',
  ],
  demo: [
    'This page is a demonstration for insurers. No plan stands behind it.',
    'Esta página es una demostración para aseguradoras. No hay ningún plan detrás de ella.',
  ],
  lookTitle: ['See who is near you', 'Vea quién está cerca de usted'],
  lookText: ['No account is needed to look around.', 'No necesita una cuenta para mirar.'],
  joinTitle: ['Sign up through {partner}', 'Regístrese por medio de {partner}'],
  joinText: [
    'Tell us who you are. We mail you a link with which you choose a password, and then you say what care is needed.',
    'Díganos quién es. Le enviamos un enlace para elegir una contraseña, y después nos dice qué cuidado se necesita.',
  ],
  join: ['Sign up', 'Registrarse'],
  haveAccount: ['I have an account', 'Ya tengo una cuenta'],
  callTitle: ['Would you rather talk?', '¿Prefiere hablar con alguien?'],
  callText: ['We speak English and Spanish.', 'Hablamos español e inglés.'],

  formTitle: ['Sign up with {partner}', 'Regístrese con {partner}'],
  formLead: [
    'It takes a minute. Your name, your e-mail address and your consent are enough.',
    'Toma un minuto. Bastan su nombre, su correo electrónico y su consentimiento.',
  ],
  phone: ['Phone number', 'Número de teléfono'],
  zip: ['ZIP code of where care is needed', 'Código postal de donde se necesita el cuidado'],
  memberId: ['Member number', 'Número de miembro'],
  memberIdHint: ['It is on the card of your plan.', 'Está en la tarjeta de su plan.'],
  message: ['Is there something we should know?', '¿Hay algo que debamos saber?'],
  send: ['Sign up', 'Registrarse'],
  sentTitle: ['Look in your mail', 'Revise su correo'],
  sentText: [
    'A letter to {email} is on its way. Its link opens your account: choose a password, and tell us what is needed.',
    'Enviamos una carta a {email}. Su enlace abre su cuenta: elija una contraseña y díganos qué se necesita.',
  ],
  sentLook: ['Look around meanwhile', 'Mirar mientras tanto'],
})

/** A school's or business's page with the caregivers who learned or worked there. */
export const organizationTexts = texts({
  title: ['Caregivers from {name}', 'Cuidadores de {name}'],
  school: {
    one: ['{count} caregiver learned here, in {place}.', '{count} cuidador estudió aquí, en {place}.'],
    other: [
      '{count} caregivers learned here, in {place}.',
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
  none: ['Nobody from here can be found right now', 'Por ahora no hay nadie de aquí'],
  noneHint: [
    'Caregivers who name this place in their profile are shown here.',
    'Aquí aparecen los cuidadores que nombran este lugar en su perfil.',
  ],
  near: ['Caregivers near {place}', 'Cuidadores cerca de {place}'],
})

/** What employers and health plans are told. */
export const employersTexts = texts({
  lead: [
    'Give your people hours of care at home, with caregivers whom they choose themselves.',
    'Ofrezca a su gente horas de cuidado en el hogar, con cuidadores que elige cada quien.',
  ],
  benefitTitle: ['What your people get', 'Lo que recibe su gente'],
  benefitText: [
    'A page of your own to arrive on, a short form to sign up, and the hours that you pay for, counted for them on their home page.',
    'Una página propia de llegada, un formulario corto para registrarse y las horas que usted paga, contadas en su página de inicio.',
  ],
  careTitle: ['How care is found', 'Cómo se encuentra el cuidado'],
  careText: [
    'They see rates, reviews and checked credentials, write to whom they like, and agree on days and hours.',
    'Ven tarifas, reseñas y credenciales verificadas, escriben a quien les guste y acuerdan días y horas.',
  ],
  startTitle: ['How it begins', 'Cómo se empieza'],
  startText: [
    'Call us. We set up your page with your name and logo, and tell you how it goes.',
    'Llámenos. Preparamos su página con su nombre y su logotipo, y le contamos cómo va.',
  ],
  example: ['See a page as an insurer would have it', 'Ver una página como la tendría una aseguradora'],
})
