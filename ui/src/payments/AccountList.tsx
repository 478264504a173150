import type { BankAccount, MethodPurpose, MethodStore } from '@homecare/sdk/payments'
import { methodScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { laterDialog } from '../frame/laterDialog'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { AccountRow } from './AccountRow'

const RemoveMethodDialog = laterDialog(() => import('./RemoveMethodDialog'))

interface AccountListProps {
  store: MethodStore<BankAccount>
  loaded: readonly BankAccount[]
  purpose: MethodPurpose
  /** Behind a choice of the one that counts. */
  onChosen?: () => unknown
}

/** The bank accounts of a family or a caregiver. */
export function AccountList({ store, loaded, purpose, onChosen }: AccountListProps) {
  const say = useSay()
  const all = useValue(store.all.data) ?? loaded
  const [removing, setRemoving] = useState<BankAccount | null>(null)
  return (
    <Card>
      {all.length === 0 && <p>{say(purpose === 'pay' ? words.noAccounts : words.noPaidTo)}</p>}
      {all.length > 0 && (
        <List items={all} by={({ id }) => id} look="lines">
          {(account) => (
            <AccountRow
              account={account}
              onChoose={async () => {
                if (await store.makeDefault.run(account.id)) await onChosen?.()
              }}
              onRemove={() => setRemoving(account)}
            />
          )}
        </List>
      )}
      {removing && (
        <RemoveMethodDialog
          title={words.removeAccountTitle}
          text={purpose === 'pay' ? words.removePayText : words.removePaidToText}
          action={store.remove}
          id={removing.id}
          onClose={() => setRemoving(null)}
        />
      )}
    </Card>
  )
}
