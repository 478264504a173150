import type { Text } from '@homecare/sdk/kit'

const step = (title: Text, ...paragraphs: readonly Text[]) => ({ title, paragraphs })

/** What the studies of the demo say at their steps, of which most is the same for both. */
const common = {
  'protection-privacy': step(
    ['How you are protected', 'Cómo se le protege'],
    [
      'A review board that is not part of the study has read its plan and agreed to it. Taking part is your own choice. Your care, your prices and your place on this site stay the same whether you take part or not.',
      'Un comité de ética que no forma parte del estudio leyó el plan y lo aprobó. Participar es decisión suya. Su atención, sus precios y su lugar en este sitio siguen igual, participe o no.',
    ],
    [
      'What you tell us is kept apart from your account. Each time the people of the study take out answers, you can see it under “Who saw your record”.',
      'Lo que usted nos diga se guarda aparte de su cuenta. Cada vez que el equipo del estudio saca respuestas, usted lo puede ver en «Quién vio su información».',
    ],
  ),
  'data-sharing': step(
    ['What would be shared', 'Qué se compartiría'],
    [
      'Only if you choose so at the end: your answers to the questions, your year of birth, and the day on which you registered.',
      'Solo si usted lo decide al final: sus respuestas a las preguntas, su año de nacimiento y el día en que se registró.',
    ],
    [
      'Never shared with answers: your name, your address, your day of birth, your e-mail address, your phone number, or anything else from your account.',
      'Nunca se comparte con las respuestas: su nombre, su dirección, su día de nacimiento, su correo electrónico, su teléfono ni nada más de su cuenta.',
    ],
    [
      'If you register with a code from your clinic, the people of the study can see that somebody joined with that code.',
      'Si se registra con un código de su clínica, el equipo del estudio puede ver que alguien se unió con ese código.',
    ],
  ),
  'data-use': step(
    ['What the answers are used for', 'Para qué se usan las respuestas'],
    [
      'The study compares answers of many people to learn what help at home is missing. The results are published as numbers about groups, never about one person.',
      'El estudio compara respuestas de muchas personas para saber qué ayuda hace falta en casa. Los resultados se publican como números sobre grupos, nunca sobre una persona.',
    ],
    [
      'Answers are not sold, not used for advertising, and not used to decide about your care or your insurance.',
      'Las respuestas no se venden, no se usan para publicidad ni para decidir sobre su atención o su seguro.',
    ],
  ),
  withdrawing: step(
    ['Leaving the study', 'Dejar el estudio'],
    [
      'You can leave at any time, from any page of the study, without saying why. What you registered and answered is then deleted here at once.',
      'Puede dejarlo en cualquier momento, desde cualquier página del estudio, sin decir por qué. Lo que registró y respondió se borra aquí en ese momento.',
    ],
    [
      'Answers that the study had taken out before, without your name, cannot be called back. What you had agreed to stays written down, so that you can read it later.',
      'Las respuestas que el estudio ya había sacado antes, sin su nombre, no se pueden recuperar. Lo que usted había aceptado queda escrito para que pueda leerlo después.',
    ],
  ),
  register: step(['Register', 'Registrarse']),
  'share-data': step(
    ['Share your answers?', '¿Compartir sus respuestas?'],
    [
      'Both choices are fine, and you can change yours later. Until you choose to share, nobody of the study sees your answers.',
      'Las dos opciones están bien y puede cambiarla después. Mientras no decida compartir, nadie del estudio ve sus respuestas.',
    ],
  ),
} as const

const daily: readonly Text[] = [
  ['Without help', 'Sin ayuda'],
  ['With some help', 'Con algo de ayuda'],
  ['Only with a lot of help', 'Solo con mucha ayuda'],
  ['I would rather not say', 'Prefiero no decirlo'],
]
const often: readonly Text[] = [
  ['Never or seldom', 'Nunca o casi nunca'],
  ['Some nights', 'Algunas noches'],
  ['Most nights', 'La mayoría de las noches'],
  ['I would rather not say', 'Prefiero no decirlo'],
]

const question = (id: string, text: Text, labels: readonly Text[], ids: readonly string[]) => ({
  id,
  text,
  options: labels.map((label, index) => ({ id: ids[index]!, label })),
})
const ofDay = (id: string, en: string, es: string) =>
  question(id, [en, es], daily, ['alone', 'some_help', 'much_help', 'not_said'])
const ofNight = (id: string, en: string, es: string) =>
  question(id, [en, es], often, ['seldom', 'some', 'most', 'not_said'])

/** The words and questions of each study of the demo, by its code. */
export const studyWords = {
  trinitybb: {
    words: {
      title: ['Daily living at home', 'La vida diaria en casa'],
      summary: [
        'A study about what people can do at home by themselves, and where help is missing.',
        'Un estudio sobre lo que las personas pueden hacer en casa por sí mismas y dónde falta ayuda.',
      ],
      steps: {
        welcome: step(
          ['Welcome', 'Le damos la bienvenida'],
          [
            'You are about to read five short pages about the study, and to agree to each. Then come who you are, six questions, and the choice whether your answers are shared.',
            'Va a leer cinco páginas breves sobre el estudio y a aceptar cada una. Después vienen sus datos, seis preguntas y la decisión de compartir o no sus respuestas.',
          ],
          [
            'You can stop after any page and go on later.',
            'Puede parar después de cualquier página y seguir más tarde.',
          ],
        ),
        ...common,
        'adl-questions': step(['Daily living questions', 'Preguntas sobre la vida diaria']),
        'time-commitment': step(
          ['How much time it takes', 'Cuánto tiempo lleva'],
          [
            'About ten minutes today. There are no visits and no calls. If you had an operation, your clinic may write to you once and ask whether the care after it took place.',
            'Unos diez minutos hoy. No hay visitas ni llamadas. Si tuvo una operación, su clínica puede escribirle una vez para preguntar si recibió la atención posterior.',
          ],
        ),
        'thank-you': step(
          ['Thank you', 'Gracias'],
          [
            'Your part is done. You can read or change it here as long as the study runs.',
            'Su parte está lista. Puede leerla o cambiarla aquí mientras dure el estudio.',
          ],
        ),
      },
    },
    questions: [
      ofDay('bathing', 'How do you take a bath or a shower?', '¿Cómo se baña o se ducha?'),
      ofDay('dressing', 'How do you get dressed?', '¿Cómo se viste?'),
      ofDay('toileting', 'How do you use the toilet?', '¿Cómo usa el baño?'),
      ofDay(
        'moving',
        'How do you get out of bed or up from a chair?',
        '¿Cómo se levanta de la cama o de una silla?',
      ),
      ofDay(
        'continence',
        'How do you manage your bladder and bowels?',
        '¿Cómo maneja la orina y la evacuación?',
      ),
      ofDay(
        'eating',
        'How do you eat, once food is on the plate?',
        '¿Cómo come cuando la comida ya está servida?',
      ),
    ],
  },
  'night-rest': {
    words: {
      title: ['Rest at night', 'El descanso nocturno'],
      summary: [
        'A study about how people who are cared for at home, and those who care for them, sleep.',
        'Un estudio sobre cómo duermen quienes reciben cuidados en casa y quienes los cuidan.',
      ],
      steps: {
        welcome: step(
          ['Welcome', 'Le damos la bienvenida'],
          [
            'You are about to read five short pages about the study, and to agree to each. Then come who you are, two questions, and the choice whether your answers are shared.',
            'Va a leer cinco páginas breves sobre el estudio y a aceptar cada una. Después vienen sus datos, dos preguntas y la decisión de compartir o no sus respuestas.',
          ],
        ),
        ...common,
        'adl-questions': step(['Questions about your nights', 'Preguntas sobre sus noches']),
        'time-commitment': step(
          ['How much time it takes', 'Cuánto tiempo lleva'],
          ['About five minutes, once.', 'Unos cinco minutos, una sola vez.'],
        ),
        'thank-you': step(
          ['Thank you', 'Gracias'],
          [
            'Your part is done. You can read or change it here as long as the study runs.',
            'Su parte está lista. Puede leerla o cambiarla aquí mientras dure el estudio.',
          ],
        ),
      },
    },
    questions: [
      ofNight(
        'waking',
        'How often do you wake up and cannot sleep again?',
        '¿Con qué frecuencia se despierta y no puede volver a dormir?',
      ),
      ofNight(
        'help_at_night',
        'How often is help needed at night?',
        '¿Con qué frecuencia se necesita ayuda por la noche?',
      ),
    ],
  },
} as const
export type DemoStudy = keyof typeof studyWords
