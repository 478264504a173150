import { userTypes, type DemoAccount } from '@homecare/sdk/account'
import { accountTexts } from '@homecare/sdk/texts'
import { useSession } from '../frame/app'
import { Button } from '../kit/Button'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'

interface DemoAccountsProps {
  accounts: readonly DemoAccount[]
  onSignedIn: () => unknown
}

/** The people of the demonstration, each logged in with one press. */
export function DemoAccounts({ accounts, onSignedIn }: DemoAccountsProps) {
  const say = useSay()
  const session = useSession()
  return (
    <Section title={say(accountTexts.demoTitle)} className="account-demo">
      <p className="soft">{say(accountTexts.demoHint)}</p>
      <ul className="account-people" role="list">
        {accounts.map(({ email, password, name, role }) => (
          <li key={email}>
            <Button
              wide
              onClick={async () => {
                if (await session.login.run({ email, password })) await onSignedIn()
              }}
            >
              <span>
                <strong>{name}</strong>
                <span className="small account-role">{say(userTypes.find(role)?.label ?? role)}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
