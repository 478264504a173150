import type { TextPart } from './documentText.js'

/** The supplemental terms for agencies in force since November 1, 2026. */
export const agency20261101: readonly TextPart[] = [
  {
    id: 'who',
    heading: ['Whom these terms are for', 'Para quiénes son estas condiciones'],
    paragraphs: [
      [
        'They are for caregivers whom an agency employs and places through us. They come in addition to the terms of use; where the two differ, these count.',
        'Son para cuidadores que una agencia emplea y coloca por medio de nosotros. Se suman a las condiciones de uso; donde difieran, cuentan estas.',
      ],
    ],
  },
  {
    id: 'employer',
    heading: ['Your agency is your employer', 'Su agencia es su empleador'],
    paragraphs: [
      [
        'Your agency decides where and when you work, pays you, and answers for taxes and insurance. We show you your schedule and record your hours for it.',
        'Su agencia decide dónde y cuándo trabaja, le paga y responde por los impuestos y seguros. Nosotros le mostramos su agenda y registramos sus horas para ella.',
      ],
      [
        'We set no rate for your work, and you owe us no fee.',
        'No fijamos ninguna tarifa por su trabajo y usted no nos debe ningún cargo.',
      ],
    ],
  },
  {
    id: 'data',
    heading: ['What your agency sees', 'Qué ve su agencia'],
    paragraphs: [
      [
        'Your agency may see your schedule, the hours you record, and your licenses and documents as far as your work needs them. It does not see your messages.',
        'Su agencia puede ver su agenda, las horas que registra y sus licencias y documentos en lo que su trabajo requiera. No ve sus mensajes.',
      ],
    ],
  },
  {
    id: 'care',
    heading: ['With the people you care for', 'Con las personas que cuida'],
    paragraphs: [
      [
        'What you learn in a home stays there. You tell your agency at once when somebody is hurt, in danger, or not where they should be; in an emergency you call 911 first.',
        'Lo que sepa en un hogar se queda ahí. Avise de inmediato a su agencia si alguien se lastima, corre peligro o no está donde debería; en una emergencia llame primero al 911.',
      ],
    ],
  },
  {
    id: 'end',
    heading: ['When it ends', 'Cuando termina'],
    paragraphs: [
      [
        'When you leave your agency, your account here ends or becomes your own, as you choose. The hours you worked stay recorded.',
        'Cuando deje su agencia, su cuenta aquí se cierra o pasa a ser suya, como usted elija. Las horas que trabajó quedan registradas.',
      ],
    ],
  },
]
