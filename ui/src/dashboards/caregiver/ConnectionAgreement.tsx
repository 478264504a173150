import { agreementHref } from '@homecare/sdk/dashboards'
import { agreementState, type Agreement } from '@homecare/sdk/documents'
import type { Connection } from '@homecare/sdk/hiring'
import type { Part } from '@homecare/sdk/kit'
import { kitTexts, connectionTexts as words } from '@homecare/sdk/texts'
import { useNavigation } from '../../frame/app'
import { answerDay } from '../../agreements/answerDay'
import { Card } from '../../kit/layout/Card'
import { ErrorState } from '../../kit/states/ErrorState'
import { Link } from '../../kit/Link'
import { Section } from '../../kit/layout/Section'
import { useSay, type Say } from '../../kit/say'

interface ConnectionAgreementProps {
  connection: Connection
  agreement: Part<Agreement>
}

/** Who has signed the agreement with a family, and the way to it. */
export function ConnectionAgreement({
  connection,
  agreement: { data: agreement, failure },
}: ConnectionAgreementProps) {
  const say = useSay()
  const navigation = useNavigation()
  return (
    <Section title={say(words.agreement)}>
      {agreement ? (
        <Card>
          <p>{ownWords(agreement, say)}</p>
          {otherWords(agreement, say).map((line) => (
            <p key={line} className="soft">
              {line}
            </p>
          ))}
          <p>
            <Link
              href={agreementHref(connection)}
              look={agreementState(agreement) === 'signed' ? 'line' : 'primary'}
            >
              {say(agreementState(agreement) === 'signed' ? words.readAgreement : words.signAgreement)}
            </Link>
          </p>
        </Card>
      ) : (
        <ErrorState
          level={3}
          title={words.agreementFailed}
          message={kitTexts.somethingWentWrong}
          failure={failure}
          retry={() => navigation.reload()}
        />
      )}
    </Section>
  )
}

function ownWords({ consented, answered_at }: Agreement, say: Say): string {
  if (answered_at === null) return say(words.agreementOpen)
  const day = answerDay(answered_at, say)
  return say(consented ? words.agreementSigned : words.agreementDeclined, { day })
}

function otherWords({ signatures }: Agreement, say: Say): string[] {
  return signatures
    .filter(({ side }) => side === 'family')
    .map(({ name, consented, answered_at }) => {
      if (answered_at === null) return say(words.otherOpen, { name })
      const day = answerDay(answered_at, say)
      return say(consented ? words.otherSigned : words.otherDeclined, { name, day })
    })
}
