import { texts } from '@homecare/sdk/kit'

/** What came of a report, to whoever made it, and to whom it was about. Neither letter says who the other is. */
export const reportMailTexts = texts({
  subject: ['What came of your report', 'Qué resultó de su denuncia'],
  read: [
    'Thank you for telling us. Our team read the messages that you reported.',
    'Gracias por avisarnos. Nuestro equipo leyó los mensajes que denunció.',
  ],
  nothing: [
    'We found nothing against our rules in them. If you would rather not hear from this person, you can block them in your messages.',
    'No encontramos nada contra nuestras reglas. Si prefiere no saber más de esta persona, puede bloquearla en sus mensajes.',
  ],
  warned: [
    'They break our rules, and we have told this person so.',
    'Van contra nuestras reglas, y así se lo dijimos a esta persona.',
  ],
  frozen: [
    'They break our rules. This person can no longer send messages here.',
    'Van contra nuestras reglas. Esta persona ya no puede enviar mensajes aquí.',
  ],
  toMessages: ['Your messages:\n{link}', 'Sus mensajes:\n{link}'],
  warnedSubject: ['About your messages', 'Sobre sus mensajes'],
  rules: [
    'Some of your messages break our rules. Please be respectful, and keep offers and payments on this site: that way both sides have a record, and we can help if something goes wrong.',
    'Algunos de sus mensajes van contra nuestras reglas. Trate a los demás con respeto y haga las ofertas y los pagos en este sitio: así queda constancia para las dos partes y podemos ayudar si algo sale mal.',
  ],
  again: [
    'If it happens again, we may stop your messages.',
    'Si vuelve a pasar, podemos detener sus mensajes.',
  ],
  frozenSubject: ['Your messages are stopped', 'Sus mensajes están detenidos'],
  stopped: [
    'Some of your messages break our rules, and you cannot send messages for now. If you think that we are mistaken, write to us:\n{link}',
    'Algunos de sus mensajes van contra nuestras reglas y por ahora no puede enviar mensajes. Si cree que nos equivocamos, escríbanos:\n{link}',
  ],
})
