import {
  createBankAccounts,
  createCards,
  listBankAccounts,
  listCards,
  type BankAccount,
  type PaymentCard,
} from '@homecare/sdk/payments'
import { methodScreenTexts as words, payScreenTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { laterDialog } from '../frame/laterDialog'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useHolding } from '../frame/scope'
import { Button } from '../kit/Button'
import { plus } from '../kit/icons/care'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { AccountList } from './AccountList'
import { AddCard } from './AddCard'
import { CardRow } from './CardRow'
import { invoiceHref } from './invoiceHref'
import { openAccounts } from './openAccounts'
import './payments.css'

const RemoveMethodDialog = laterDialog(() => import('./RemoveMethodDialog'))

interface MethodsData {
  readonly cards: readonly PaymentCard[]
  readonly accounts: readonly BankAccount[]
}

export const load: Load<MethodsData> = async ({ care, signal }) => {
  const [cards, accounts] = await Promise.all([
    care.call(listCards, {}, { signal }),
    care.call(listBankAccounts, {}, { signal }),
  ])
  return { cards, accounts }
}
export const head: HeadOf<MethodsData> = () => ({ title: words.payTitle })

/** What a family pays with: its cards and accounts, which one pays, and the way to add another (`payments/methods`). */
export default function MethodsScreen({ data, query }: ScreenProps<MethodsData>) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [cards] = useState(() => createCards(care, toasts, data.cards))
  const [accounts] = useState(() => createBankAccounts(care, toasts, data.accounts))
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<PaymentCard | null>(null)
  const all = useValue(cards.all.data) ?? data.cards
  const invoice = invoiceHref(query)
  useHolding(openAccounts, accounts)
  /** Cards and accounts share one that pays: what was chosen there is chosen here no more. */
  const chosen = async () => void (await Promise.all([cards.all.load(), accounts.all.load()]))
  return (
    <Page className="payments" width="read" title={say(words.payTitle)} lead={say(words.payIntro)}>
      {invoice && (
        <p>
          <Link href={`${invoice}?modal=approveInvoice`} look={all.length > 0 ? 'primary' : 'line'}>
            {say(payScreenTexts.backToInvoice)}
          </Link>
        </p>
      )}
      <Section title={say(words.cards)}>
        <Card>
          {all.length === 0 && <p>{say(words.noCards)}</p>}
          {all.length > 0 && (
            <List items={all} by={({ id }) => id} look="lines">
              {(card) => (
                <CardRow
                  card={card}
                  onChoose={async () => {
                    if (await cards.makeDefault.run(card.id)) await chosen()
                  }}
                  onRemove={() => setRemoving(card)}
                />
              )}
            </List>
          )}
          {adding ? (
            <AddCard
              onAdded={(next) => {
                cards.all.set(next)
                toasts.success(words.cardAdded)
                setAdding(false)
                void accounts.all.load()
              }}
              onClose={() => setAdding(false)}
            />
          ) : (
            <p>
              <Button
                look={all.length === 0 ? 'primary' : 'quiet'}
                icon={plus}
                onClick={() => setAdding(true)}
              >
                {say(words.addCard)}
              </Button>
            </p>
          )}
        </Card>
      </Section>
      <Section title={say(words.accounts)}>
        <AccountList store={accounts} loaded={data.accounts} purpose="pay" onChosen={chosen} />
        <p>
          <Link href="/payments/bank/add" look="quiet" icon={plus}>
            {say(words.addAccount)}
          </Link>
        </p>
      </Section>
      {removing && (
        <RemoveMethodDialog
          title={words.removeCardTitle}
          text={words.removeCardText}
          action={cards.remove}
          id={removing.id}
          onClose={() => setRemoving(null)}
        />
      )}
    </Page>
  )
}
