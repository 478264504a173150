import { testBanks, testCards, testRouting } from '@homecare/payments/testValues'
import type { MethodKind, MethodPurpose } from '@homecare/sdk/payments'
import { testFieldTexts as words, testOutcomeTexts } from '@homecare/sdk/texts'
import { useSay } from '../../kit/say'

/** The numbers that a demonstration takes, with what comes of each. */
export function TestNumbers({ kind, purpose }: { kind: MethodKind; purpose: MethodPurpose }) {
  const say = useSay()
  const rows =
    kind === 'card'
      ? testCards.map(({ number, outcome }) => ({ number: grouped(number), outcome }))
      : testBanks
          .filter(({ payoutToken }) => purpose === 'pay' || payoutToken !== undefined)
          .map(({ account, outcome }) => ({ number: account, outcome }))
  return (
    <details>
      <summary>{say(words.numbers)}</summary>
      {kind === 'bank' && <p>{say(words.routingIs, { routing: testRouting })}</p>}
      <ul>
        {rows.map(({ number, outcome }) => (
          <li key={number}>
            {number}: {say(testOutcomeTexts[outcome])}
          </li>
        ))}
      </ul>
      {kind === 'bank' && purpose === 'pay' && <p>{say(words.deposits)}</p>}
    </details>
  )
}

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')
