import type { BankAccount } from '@homecare/sdk/payments'
import { methodStates } from '@homecare/sdk/payments'
import { methodScreenTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { Badge } from '../kit/figures/Badge'
import { useSay } from '../kit/say'
import { standingSentence } from './standing'

interface AccountRowProps {
  account: BankAccount
  onChoose: () => unknown
  onRemove: () => void
}

const tones = { pending: 'warn', verified: 'good', failed: 'bad' } as const

/** A bank account: whether it counts, where its verification stands, and what can be done with it. */
export function AccountRow({ account, onChoose, onRemove }: AccountRowProps) {
  const say = useSay()
  const { navigation } = useApp()
  const { id, purpose, state, standing } = account
  const name = say(words.accountNamed, { bank: account.bank_name, last4: account.last4 })
  const known = methodStates.find(state)
  const sentence = standingSentence(account, say)
  const mayTell = standing === 'waiting' || standing === 'notArrived'
  return (
    <div className="payments-row">
      <div className="payments-facts">
        <strong>{name}</strong>
        {account.default ? (
          <Badge tone="good">{say(purpose === 'pay' ? words.isDefault : words.isPaidTo)}</Badge>
        ) : (
          known && <Badge tone={tones[known.id]}>{say(known.label)}</Badge>
        )}
        {sentence && <p>{sentence}</p>}
      </div>
      <div className="row">
        {mayTell && (
          <Button
            look={standing === 'waiting' ? 'tonal' : 'quiet'}
            onClick={() => void navigation.openModal('verifyBankAccount', { query: { id } })}
          >
            {say(words.verify)}
            <span className="hidden">: {name}</span>
          </Button>
        )}
        {state === 'verified' && !account.default && (
          <Button onClick={onChoose}>
            {say(purpose === 'pay' ? words.makeDefault : words.makePaidTo)}
            <span className="hidden">: {name}</span>
          </Button>
        )}
        <Button look="plain" onClick={onRemove}>
          {say(words.remove)}
          <span className="hidden">: {name}</span>
        </Button>
      </div>
    </div>
  )
}
