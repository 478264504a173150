import { texts } from '../kit/text.js'

/** What the rules of cards and accounts say, and what the server answers about them. */
export const methodTexts = texts({
  depositWrong: [
    'Enter the cents of this deposit, from 1 to 99.',
    'Escriba los centavos de este depósito, de 1 a 99.',
  ],
  codeWrong: [
    'Enter the six letters and numbers that begin with SM.',
    'Escriba las seis letras y números que empiezan con SM.',
  ],
  verifyOneWay: ['Tell us the two deposits, or the code.', 'Díganos los dos depósitos o el código.'],
  amountsMismatch: [
    'These are not the deposits that were made. Please look again.',
    'Estos no son los depósitos que se hicieron. Revíselos de nuevo.',
  ],
  codeMismatch: [
    'This is not the code of the deposit. Please look again.',
    'Este no es el código del depósito. Revíselo de nuevo.',
  ],
  tooManyTries: [
    'The deposits were entered wrong three times, so this account is locked. Remove it and add it again.',
    'Los depósitos se indicaron mal tres veces, así que esta cuenta quedó bloqueada. Quítela y agréguela de nuevo.',
  ],
  tooLate: [
    'The ten days for this are over. Remove the account and add it again.',
    'Los diez días para esto ya pasaron. Quite la cuenta y agréguela de nuevo.',
  ],
  notPending: ['This account does not need to be verified.', 'Esta cuenta no necesita verificarse.'],
  notVerified: ['Verify this account first.', 'Verifique esta cuenta primero.'],
  mandateNeeded: [
    'Please agree that we may debit this account.',
    'Acepte que podamos hacer cargos a esta cuenta.',
  ],
  mandateChanged: [
    'The words of the permission have changed. Please read them and agree again.',
    'El texto del permiso cambió. Léalo y acéptelo de nuevo.',
  ],
  tokenUnknown: [
    'This did not come from the payment field. Please enter it again.',
    'Esto no vino del campo de pago. Escríbalo de nuevo.',
  ],
  already: ['You have added this one already.', 'Ya agregó este.'],
  notFinished: [
    'Your bank has not confirmed this yet. Please try again.',
    'Su banco todavía no lo confirmó. Inténtelo de nuevo.',
  ],
  lastWhileOwed: [
    'This is your last payment method, and something is still to be paid. Add another one first.',
    'Este es su último método de pago y aún hay algo por pagar. Agregue otro primero.',
  ],
  notTaken: [
    'Payments are not set up here yet, so nothing can be added. Please call us.',
    'Los pagos todavía no están configurados aquí, así que no se puede agregar nada. Llámenos.',
  ],
  providerBusy: [
    'The payment service is busy. Nothing was changed. Please try again in a minute.',
    'El servicio de pagos está ocupado. No se cambió nada. Inténtelo de nuevo en un minuto.',
  ],
  providerSilent: [
    'The payment service is not answering. Please try again in a few minutes.',
    'El servicio de pagos no responde. Inténtelo de nuevo en unos minutos.',
  ],
  providerRefused: [
    'The payment service did not accept this. Please check it, or try another one.',
    'El servicio de pagos no lo aceptó. Revíselo o pruebe con otro.',
  ],
  declined: ['The card was declined. Please try another one.', 'La tarjeta fue rechazada. Pruebe con otra.'],
  numbersRefused: [
    'This looks like the number of a card or a bank account. We do not take these here. Nothing was saved.',
    'Esto parece el número de una tarjeta o de una cuenta bancaria. Aquí no los recibimos. No se guardó nada.',
  ],
  defaultChanged: ['Your choice is saved', 'Su elección quedó guardada'],
  cardRemoved: ['The card is removed', 'La tarjeta se quitó'],
  accountRemoved: ['The account is removed', 'La cuenta se quitó'],
  byCard: ['{brand} ending in {last4}', '{brand} terminada en {last4}'],
  byBank: ['{bank} ending in {last4}', '{bank} terminada en {last4}'],
})
