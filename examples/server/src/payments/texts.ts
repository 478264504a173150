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
  mandateEnd: ['To end it, remove the account here: {url}', 'Para terminarlo, quite la cuenta aquí: {url}'],
})
