import { texts, type Text } from '../kit/text.js'
import type { TextPart } from './documentText.js'

export type HelpAudience = 'family' | 'caregiver'

/** The help pages. */
export const helpTexts = texts({
  leadFamily: [
    'How to find somebody, what it costs, and how to stay safe.',
    'Cómo encontrar a alguien, cuánto cuesta y cómo cuidarse.',
  ],
  leadCaregiver: [
    'How to be found, and how to keep your profile up to date.',
    'Cómo lograr que le encuentren y mantener su perfil al día.',
  ],
  other: ['Not what you were looking for?', '¿No es lo que buscaba?'],
})

/** The contact page. */
export const contactTexts = texts({
  lead: [
    'A person answers. Tell us your name and what it is about.',
    'Le atiende una persona. Díganos su nombre y de qué se trata.',
  ],
  call: ['Call us', 'Llámenos'],
  callHint: [
    'In English or Spanish. We can change your account or your profile with you on the phone.',
    'En inglés o en español. Podemos cambiar su cuenta o su perfil con usted al teléfono.',
  ],
  emergency: ['In an emergency', 'En una emergencia'],
  emergencyHint: [
    'Call 911 first. We cannot send help to your door.',
    'Llame primero al 911. Nosotros no podemos enviar ayuda a su puerta.',
  ],
  read: ['Read first', 'Lea primero'],
  readHint: ['Many questions are answered here.', 'Muchas preguntas tienen respuesta aquí.'],
})

/** What the help says: a question as people ask it, then the answer. */
export const helpParts: Readonly<Record<HelpAudience, readonly TextPart[]>> = {
  family: [
    part(
      'find',
      ['How do I find a caregiver?', '¿Cómo encuentro un cuidador?'],
      [
        [
          'Search by city or ZIP code, and narrow it down by need, language, rate and distance. Open a profile to read reviews and write to the caregiver.',
          'Busque por ciudad o código postal y limite por necesidad, idioma, tarifa y distancia. Abra un perfil para leer reseñas y escribir al cuidador.',
        ],
        [
          'Or post a job: say what is needed and when, and caregivers near you can apply. Who applied is shown on your home page.',
          'O publique un trabajo: diga qué se necesita y cuándo, y los cuidadores cercanos podrán postularse. Verá quién se postuló en su página de inicio.',
        ],
      ],
    ),
    part(
      'cost',
      ['What does it cost?', '¿Cuánto cuesta?'],
      [
        [
          'Each caregiver names an hourly rate, and you agree on the final one together. Searching and writing cost nothing.',
          'Cada cuidador indica una tarifa por hora y ustedes acuerdan la definitiva. Buscar y escribir no cuesta nada.',
        ],
      ],
    ),
    part(
      'safe',
      ['How do I know whom to trust?', '¿Cómo sé en quién confiar?'],
      [
        [
          '“Vetted” means that every check we make is completed and no license has expired; “background checked” that a background check was passed. The profile says which checks are completed, and when. Meet first, ask for references, and look at the license.',
          '«Verificado» significa que se completaron todas las revisiones que hacemos y que ninguna licencia está vencida; «antecedentes revisados», que se aprobó la revisión de antecedentes. El perfil dice qué revisiones se completaron y cuándo. Conózcanse primero, pida referencias y vea la licencia.',
        ],
        [
          'You can block anybody in a conversation. They are not told why.',
          'Puede bloquear a cualquiera en una conversación. No se le dice por qué.',
        ],
      ],
    ),
    part(
      'draft',
      ['Can I finish my sign-up later?', '¿Puedo terminar mi registro más tarde?'],
      [
        [
          'Yes. Press “Finish later”: your answers are kept for 30 days, and a link by e-mail brings them back on any device.',
          'Sí. Pulse «Terminar más tarde»: sus respuestas se conservan 30 días y un enlace por correo las recupera en cualquier dispositivo.',
        ],
      ],
    ),
    part(
      'plan',
      ['My plan pays for care. Why do I see less?', 'Mi plan paga el cuidado. ¿Por qué veo menos?'],
      [
        [
          'Your plan arranges the care and decides which pages belong to it. Your advisor is on your home page.',
          'Su plan organiza el cuidado y decide qué páginas le corresponden. Su asesor aparece en su página de inicio.',
        ],
      ],
    ),
  ],
  caregiver: [
    part(
      'photo',
      ['What makes a good photo?', '¿Cómo es una buena foto?'],
      [
        [
          'You alone, from the front, head and shoulders, in daylight. Not too far, not too close, not dark and not blurry. A smile helps.',
          'Usted solo, de frente, cabeza y hombros, con luz de día. Ni muy lejos ni muy cerca, ni oscura ni borrosa. Una sonrisa ayuda.',
        ],
      ],
    ),
    part(
      'about',
      ['What should I write about myself?', '¿Qué escribo sobre mí?'],
      [
        [
          'Three to six sentences: how long you have done this, for whom, what you are good at, and what a morning with you is like. Leave out your phone number and address.',
          'De tres a seis frases: desde cuándo lo hace, para quién, en qué es buena y cómo es una mañana con usted. No ponga su teléfono ni su dirección.',
        ],
      ],
    ),
    part(
      'phone',
      ['How do I verify my phone?', '¿Cómo verifico mi teléfono?'],
      [
        [
          'You get a short code by text message or by call and tell it back. Without a verified phone you cannot apply to jobs.',
          'Recibe un código corto por mensaje o llamada y lo indica. Sin un teléfono verificado no puede postularse a trabajos.',
        ],
      ],
    ),
    part(
      'services',
      ['How do I change what I offer and what I ask?', '¿Cómo cambio lo que ofrezco y lo que cobro?'],
      [
        [
          'Rates go from $5 to $100 an hour. Name the help you give, your languages and the kind of work you want: the search of families looks at exactly these.',
          'Las tarifas van de $5 a $100 por hora. Indique la ayuda que da, sus idiomas y el tipo de trabajo que quiere: la búsqueda de las familias mira justamente eso.',
        ],
      ],
    ),
    part(
      'experience',
      ['What counts as experience?', '¿Qué cuenta como experiencia?'],
      [
        [
          'Homes, agencies, hospitals and families you have worked for, with the years. Caring for a relative counts as well: say so.',
          'Hogares, agencias, hospitales y familias para quienes trabajó, con los años. Cuidar a un familiar también cuenta: dígalo.',
        ],
      ],
    ),
    part(
      'licenses',
      ['My license is about to expire. What now?', 'Mi licencia está por vencer. ¿Qué hago?'],
      [
        [
          'Renew it with your state, then have the new number and date put into your profile. A license is valid through its last day, Pacific time.',
          'Renuévela en su estado y luego haga poner el número y la fecha nuevos en su perfil. Una licencia vale hasta su último día, hora del Pacífico.',
        ],
      ],
    ),
    part(
      'review',
      ['When is my profile shown?', '¿Cuándo se muestra mi perfil?'],
      [
        [
          'We look at photo, text and licenses first. Once a background check is passed, families see it on your profile.',
          'Primero revisamos la foto, el texto y las licencias. Una vez aprobada la verificación de antecedentes, las familias la ven en su perfil.',
        ],
      ],
    ),
    part(
      'change',
      ['Who changes it for me?', '¿Quién lo cambia por mí?'],
      [
        [
          'Call us: we change your profile together with you on the phone.',
          'Llámenos: cambiamos su perfil junto con usted por teléfono.',
        ],
      ],
    ),
  ],
}

function part(id: string, heading: Text, paragraphs: readonly Text[]): TextPart {
  return { id, heading, paragraphs }
}
