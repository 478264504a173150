import type { AgreementSignature } from '@homecare/sdk/documents'
import { agreementTexts as words } from '@homecare/sdk/texts'
import { Badge } from '../kit/figures/Badge'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Section } from '../kit/layout/Section'
import { useSay, type Say } from '../kit/say'
import { answerDay } from './answerDay'

/** Who signed when, who declined, and whose answer is waited for. */
export function Signatures({ signatures }: { signatures: readonly AgreementSignature[] }) {
  const say = useSay()
  return (
    <Section title={say(words.signatures)}>
      <Card>
        <List items={signatures} by={({ side }) => side} look="lines">
          {(signature) => (
            <div className="agreement-signature">
              <Badge>{say(signature.side === 'family' ? words.family : words.caregiver)}</Badge>
              {signature.consented && signature.full_name && (
                <span className="agreement-hand">{signature.full_name}</span>
              )}
              <span className="soft">{signatureWords(signature, say)}</span>
            </div>
          )}
        </List>
      </Card>
    </Section>
  )
}

function signatureWords({ name, full_name, consented, answered_at }: AgreementSignature, say: Say): string {
  if (consented === null || answered_at === null) return say(words.openFor, { name })
  const day = answerDay(answered_at, say)
  if (!consented) return say(words.declinedBy, { name, day })
  return full_name ? say(words.signedBy, { name: full_name, day }) : say(words.signedErased, { day })
}
