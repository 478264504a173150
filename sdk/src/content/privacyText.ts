import type { TextPart } from './documentText.js'

/** The privacy policy in force now. */
export const privacy20261101: readonly TextPart[] = [
  {
    id: 'what',
    heading: ['What we keep', 'Qué guardamos'],
    paragraphs: [
      [
        'What you tell us: your name, how to reach you, where you live, and for families what care is needed; for caregivers their profile, licenses and checks. And what you write to each other.',
        'Lo que usted nos dice: su nombre, cómo contactarle, dónde vive y, de las familias, qué cuidado se necesita; de los cuidadores, su perfil, licencias y verificaciones. Y lo que se escriben entre ustedes.',
      ],
      [
        'What we need to run the service: when you logged in, and a record of requests without what was in them.',
        'Lo necesario para que el servicio funcione: cuándo inició sesión y un registro de solicitudes sin su contenido.',
      ],
    ],
  },
  {
    id: 'who',
    heading: ['Who sees it', 'Quién lo ve'],
    paragraphs: [
      [
        'Anybody can see a caregiver’s profile: first name, initial, city, photo, skills, rate and reviews. Never the address, birthday, e-mail or phone.',
        'Cualquiera puede ver el perfil de un cuidador: nombre, inicial, ciudad, foto, habilidades, tarifa y reseñas. Nunca la dirección, la fecha de nacimiento, el correo ni el teléfono.',
      ],
      [
        'Of a family’s job anybody can see the city, hours, pay and kind of help in general words; search engines list that only where the family has agreed to it. Caregivers who are logged in with a verified phone also see first name and initial, whom the care is for, conditions and what the family wrote. Nobody is shown the address.',
        'Del trabajo de una familia cualquiera puede ver la ciudad, las horas, el pago y el tipo de ayuda en palabras generales; los buscadores lo muestran solo si la familia lo aceptó. Los cuidadores con sesión iniciada y teléfono verificado ven además el nombre y la inicial, para quién es el cuidado, las condiciones y lo que escribió la familia. A nadie se le muestra la dirección.',
      ],
      [
        'Our staff see what they need to answer your questions. Partners who pay for your care see what their program needs.',
        'Nuestro personal ve lo que necesita para responder sus preguntas. Los socios que pagan su cuidado ven lo que su programa necesita.',
      ],
    ],
  },
  {
    id: 'health',
    heading: ['Health answers', 'Respuestas sobre salud'],
    paragraphs: [
      [
        'What you say about health helps to find the right person and is used for nothing else. It is kept on our servers and not in your browser, and it is never handed to advertisers.',
        'Lo que dice sobre la salud ayuda a encontrar a la persona adecuada y no se usa para nada más. Se guarda en nuestros servidores y no en su navegador, y nunca se entrega a anunciantes.',
      ],
    ],
  },
  {
    id: 'cookies',
    heading: ['Cookies', 'Las cookies'],
    paragraphs: [
      [
        'We set a cookie that keeps you logged in, one that protects your forms, and one that remembers language, colors and text size. Measuring and chat of other companies stay off unless you agree.',
        'Usamos una cookie que mantiene su sesión, otra que protege sus formularios y otra que recuerda idioma, colores y tamaño del texto. La medición y el chat de otras empresas quedan apagados salvo que usted acepte.',
      ],
    ],
  },
  {
    id: 'rights',
    heading: ['What you can ask for', 'Lo que puede pedir'],
    paragraphs: [
      [
        'You can ask what we keep about you, have it corrected, or have your account removed. Then we erase what is yours. Where others need a record, such as their side of a conversation, we take your name out of it.',
        'Puede preguntar qué guardamos sobre usted, pedir que se corrija o que se elimine su cuenta. Entonces borramos lo suyo. Donde otras personas necesitan un registro, como su parte de una conversación, quitamos su nombre.',
      ],
      [
        'A sign-up that you do not finish is kept for 30 days.',
        'Un registro que no termina se conserva durante 30 días.',
      ],
    ],
  },
]

/** The privacy policy in force before. */
export const privacy20181201: readonly TextPart[] = [
  {
    id: 'what',
    heading: ['What we keep', 'Qué guardamos'],
    paragraphs: [
      [
        'Your name, how to reach you, where you live, what care you need or offer, and what you write to each other.',
        'Su nombre, cómo contactarle, dónde vive, qué cuidado necesita u ofrece y lo que se escriben entre ustedes.',
      ],
    ],
  },
  {
    id: 'who',
    heading: ['Who sees it', 'Quién lo ve'],
    paragraphs: [
      [
        'Caregivers’ profiles are public without address, birthday, e-mail and phone. What a family needs is shown to caregivers without its name.',
        'Los perfiles de los cuidadores son públicos, sin dirección, fecha de nacimiento, correo ni teléfono. Lo que una familia necesita se muestra a los cuidadores sin su nombre.',
      ],
    ],
  },
  {
    id: 'rights',
    heading: ['What you can ask for', 'Lo que puede pedir'],
    paragraphs: [
      [
        'You can ask what we keep about you, and have it put right or removed.',
        'Puede preguntar qué guardamos sobre usted y pedir que se corrija o se elimine.',
      ],
    ],
  },
]
