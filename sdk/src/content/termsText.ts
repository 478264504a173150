import type { TextPart } from './documentText.js'

/** The terms in force since December 1, 2018. */
export const terms20181201: readonly TextPart[] = [
  {
    id: 'what',
    heading: ['What we do', 'Qué hacemos'],
    paragraphs: [
      [
        'We run a marketplace where families find caregivers. We are not the employer of any caregiver, and we do not give medical advice.',
        'Administramos un mercado donde las familias encuentran cuidadores. No somos el empleador de ningún cuidador y no damos consejos médicos.',
      ],
    ],
  },
  {
    id: 'account',
    heading: ['Your account', 'Su cuenta'],
    paragraphs: [
      [
        'You must be 18 or older and tell us the truth about yourself. Keep your password to yourself.',
        'Debe tener 18 años o más y decirnos la verdad sobre usted. No comparta su contraseña.',
      ],
    ],
  },
  {
    id: 'conduct',
    heading: ['How we treat each other', 'Cómo nos tratamos'],
    paragraphs: [
      [
        'Be respectful and lawful. Nobody may be turned away because of race, religion, origin, gender, disability or age where the law forbids it.',
        'Sea respetuoso y cumpla la ley. No se puede rechazar a nadie por raza, religión, origen, género, discapacidad o edad cuando la ley lo prohíbe.',
      ],
    ],
  },
  {
    id: 'end',
    heading: ['Ending it', 'Cómo terminar'],
    paragraphs: [
      [
        'You may close your account at any time. We may close one that breaks these terms.',
        'Puede cerrar su cuenta en cualquier momento. Podemos cerrar una cuenta que incumpla estos términos.',
      ],
    ],
  },
]

/** The terms in force now. */
export const terms20261101: readonly TextPart[] = [
  {
    id: 'what',
    heading: ['What we do', 'Qué hacemos'],
    paragraphs: [
      [
        'We run a marketplace where families and caregivers find each other, write to each other and agree on care. What you agree on is between you: we are not the employer of any caregiver, and we do not give medical advice.',
        'Administramos un mercado donde familias y cuidadores se encuentran, se escriben y acuerdan el cuidado. Lo que acuerden es entre ustedes: no somos el empleador de ningún cuidador y no damos consejos médicos.',
      ],
      [
        'In an emergency call 911. Messages here are not watched around the clock.',
        'En una emergencia llame al 911. Nadie vigila los mensajes de aquí las 24 horas.',
      ],
    ],
  },
  {
    id: 'account',
    heading: ['Your account', 'Su cuenta'],
    paragraphs: [
      [
        'You must be 18 or older. What you tell about yourself must be true, and the account is for you alone. Choose a password that you use nowhere else.',
        'Debe tener 18 años o más. Lo que diga sobre usted debe ser cierto y la cuenta es solo para usted. Elija una contraseña que no use en otro lugar.',
      ],
      [
        'If you look for care for somebody else, you need their consent, or the right to decide for them.',
        'Si busca cuidado para otra persona, necesita su consentimiento o el derecho de decidir por ella.',
      ],
    ],
  },
  {
    id: 'profiles',
    heading: ['Profiles, checks and reviews', 'Perfiles, verificaciones y reseñas'],
    paragraphs: [
      [
        'Caregivers write their profiles themselves. A mark such as “vetted” or “background checked” says that a certain check was passed on a certain day. It is no promise for tomorrow: meet, ask for references, and trust your own judgment.',
        'Los cuidadores escriben sus propios perfiles. Una marca como «verificado» o «antecedentes revisados» dice que cierta revisión se aprobó cierto día. No es una promesa para mañana: conózcanse, pida referencias y confíe en su criterio.',
      ],
      [
        'A review must tell of care that took place. We take down reviews that are false, hateful or paid for.',
        'Una reseña debe hablar de un cuidado que ocurrió. Retiramos las reseñas falsas, ofensivas o pagadas.',
      ],
    ],
  },
  {
    id: 'conduct',
    heading: ['How we treat each other', 'Cómo nos tratamos'],
    paragraphs: [
      [
        'Be respectful and keep to the law. Do not turn anybody away because of race, religion, origin, gender, disability or age where the law forbids it. Do not send advertising, and do not collect what others tell here.',
        'Sea respetuoso y cumpla la ley. No rechace a nadie por raza, religión, origen, género, discapacidad o edad cuando la ley lo prohíbe. No envíe publicidad ni recopile lo que otros cuentan aquí.',
      ],
      [
        'Anybody can block a conversation. We may pause messages of an account that harms others.',
        'Cualquiera puede bloquear una conversación. Podemos pausar los mensajes de una cuenta que dañe a otros.',
      ],
    ],
  },
  {
    id: 'pay',
    heading: ['Pay and taxes', 'Pago e impuestos'],
    paragraphs: [
      [
        'You agree on the pay together. A family that hires at home may have the duties of an employer, taxes among them. We show every price and fee before you agree to it.',
        'Ustedes acuerdan el pago. Una familia que contrata en casa puede tener deberes de empleador, entre ellos los impuestos. Mostramos cada precio y cargo antes de que lo acepte.',
      ],
    ],
  },
  {
    id: 'end',
    heading: ['Ending it, and changes', 'Cómo terminar, y los cambios'],
    paragraphs: [
      [
        'You may stop using this at any time and ask us to remove your account. We may close an account that breaks these terms, and say why.',
        'Puede dejar de usar este servicio en cualquier momento y pedirnos que eliminemos su cuenta. Podemos cerrar una cuenta que incumpla estos términos, y diremos por qué.',
      ],
      [
        'When these terms change, the earlier ones stay readable on this site with their date.',
        'Cuando estos términos cambien, los anteriores seguirán disponibles en este sitio con su fecha.',
      ],
    ],
  },
]
