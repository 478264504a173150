import { texts } from '../kit/text.js'

/** The front page: what this is, the ways in, and what the data tells. */
export const homeTexts = texts({
  title: [
    'Someone good, close to home, when you need them.',
    'Alguien de confianza, cerca de casa, cuando lo necesita.',
  ],
  lead: [
    'See rates, reviews and credentials before you write. You choose, agree on the hours and pay through us.',
    'Vea tarifas, reseñas y credenciales antes de escribir. Usted elige, acuerda las horas y paga con nosotros.',
  ],
  place: ['Where is care needed?', '¿Dónde se necesita el cuidado?'],
  placeHint: ['City or ZIP code', 'Ciudad o código postal'],
  findCaregivers: ['Find caregivers', 'Buscar cuidadores'],
  figures: ['{caregivers} caregivers in {cities} cities', '{caregivers} cuidadores en {cities} ciudades'],
  figuresReviews: [
    '{reviews} reviews by families, {rating} out of 5 on average',
    '{reviews} reseñas de familias, {rating} de 5 en promedio',
  ],

  featured: ['Well reviewed by families', 'Con buenas reseñas'],
  featuredNear: ['Well reviewed near {place}', 'Con buenas reseñas cerca de {place}'],
  seeAll: ['See all caregivers', 'Ver a todos'],

  stepsTitle: ['How it works', 'Cómo funciona'],
  step1: ['Look around', 'Mire con calma'],
  step1Text: [
    'Enter where care is needed. See each caregiver’s rate, skills and reviews. No account needed.',
    'Escriba dónde se necesita el cuidado. Vea tarifas, habilidades y reseñas. No necesita cuenta.',
  ],
  step2: ['Write and meet', 'Escriba y conózcanse'],
  step2Text: [
    'Tell us what help you need and write to anyone you like. Meet, ask questions, agree on days and hours.',
    'Díganos qué ayuda necesita y escriba a quien le guste. Conózcanse, pregunte, acuerden días y horas.',
  ],
  step3: ['Care begins', 'Empieza el cuidado'],
  step3Text: [
    'Caregivers clock their hours, and you see them before you pay. You can stop at any time.',
    'Las horas se registran y usted las ve antes de pagar. Puede terminar cuando quiera.',
  ],

  quotes: ['What families say', 'Dicen las familias'],
  quoteBy: ['{reviewer}, about {name} in {place}', '{reviewer}, sobre {name} en {place}'],

  ways: ['Which one are you?', '¿Cuál es su caso?'],
  families: ['I am looking for care', 'Busco cuidado'],
  familiesText: [
    'For a parent, a partner, a child or yourself. Answer a few questions, and caregivers see your job today.',
    'Para su madre, padre, pareja, hijo o usted. Responda unas preguntas y los cuidadores verán su trabajo hoy.',
  ],
  familiesAction: ['Tell us what you need', 'Cuéntenos qué necesita'],
  caregivers: ['I give care', 'Cuido a personas'],
  caregiversText: [
    'Set your own rate, choose your days, and work close to home. A profile costs nothing.',
    'Ponga su tarifa, elija sus días y trabaje cerca de casa. El perfil es gratis.',
  ],
  caregiversAction: ['Find work', 'Buscar trabajo'],
  partners: ['My plan pays for care', 'Mi plan paga el cuidado'],
  partnersText: [
    'Many health plans and employers pay for hours of care. Log in with the e-mail address your plan has, or call us.',
    'Muchos planes de salud y empleadores pagan horas de cuidado. Entre con el correo que tiene su plan, o llámenos.',
  ],
  partnersAction: ['Use my benefit', 'Usar mi beneficio'],
  employersAction: ['For employers and plans', 'Para empleadores y planes'],

  cities: ['Where our caregivers are', 'Dónde hay cuidadores'],
  allPlaces: ['All states and cities', 'Todos los lugares'],
  needs: ['What they have experience with', 'Su experiencia'],
  illustration: [
    'An older man and a caregiver drinking coffee at a kitchen table',
    'Un hombre mayor y una cuidadora toman café en la cocina',
  ],
  notLoaded: [
    'We cannot show caregivers right now. You can still search.',
    'No podemos mostrar cuidadores ahora. Puede buscar.',
  ],
})
