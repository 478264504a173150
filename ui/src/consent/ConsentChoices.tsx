import { withPurpose, type Consent, type ConsentStore, type Purpose } from '@homecare/sdk/consent'
import { dateWords, describeFailure } from '@homecare/sdk/kit'
import { consentTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useOwnZone } from '../kit/useOwnZone'
import { useValue } from '../kit/useValue'
import { useConsent } from './pageConsent'
import { PurposeChoice } from './PurposeChoice'

/** What somebody allows services of other companies to do, each by itself, and taken back as easily: at once. */
export default function ConsentChoices() {
  const { config } = useApp()
  const consent = useConsent()
  if (consent) return <Choices consent={consent} />
  // What was answered is known in the browser alone; until then they stand there, and answer to nothing.
  return <Rows offered={config.outsiders?.offered ?? []} agreed={[]} answer={undefined} />
}

function Choices({ consent }: { consent: ConsentStore }) {
  const { toasts } = useApp()
  const offered = useValue(consent.offered)
  const agreed = useValue(consent.agreed)
  const answer = useValue(consent.answer)
  const known = useValue(consent.known)
  const change = async (purpose: Purpose, yes: boolean) => {
    const untold = await consent.choose(withPurpose(agreed, purpose, yes))
    if (!untold) toasts.success(words.saved)
    else if (untold.kind === 'conflict') toasts.error(describeFailure(untold), untold)
    else if (untold.kind !== 'aborted') toasts.success(words.savedHere)
  }
  if (offered.length === 0) return null
  return (
    <Rows
      offered={offered}
      agreed={agreed}
      answer={known ? answer : undefined}
      refuses={consent.refuses}
      onChange={known && !consent.refuses ? change : undefined}
    />
  )
}

interface RowsProps {
  offered: readonly Purpose[]
  agreed: readonly Purpose[]
  /** Undefined while it is not known. */
  answer: Consent | null | undefined
  refuses?: boolean
  onChange?: ((purpose: Purpose, yes: boolean) => Promise<void>) | undefined
}

function Rows({ offered, agreed, answer, refuses, onChange }: RowsProps) {
  const say = useSay()
  const zone = useOwnZone()
  const day = answer ? dateWords(answer.at, 'day', say.locale, zone) : ''
  return (
    <div id="consent">
      <Section title={say(words.title)}>
        <Card>
          <p>{say(words.choices)}</p>
          {refuses && <p>{say(words.refusedByBrowser)}</p>}
          {offered.map((purpose) => (
            <PurposeChoice
              key={purpose}
              purpose={purpose}
              checked={agreed.includes(purpose)}
              onChange={onChange && ((yes) => void onChange(purpose, yes))}
            />
          ))}
          {!refuses && (
            <p className="soft" aria-busy={answer === undefined}>
              {day ? say(words.since, { day }) : answer === null && say(words.unanswered)}
            </p>
          )}
        </Card>
      </Section>
    </div>
  )
}
