import { texts } from '../kit/text.js'

/** The membership of a family, and buying one. */
export const membershipScreenTexts = texts({
  lead: [
    'A membership is for your whole family, and you can cancel it at any time.',
    'La membresía es para toda su familia y puede cancelarla cuando quiera.',
  ],
  none: [
    'You have no membership. You can use everything else without one.',
    'No tiene una membresía. Puede usar todo lo demás sin ella.',
  ],
  notSold: ['No memberships are offered right now.', 'Por ahora no se ofrecen membresías.'],
  yours: ['Your membership', 'Su membresía'],
  offers: ['Memberships', 'Membresías'],
  perMonth: ['{price} a month', '{price} al mes'],
  perYear: ['{price} a year', '{price} al año'],
  free: ['Free', 'Gratis'],
  price: ['Price', 'Precio'],
  renews: ['Renews on', 'Se renueva el'],
  ends: ['Ends on', 'Termina el'],
  since: ['Member since', 'Desde'],
  paysWith: ['Charged to', 'Se cobra a'],
  noCardYet: ['No card yet', 'Aún sin tarjeta'],
  changeCard: ['Change the card', 'Cambiar la tarjeta'],
  gives: ['What it gives you', 'Lo que le ofrece'],
  askAdvisor: ['Ask for a call', 'Pedir una llamada'],
  join: ['Choose {name}', 'Elegir {name}'],
  changeTo: ['Change to {name}', 'Cambiar a {name}'],
  keep: ['Keep membership', 'Conservar la membresía'],

  dueTitle: ['We could not charge your membership', 'No pudimos cobrar su membresía'],
  dueText: [
    'It continues for now, and we will try again in a few days. If that does not work either, the membership ends. You can pay now.',
    'Continúa por ahora y volveremos a intentarlo en unos días. Si tampoco funciona, la membresía terminará. Puede pagar ahora.',
  ],
  payNow: ['Pay now', 'Pagar ahora'],
  endingTitle: ['You have canceled', 'Usted la canceló'],
  endingText: [
    'You keep everything until {day}. Nothing more is charged.',
    'Conserva todo hasta el {day}. No se cobra nada más.',
  ],
  waitsTitle: ['A payment is waiting for you', 'Un pago espera su respuesta'],
  waitsText: [
    'Your bank asks whether it is you. Nothing is charged until you answer.',
    'Su banco pregunta si es usted. No se cobra nada hasta que responda.',
  ],
  refundsTitle: ['Money given back', 'Dinero devuelto'],
  refundDone: ['{sum} on {day}', '{sum} el {day}'],
  refundOnItsWay: [
    '{sum} is on its way since {day}. It can take ten days to show on your statement.',
    '{sum} van en camino desde el {day}. Puede tardar diez días en aparecer en su estado de cuenta.',
  ],
  refundFailed: [
    'The {sum} that we gave back on {day} did not arrive: your bank did not take it. Nothing is lost. Our team finds another way and writes to you.',
    'Los {sum} que devolvimos el {day} no llegaron: su banco no los aceptó. No se pierde nada. Nuestro equipo busca otra forma y le escribe.',
  ],
  refundSettled: ['{sum} on {day}, another way: “{words}”', '{sum} el {day}, de otra forma: «{words}»'],
  answerBank: ['Answer your bank', 'Responder a su banco'],

  benefitTitle: ['Your plan pays for care', 'Su plan paga el cuidado'],
  benefitText: ['{name} pays for hours of your care.', '{name} paga horas de su cuidado.'],
  numberTitle: ['Your number with the plan', 'Su número en el plan'],
  memberId: ['Member ID', 'Número de miembro'],
  memberIdHint: ['It is on the card of your plan.', 'Está en la tarjeta de su plan.'],
  saveMemberId: ['Save member ID', 'Guardar el número'],
  memberIdSaved: ['Your member ID is saved', 'Su número quedó guardado'],

  checkoutTitle: ['Become a member: {name}', 'Hágase miembro: {name}'],
  payTitle: ['Pay for your membership', 'Pague su membresía'],
  alreadyYours: ['{name} is already your membership.', '{name} ya es su membresía.'],
  cannotChange: [
    'You cannot change to {name} from your membership. To have it, cancel yours, and choose it once yours has ended.',
    'No puede cambiar a {name} desde su membresía. Para tenerla, cancele la suya y elíjala cuando haya terminado.',
  ],
  seeYours: ['See your membership', 'Ver su membresía'],
  today: ['Charged today', 'Se cobra hoy'],
  thenMonth: [
    'It renews by itself every month, first on {day}, for {price}. We write to you {days} days before. You can cancel at any time: you then keep it until the end of what is paid for.',
    'Se renueva sola cada mes, por primera vez el {day}, por {price}. Le escribimos {days} días antes. Puede cancelarla cuando quiera: la conserva hasta el final de lo pagado.',
  ],
  thenYear: [
    'It renews by itself every year, first on {day}, for {price}. We write to you {days} days before. You can cancel at any time: you then keep it until the end of what is paid for.',
    'Se renueva sola cada año, por primera vez el {day}, por {price}. Le escribimos {days} días antes. Puede cancelarla cuando quiera: la conserva hasta el final de lo pagado.',
  ],
  difference: [
    'What you have paid for and not used counts toward it.',
    'Lo que ha pagado y no ha usado se descuenta.',
  ],
  card: ['Pay with', 'Pagar con'],
  addCard: ['Add a card', 'Agregar una tarjeta'],
  noCards: ['You have no card here yet.', 'Aún no tiene una tarjeta aquí.'],
  buy: ['Pay {total} and become a member', 'Pagar {total} y hacerme miembro'],
  buyFree: ['Become a member', 'Hacerme miembro'],
  change: ['Pay {total} and change', 'Pagar {total} y cambiar'],
  changeFree: ['Change membership', 'Cambiar de membresía'],
  payDue: ['Pay {total}', 'Pagar {total}'],
  giveUp: ['Do not pay', 'No pagar'],
  declined: ['This card was declined. Nothing was charged.', 'Esta tarjeta fue rechazada. No se cobró nada.'],
  changed: ['You now have {name}', 'Ahora tiene {name}'],

  welcome: ['Welcome, you are a member', 'Ya es miembro'],
  welcomeText: ['You have {name}. It renews on {day}.', 'Tiene {name}. Se renueva el {day}.'],
  welcomeEnds: ['You have {name} until {day}.', 'Tiene {name} hasta el {day}.'],
  toHome: ['Go to your home page', 'Ir a su página de inicio'],

  cancelEnds: [
    'You keep {name} until {day}, and nothing more is charged.',
    'Conserva {name} hasta el {day} y no se cobra nada más.',
  ],
  cancelNow: [
    'A payment is due, so {name} ends at once. Nothing more is charged.',
    'Hay un pago pendiente, así que {name} termina de inmediato. No se cobra nada más.',
  ],
  cancelLoses: ['After that you no longer have:', 'Después ya no tendrá:'],
  goBack: ['Go back', 'Volver'],
  nothingToUpgrade: [
    'There is nothing to change to from your membership.',
    'No hay a qué cambiar desde su membresía.',
  ],
})
