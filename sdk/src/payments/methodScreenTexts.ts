import { texts } from '../kit/text.js'

/** What the pages of cards and bank accounts say. */
export const methodScreenTexts = texts({
  payTitle: ['Payment methods', 'Métodos de pago'],
  payIntro: [
    'What you pay your caregivers with. We keep the last four digits; the rest stays with the payment service.',
    'Con lo que paga a sus cuidadores. Guardamos los últimos cuatro dígitos; el resto queda con el servicio de pagos.',
  ],
  cards: ['Cards', 'Tarjetas'],
  accounts: ['Bank accounts', 'Cuentas bancarias'],
  noCards: ['You have no card yet.', 'Aún no tiene tarjeta.'],
  noAccounts: ['You have no bank account here yet.', 'Aún no tiene una cuenta bancaria aquí.'],
  addCard: ['Add card', 'Agregar tarjeta'],
  addAccount: ['Add bank account', 'Agregar cuenta bancaria'],
  seeMethods: ['See your payment methods', 'Ver sus métodos de pago'],
  cardNamed: ['{brand} ending in {last4}', '{brand} terminada en {last4}'],
  accountNamed: ['{bank}, ending in {last4}', '{bank}, terminada en {last4}'],
  expires: ['Expires {when}', 'Vence {when}'],
  expired: ['Expired', 'Vencida'],
  expiresSoon: ['Expires soon', 'Vence pronto'],
  isDefault: ['Used to pay', 'Se usa para pagar'],
  isPaidTo: ['Your pay goes here', 'Su pago llega aquí'],
  makeDefault: ['Use to pay', 'Usar para pagar'],
  makePaidTo: ['Send my pay here', 'Enviar mi pago aquí'],
  remove: ['Remove', 'Quitar'],
  keep: ['Keep it', 'Conservar'],
  removeCardTitle: ['Remove this card?', '¿Quitar esta tarjeta?'],
  removeCardText: [
    'It will no longer be charged. What it has paid stays in your history.',
    'Ya no se le cobrará. Lo que ha pagado queda en su historial.',
  ],
  removeAccountTitle: ['Remove this account?', '¿Quitar esta cuenta?'],
  removePayText: [
    'Your permission to debit it ends now. What it has paid stays in your history.',
    'Su permiso para hacerle cargos termina ahora. Lo que ha pagado queda en su historial.',
  ],
  removePaidToText: [
    'No more pay goes to it. Pay that is on its way still arrives there.',
    'Ya no le llegará ningún pago. El que está en camino aún llega ahí.',
  ],

  paidToTitle: ['Where your pay goes', 'Dónde llega su pago'],
  paidToIntro: [
    'The account that families’ payments go to. Nobody you work for sees it.',
    'La cuenta donde llegan los pagos de las familias. Nadie para quien trabaja la ve.',
  ],
  noPaidTo: [
    'Add an account so that you can be paid. It takes about two minutes.',
    'Agregue una cuenta para que le podamos pagar. Toma unos dos minutos.',
  ],
  needsTitle: ['Still needed before we can pay you', 'Falta antes de poder pagarle'],
  needsText: [
    'The payment service asks for this on its own page. We do not see what you enter there.',
    'El servicio de pagos lo pide en su propia página. Nosotros no vemos lo que escribe ahí.',
  ],
  tellProvider: ['Go to the payment service', 'Ir al servicio de pagos'],
  readyToBePaid: ['You are ready to be paid.', 'Todo listo para recibir su pago.'],

  verify: ['Verify account', 'Verificar cuenta'],
  notArrived: [
    'The deposits arrive by {day}. Come back then to tell us what you see.',
    'Los depósitos llegan a más tardar el {day}. Vuelva entonces para decirnos lo que ve.',
  ],
  waiting: [
    'Look at your statement, then tell us what you see. You have until {day}.',
    'Mire su estado de cuenta y díganos lo que ve. Puede hacerlo hasta el {day}.',
  ],
  locked: [
    'Locked: the deposits were entered wrong three times. Remove this account and add it again.',
    'Bloqueada: los depósitos se indicaron mal tres veces. Quite esta cuenta y agréguela de nuevo.',
  ],
  tooLate: [
    'The ten days to enter the deposits are over. Remove this account and add it again.',
    'Los diez días para indicar los depósitos ya pasaron. Quite esta cuenta y agréguela de nuevo.',
  ],
  failed: [
    'This account could not be verified. Remove it and add another one.',
    'No se pudo verificar esta cuenta. Quítela y agregue otra.',
  ],
  depositsHint: [
    'They appear on your statement as ACCTVERIFY. Enter them in any order.',
    'Aparecen en su estado de cuenta como ACCTVERIFY. Escríbalos en cualquier orden.',
  ],
  firstDeposit: ['First deposit, in cents', 'Primer depósito, en centavos'],
  secondDeposit: ['Second deposit, in cents', 'Segundo depósito, en centavos'],
  depositExample: ['For $0.32 enter 32', 'Para $0.32 escriba 32'],
  code: ['Code on your statement', 'Código en su estado de cuenta'],
  codeHint: [
    'Six letters and numbers beside a deposit of one cent. It begins with SM.',
    'Seis letras y números junto a un depósito de un centavo. Empieza con SM.',
  ],
  sendVerify: ['Verify', 'Verificar'],
  verified: ['The account is verified', 'La cuenta quedó verificada'],
  triesLeft: {
    one: ['You have one try left.', 'Le queda un intento.'],
    other: ['You have {count} tries left.', 'Le quedan {count} intentos.'],
  },
  verifiedAlready: ['This account is verified.', 'Esta cuenta está verificada.'],
  noSuchAccount: ['This account is no longer here.', 'Esta cuenta ya no está aquí.'],

  addAccountTitle: ['Add a bank account', 'Agregar una cuenta bancaria'],
  addPaidToTitle: ['Add the account for your pay', 'Agregar la cuenta para su pago'],
  addCardTitle: ['Add a card', 'Agregar una tarjeta'],
  fieldIntro: [
    'You enter the numbers in the payment service’s own field. They do not come to us.',
    'Usted escribe los números en un campo del servicio de pagos. No llegan a nosotros.',
  ],
  verifyLegend: ['How would you like to verify it?', '¿Cómo desea verificarla?'],
  continue: ['Continue', 'Continuar'],
  mandateTitle: ['Your permission', 'Su permiso'],
  mandate: [
    'I allow {brand} to debit this account for what I owe for care, in the amount of each invoice that I approve, and to credit it if a mistake has to be corrected. This permission lasts until I remove the account; I can do that here at any time. Removing it does not stop a debit that is already on its way.',
    'Permito que {brand} haga cargos a esta cuenta por lo que debo por los cuidados, por el monto de cada factura que apruebe, y que le abone si hay que corregir un error. El permiso vale hasta que quite la cuenta; puedo hacerlo aquí en cualquier momento. Un cargo que ya esté en camino no se detiene por ello.',
  ],
  mandateAgree: ['I agree', 'Estoy de acuerdo'],
  mandateCopy: [
    'We record when you agreed and from which browser, and send you a copy by e-mail.',
    'Guardamos cuándo aceptó y desde qué navegador, y le enviamos una copia por correo electrónico.',
  ],
  saveCard: ['Save card', 'Guardar tarjeta'],
  saveAccount: ['Save account', 'Guardar cuenta'],
  cardAdded: ['The card is added', 'La tarjeta se agregó'],
  accountAdded: ['The account is added', 'La cuenta se agregó'],
  collect: ['Choose your account', 'Elegir su cuenta'],
  fieldFailed: ['The payment field could not be loaded.', 'No se pudo cargar el campo de pago.'],
})

/** The payment field of a demonstration, which takes test numbers alone. */
export const testFieldTexts = texts({
  label: ['Demonstration: test numbers only', 'Demostración: solo números de prueba'],
  about: [
    'This field stands for the payment service’s own. It knows the test numbers below and sends none of them.',
    'Este campo representa el del servicio de pagos. Conoce los números de prueba de abajo y no envía ninguno.',
  ],
  cardNumber: ['Card number', 'Número de tarjeta'],
  expiry: ['Expires, MM/YY', 'Vence, MM/AA'],
  securityCode: ['Security code', 'Código de seguridad'],
  routing: ['Routing number', 'Número de ruta'],
  account: ['Account number', 'Número de cuenta'],
  notTestCard: [
    'Only test cards work here, such as 4242 4242 4242 4242. Nothing was sent.',
    'Aquí solo se aceptan tarjetas de prueba, como 4242 4242 4242 4242. No se envió nada.',
  ],
  notTestAccount: [
    'Only test accounts work here, such as 000123456789 with 110000000. Nothing was sent.',
    'Aquí solo se aceptan cuentas de prueba, como 000123456789 con 110000000. No se envió nada.',
  ],
  notForPay: [
    'This test account cannot be one that pay goes to.',
    'Esta cuenta de prueba no puede recibir pagos.',
  ],
  expiryWrong: ['Enter a month that is still to come, such as 12/30.', 'Escriba un mes futuro, como 12/30.'],
  securityCodeWrong: [
    'Enter three digits, or four for American Express.',
    'Escriba tres dígitos, o cuatro para American Express.',
  ],
  bankAsks: ['Your bank asks: is it you?', 'Su banco pregunta: ¿es usted?'],
  bankAsksText: [
    'A real bank would ask you in a window of its own. This is its place in the demonstration.',
    'Un banco real se lo preguntaría en una ventana propia. Este es su lugar en la demostración.',
  ],
  approve: ['Yes, it is me', 'Sí, soy yo'],
  refuse: ['No, refuse it', 'No, rechazarlo'],
  bankRefused: [
    'Your bank did not confirm it. Nothing was saved.',
    'Su banco no lo confirmó. No se guardó nada.',
  ],
  numbers: ['Test numbers', 'Números de prueba'],
  does: ['What happens', 'Qué ocurre'],
  deposits: [
    'Deposits: 32 and 45 are right. 10 and 11 lock the account, 40 and 41 are too late. As a code: SM11AA, SM33CC, SM44DD.',
    'Depósitos: 32 y 45 son correctos. 10 y 11 bloquean la cuenta, 40 y 41 llegan tarde. Como código: SM11AA, SM33CC, SM44DD.',
  ],
  routingIs: ['Routing number of each: {routing}.', 'Número de ruta de todas: {routing}.'],
})

/** What becomes of a test number, by the name of its outcome. */
export const testOutcomeTexts = texts({
  succeeds: ['Works', 'Funciona'],
  declined: ['Is declined', 'Se rechaza'],
  noFunds: ['Is declined: no funds', 'Se rechaza: sin fondos'],
  expired: ['Is declined: expired', 'Se rechaza: vencida'],
  wrongCode: ['Is declined: wrong security code', 'Se rechaza: código de seguridad incorrecto'],
  processingError: ['Fails: error at the bank', 'Falla: error del banco'],
  failsLater: ['Can be saved, and is declined when it is to pay', 'Se puede guardar y se rechaza al pagar'],
  asks: ['The bank asks whether it is you', 'El banco pregunta si es usted'],
  asksAlways: ['The bank asks each time whether it is you', 'El banco pregunta cada vez si es usted'],
  disputed: ['Works, and the payment is disputed', 'Funciona y el pago se disputa'],
  closed: ['Fails after days: account closed', 'Falla después de unos días: cuenta cerrada'],
  noAccount: ['Fails after days: no such account', 'Falla después de unos días: la cuenta no existe'],
  noBankFunds: ['Fails after days: no funds', 'Falla después de unos días: sin fondos'],
  notAuthorized: ['Fails after days: not authorized', 'Falla después de unos días: sin autorización'],
  takenBack: ['Works, and the bank takes it back', 'Funciona y el banco lo devuelve'],
  depositsFail: ['The small deposits cannot be sent', 'Los depósitos pequeños no se pueden enviar'],
  weeklyLimit: ['Is over its weekly limit when it is to pay', 'Supera su límite semanal al pagar'],
  staysProcessing: ['Stays on its way', 'Queda en camino'],
})
