import { isApiError, type Sayable } from '@homecare/sdk/kit'
import type { PaymentSetup } from '@homecare/sdk/payments'
import { testFieldTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { Button } from '../../kit/Button'
import { useSay } from '../../kit/say'
import { Problem } from '../../kit/states/Problem'
import { answerBank } from './embeddedProvider'
import { describeRefusal } from './fieldRefused'

interface BankQuestionProps {
  setup: PaymentSetup
  onToken: (token: string) => Promise<void>
  onRefused: () => void
  level?: 2 | 3
}

/** What a bank would ask in a window of its own, in a demonstration. */
export function BankQuestion({ setup, onToken, onRefused, level = 3 }: BankQuestionProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const say = useSay()
  const [problem, setProblem] = useState<Sayable | null>(null)
  const answer = async (approve: boolean) => {
    setProblem(null)
    try {
      await onToken(await answerBank(setup, approve))
    } catch (error) {
      if (!isApiError(error)) throw error
      setProblem(describeRefusal(error))
      if (!approve) onRefused()
    }
  }
  return (
    <div className="stack" role="group" aria-label={say(words.bankAsks)}>
      <Heading>{say(words.bankAsks)}</Heading>
      <p>{say(words.bankAsksText)}</p>
      {problem && <Problem>{say(problem)}</Problem>}
      <div className="row">
        <Button look="primary" onClick={() => answer(true)}>
          {say(words.approve)}
        </Button>
        <Button onClick={() => answer(false)}>{say(words.refuse)}</Button>
      </div>
    </div>
  )
}
