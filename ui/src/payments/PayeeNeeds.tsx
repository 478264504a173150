import { openPayee, payeeNeeds, type Payee } from '@homecare/sdk/payments'
import { describeFailure, isApiError, type Sayable } from '@homecare/sdk/kit'
import { methodScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { Problem } from '../kit/states/Problem'

interface PayeeNeedsProps {
  payee: Payee
  hasAccount: boolean
}

/** What the payment provider still wants of somebody before it pays them, and the way to its own page. */
export function PayeeNeeds({ payee, hasAccount }: PayeeNeedsProps) {
  const say = useSay()
  const { care } = useApp()
  const [problem, setProblem] = useState<Sayable | null>(null)
  if (payee.payouts_enabled && hasAccount) return <Banner tone="good" title={say(words.readyToBePaid)} />
  const needs = payee.needs.flatMap((id) => payeeNeeds.find(id) ?? [])
  // The account is added here; the rest is told to the provider itself.
  const theirs = needs.some(({ id }) => id !== 'bank')
  const open = async () => {
    setProblem(null)
    try {
      const { url } = await care.call(openPayee)
      window.location.assign(url)
    } catch (error) {
      if (!isApiError(error)) throw error
      setProblem(describeFailure(error))
    }
  }
  return (
    <Section title={say(words.needsTitle)}>
      <Card>
        <ul>
          {needs.map(({ id, label }) => (
            <li key={id}>{say(label)}</li>
          ))}
        </ul>
        {theirs && (
          <>
            <p>{say(words.needsText)}</p>
            {problem && <Problem>{say(problem)}</Problem>}
            <p>
              <Button look={hasAccount ? 'primary' : 'quiet'} onClick={open}>
                {say(words.tellProvider)}
              </Button>
            </p>
          </>
        )}
      </Card>
    </Section>
  )
}
