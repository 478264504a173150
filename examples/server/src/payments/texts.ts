import { texts } from '@homecare/sdk/kit'

/** What is written about cards and accounts. */
export const paymentMailTexts = texts({
  mandateSubject: [
    'Your copy: {brand} may debit your bank account',
    'Su copia: {brand} puede hacer cargos a su cuenta bancaria',
  ],
  mandateIntro: [
    'You added your account at {bank} that ends in {last4}. You agreed to this:',
    'Agregó su cuenta de {bank} que termina en {last4}. Aceptó lo siguiente:',
  ],
  mandateFacts: [
    'Agreed on {when} from {address}. Version {version}.',
    'Aceptado el {when} desde {address}. Versión {version}.',
  ],
  expiresSubject: [
    'Your card ending in {last4} expires soon',
    'Su tarjeta terminada en {last4} vence pronto',
  ],
  expiresBody: [
    'The card that pays here, ending in {last4}, expires {when}. So that no payment is declined, add the new one:\n{link}',
    'La tarjeta con la que paga aquí, terminada en {last4}, vence en {when}. Para que no se rechace ningún pago, agregue la nueva:\n{link}',
  ],
  mandateEnd: ['To end it, remove the account here: {url}', 'Para terminarlo, quite la cuenta aquí: {url}'],
})
