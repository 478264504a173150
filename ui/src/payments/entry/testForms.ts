import { testBanks, testCards, testRouting } from '@homecare/payments/testValues'
import { createForm, type Form } from '@homecare/sdk/kit'
import type { MethodPurpose } from '@homecare/sdk/payments'
import { testFieldTexts as words } from '@homecare/sdk/texts'
import { describeRefusal } from './fieldRefused'

interface TestCardForm {
  readonly number: string
  readonly expiry: string
  readonly code: string
}
interface TestAccountForm {
  readonly routing: string
  readonly account: string
}

/** Takes the name by which the provider knows what was entered. */
type Take = (name: string) => Promise<void>

const digits = (typed: unknown) => String(typed ?? '').replace(/\D/g, '')
const describe = describeRefusal

/** A test card by its number, which becomes a name in this page and goes nowhere: any other is refused before that. */
export const createTestCardForm = (take: Take): Form<TestCardForm> =>
  createForm<TestCardForm>({
    fields: {
      number: { initial: '', checks: [(typed) => (cardOf(typed) ? null : words.notTestCard)] },
      expiry: { initial: '', checks: [(typed) => (isMonth(typed) ? null : words.expiryWrong)] },
      code: {
        initial: '',
        checks: [(typed) => (/^\d{3,4}$/.test(String(typed).trim()) ? null : words.securityCodeWrong)],
      },
    },
    submit: ({ number }) => take(cardOf(number)!.token),
    describe,
  })

/** The same of a test account: one that pays, or one that pay goes to. */
export const createTestAccountForm = (purpose: MethodPurpose, take: Take): Form<TestAccountForm> =>
  createForm<TestAccountForm>({
    fields: {
      routing: {
        initial: '',
        checks: [(typed) => (digits(typed) === testRouting ? null : words.notTestAccount)],
      },
      account: {
        initial: '',
        checks: [
          (typed) => {
            const bank = bankOf(typed)
            if (!bank) return words.notTestAccount
            return purpose === 'payout' && bank.payoutToken === undefined ? words.notForPay : null
          },
        ],
      },
    },
    submit({ account }) {
      const { token, payoutToken } = bankOf(account)!
      return take(purpose === 'payout' ? payoutToken! : token)
    },
    describe,
  })

const cardOf = (typed: unknown) => testCards.find(({ number }) => number === digits(typed))
const bankOf = (typed: unknown) => testBanks.find(({ account }) => account === digits(typed))

/** A month as it stands on a card. Whether it is over, the card's own name says. */
function isMonth(typed: unknown): boolean {
  const [, month] = /^(\d\d)\s*\/?\s*(\d\d)$/.exec(String(typed ?? '').trim()) ?? []
  return Number(month) >= 1 && Number(month) <= 12
}
