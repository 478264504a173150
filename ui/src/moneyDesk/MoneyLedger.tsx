import { dateWords, pacificTimeZone, signedDollars } from '@homecare/sdk/kit'
import { accountWord, journalWord, type MoneyJournal } from '@homecare/sdk/moneyDesk'
import { moneyDeskTexts as words } from '@homecare/sdk/texts'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'

/** What the ledger says of a payment, in the order in which it happened: each journal adds up to nothing. */
export function MoneyLedger({ journals }: { journals: readonly MoneyJournal[] }) {
  const say = useSay()
  return (
    <Section title={say(words.ledger)}>
      <Card>
        {journals.length === 0 && <p>{say(words.ledgerNone)}</p>}
        {journals.map(({ id, kind, posted_at, lines }) => (
          <table key={id} className="money-desk-journal">
            <caption>
              <b>{say(journalWord(kind) ?? kind)}</b>{' '}
              <span className="soft small">{dateWords(posted_at, 'day', say.locale, pacificTimeZone)}</span>
            </caption>
            <thead className="hidden">
              <tr>
                <th scope="col">{say(words.account)}</th>
                <th scope="col">{say(words.debit)}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ account, owner, cents }) => (
                <tr key={`${account} ${owner}`}>
                  <th scope="row">{say(accountWord(account) ?? account)}</th>
                  <td className="money">{signedDollars(cents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </Card>
    </Section>
  )
}
