import { agreementHref } from '@homecare/sdk/dashboards'
import { agreementState, type Agreement } from '@homecare/sdk/documents'
import type { Connection } from '@homecare/sdk/hiring'
import { connectionTexts as words } from '@homecare/sdk/texts'
import { answerDay } from '../../agreements/answerDay'
import { PaperLink } from '../../hiring/offer/PaperLink'
import { Card } from '../../kit/layout/Card'
import { Link } from '../../kit/Link'
import { Section } from '../../kit/layout/Section'
import { useSay, type Say } from '../../kit/say'
import type { Side } from './openConnection'

interface ConnectionAgreementProps {
  connection: Connection
  agreement: Agreement
  /** Whose page it is. */
  side: Side
  /** Whether the work has ended: nothing waits for a signature then. */
  isOver: boolean
}

/** Who has signed the agreement of the two, and the way to it. */
export function ConnectionAgreement({ connection, agreement, side, isOver }: ConnectionAgreementProps) {
  const say = useSay()
  const isSigned = agreementState(agreement) === 'signed'
  return (
    <Section title={say(words.agreement)}>
      <Card>
        <p>{ownWords(agreement, say)}</p>
        {otherWords(agreement, side, say).map((line) => (
          <p key={line} className="soft">
            {line}
          </p>
        ))}
        <p>
          <Link href={agreementHref(connection)} look={isSigned ? 'line' : isOver ? 'quiet' : 'primary'}>
            {say(isSigned ? words.readAgreement : words.signAgreement)}
          </Link>
        </p>
        <p>
          <PaperLink connectionId={connection.id} paper="agreement" />
        </p>
      </Card>
    </Section>
  )
}

function ownWords({ consented, answered_at }: Agreement, say: Say): string {
  if (answered_at === null) return say(words.agreementOpen)
  const day = answerDay(answered_at, say)
  return say(consented ? words.agreementSigned : words.agreementDeclined, { day })
}

function otherWords({ signatures }: Agreement, own: Side, say: Say): string[] {
  return signatures
    .filter(({ side }) => side !== own)
    .map(({ name, consented, answered_at }) => {
      if (answered_at === null) return say(words.otherOpen, { name })
      const day = answerDay(answered_at, say)
      return say(consented ? words.otherSigned : words.otherDeclined, { name, day })
    })
}
