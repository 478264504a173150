import { texts, type Text } from '../kit/text.js'
import type { TextPart } from './documentText.js'

export type HelpAudience = 'family' | 'caregiver'

/** The help pages. */
export const helpTexts = texts({
  leadFamily: [
    'How to find a caregiver, what it costs, and how to stay safe.',
    'Cómo encontrar a alguien, cuánto cuesta y cómo cuidarse.',
  ],
  leadCaregiver: [
    'How to be found, and how to keep your profile up to date.',
    'Cómo lograr que le encuentren y mantener su perfil al día.',
  ],
  other: ['Not what you were looking for?', '¿No es lo que buscaba?'],
  partner: [
    'You came to us through {partner}. This is the number for its members.',
    'Usted llegó a nosotros por medio de {partner}. Este es el número para sus miembros.',
  ],
})

/** The contact page. */
export const contactTexts = texts({
  lead: [
    'A person answers. Tell us your name and how we can help.',
    'Le atiende una persona. Díganos su nombre y en qué podemos ayudarle.',
  ],
  call: ['Call us', 'Llámenos'],
  callHint: [
    'In English or Spanish. We can update your account or profile with you on the phone.',
    'En inglés o en español. Podemos cambiar su cuenta o su perfil con usted al teléfono.',
  ],
  emergency: ['In an emergency', 'En una emergencia'],
  emergencyHint: [
    'Call 911 first. We cannot send help to your door.',
    'Llame primero al 911. Nosotros no podemos enviar ayuda a su puerta.',
  ],
  read: ['Read this first', 'Lea primero'],
  readHint: ['You may find your answer here.', 'Quizá su respuesta esté aquí.'],
})

/** What the help says: a question as people ask it, then the answer. */
export const helpParts: Readonly<Record<HelpAudience, readonly TextPart[]>> = {
  family: [
    part(
      'find',
      ['How do I find a caregiver?', '¿Cómo encuentro un cuidador?'],
      [
        [
          'Search by city or ZIP code, then narrow it down by need, language, rate and distance. Open a profile to read reviews and write to the caregiver.',
          'Busque por ciudad o código postal y filtre por necesidad, idioma, tarifa y distancia. Abra un perfil para leer reseñas y escribir.',
        ],
        [
          'Or post a job: say what help you need and when, and caregivers near you can apply. You see who applied on your home page.',
          'O publique un trabajo: diga qué ayuda necesita y cuándo, y los cuidadores cercanos podrán postularse. Verá quién se postuló en su página de inicio.',
        ],
      ],
    ),
    part(
      'cost',
      ['What does it cost?', '¿Cuánto cuesta?'],
      [
        [
          'Each caregiver sets an hourly rate, and you agree on the final rate together. Searching and writing are free.',
          'Cada cuidador indica una tarifa por hora y ustedes acuerdan la definitiva. Buscar y escribir no cuesta nada.',
        ],
      ],
    ),
    part(
      'safe',
      ['How do I know who to trust?', '¿Cómo sé en quién confiar?'],
      [
        [
          '“Vetted” means that we completed all our checks and no license has expired. “Background checked” means that the caregiver passed a background check. The profile shows which checks are completed, and when. Meet first, ask for references, and look at the license.',
          '«Verificado» significa que se completaron todas las revisiones que hacemos y que ninguna licencia está vencida. «Antecedentes verificados» significa que se aprobó la verificación de antecedentes. El perfil dice qué revisiones se completaron y cuándo. Conózcanse primero, pida referencias y vea la licencia.',
        ],
        [
          'You can block anybody in a conversation. They are not told.',
          'Puede bloquear a cualquiera en una conversación. No se le avisa.',
        ],
      ],
    ),
    part(
      'draft',
      ['Can I finish my sign-up later?', '¿Puedo terminar mi registro más tarde?'],
      [
        [
          'Yes. Press “Finish later”: we keep your answers for 30 days and e-mail you a link to continue on any device.',
          'Sí. Toque «Terminar más tarde»: guardamos sus respuestas 30 días y le enviamos por correo un enlace para seguir desde cualquier dispositivo.',
        ],
      ],
    ),
    part(
      'plan',
      ['My plan pays for care. Why do I see less?', 'Mi plan paga el cuidado. ¿Por qué veo menos?'],
      [
        [
          'Your plan arranges the care and decides which pages you can use. Your advisor is on your home page.',
          'Su plan organiza el cuidado y decide qué páginas puede usar. Los datos de su asesor están en su página de inicio.',
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
          'Just you, from the front, head and shoulders, in daylight. Not too far, not too close, not dark and not blurry. A smile helps.',
          'Solo usted, de frente, cabeza y hombros, con luz de día. Ni muy lejos ni muy cerca, ni oscura ni borrosa. Una sonrisa ayuda.',
        ],
      ],
    ),
    part(
      'about',
      ['What should I write about myself?', '¿Qué escribo sobre mí?'],
      [
        [
          'Three to six sentences: how long you have done this, who you have cared for, what you are good at, and what a morning with you is like. Leave out your phone number and address.',
          'De tres a seis frases: desde cuándo lo hace, a quién ha cuidado, qué hace bien y cómo es una mañana con usted. No ponga su teléfono ni su dirección.',
        ],
      ],
    ),
    part(
      'phone',
      ['How do I verify my phone?', '¿Cómo verifico mi teléfono?'],
      [
        [
          'We text or call you with a short code, and you type it in. You cannot apply to jobs until your phone is verified.',
          'Le enviamos un código corto por mensaje o llamada y usted lo escribe. Sin un teléfono verificado no puede postularse a trabajos.',
        ],
      ],
    ),
    part(
      'services',
      ['How do I change my services and my rate?', '¿Cómo cambio lo que ofrezco y lo que cobro?'],
      [
        [
          'Rates go from $5 to $100 an hour. List the help you give, your languages and the kind of work you want: these are what families search for.',
          'Las tarifas van de $5 a $100 por hora. Indique la ayuda que da, sus idiomas y el tipo de trabajo que quiere: por eso buscan las familias.',
        ],
      ],
    ),
    part(
      'experience',
      ['What counts as experience?', '¿Qué cuenta como experiencia?'],
      [
        [
          'Homes, agencies, hospitals and families you have worked for, with the years. Caring for a relative counts too: say so.',
          'Hogares, agencias, hospitales y familias para quienes trabajó, con los años. Cuidar a un familiar también cuenta: dígalo.',
        ],
      ],
    ),
    part(
      'licenses',
      ['My license is about to expire. What now?', 'Mi licencia está por vencer. ¿Qué hago?'],
      [
        [
          'Renew it with your state, then update the number and date in your profile. A license is valid through its last day, Pacific time.',
          'Renuévela en su estado y luego actualice el número y la fecha en su perfil. Una licencia vale hasta su último día, hora del Pacífico.',
        ],
      ],
    ),
    part(
      'review',
      ['When do families see my profile?', '¿Cuándo ven mi perfil las familias?'],
      [
        [
          'We review your photo, text and licenses first. Once you pass a background check, families see that on your profile.',
          'Primero revisamos la foto, el texto y las licencias. Cuando apruebe la verificación de antecedentes, las familias lo verán en su perfil.',
        ],
      ],
    ),
    part(
      'change',
      ['Can somebody help me change it?', '¿Alguien puede ayudarme a cambiarlo?'],
      [
        [
          'Yes. Call us, and we update your profile with you on the phone.',
          'Sí. Llámenos y cambiamos su perfil con usted al teléfono.',
        ],
      ],
    ),
  ],
}

function part(id: string, heading: Text, paragraphs: readonly Text[]): TextPart {
  return { id, heading, paragraphs }
}
