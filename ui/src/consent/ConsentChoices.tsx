import { purposes, type Consent, type ConsentStore, type Purpose } from '@homecare/sdk/consent'
import { dateWords, message, type Sayable } from '@homecare/sdk/kit'
import { consentTexts as words } from '@homecare/sdk/texts'
import { useId } from 'react'
import { useApp } from '../frame/app'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { hostsOf, useConsent } from './pageConsent'

/** What somebody allows services of other companies to do, each by itself, and taken back as easily: at once. */
export default function ConsentChoices() {
  const { config } = useApp()
  const consent = useConsent()
  if (consent) return consent.offered.length > 0 ? <Choices consent={consent} /> : null
  // What was answered is known in the browser alone; until then they stand there, and answer to nothing.
  return <Rows offered={config.outsiders?.offered ?? []} agreed={[]} answer={undefined} />
}

function Choices({ consent }: { consent: ConsentStore }) {
  const { toasts } = useApp()
  const agreed = useValue(consent.agreed)
  const answer = useValue(consent.answer)
  const known = useValue(consent.known)
  const change = (purpose: Purpose, yes: boolean) => {
    const others = agreed.filter((one) => one !== purpose && !goesWith(one, purpose, yes))
    const also: readonly Purpose[] = purpose === 'care_needs' ? ['chat', 'care_needs'] : [purpose]
    void consent.choose(yes ? [...others, ...also] : others)
    toasts.success(words.saved)
  }
  return (
    <Rows
      offered={consent.offered}
      agreed={agreed}
      answer={known ? answer : undefined}
      refuses={consent.refuses}
      onChange={known && !consent.refuses ? change : undefined}
    />
  )
}

/** Care needs are for the chat: without it there is nobody to have them. */
const goesWith = (one: Purpose, purpose: Purpose, yes: boolean) =>
  !yes && one === 'care_needs' && purpose === 'chat'

interface RowsProps {
  offered: readonly Purpose[]
  agreed: readonly Purpose[]
  /** Undefined while it is not known. */
  answer: Consent | null | undefined
  refuses?: boolean
  onChange?: ((purpose: Purpose, yes: boolean) => void) | undefined
}

function Rows({ offered, agreed, answer, refuses, onChange }: RowsProps) {
  const say = useSay()
  const id = useId()
  const hosts = hostsOf(useApp().config)
  const hints: Readonly<Record<Purpose, Sayable>> = {
    chat: message(words.chatHint, { host: hosts.chat }),
    care_needs: message(words.needsHint, { host: hosts.chat }),
    measuring: message(words.counterHint, { host: hosts.counter }),
  }
  const day = answer ? dateWords(answer.at, 'day', say.locale) : ''
  return (
    <div id="consent">
      <Section title={say(words.title)}>
        <Card>
          <p>{say(words.choices)}</p>
          {refuses && <p>{say(words.refusedByBrowser)}</p>}
          {offered.map((purpose) => (
            <label className="choice" key={purpose}>
              <input
                type="checkbox"
                checked={agreed.includes(purpose)}
                disabled={!onChange}
                aria-describedby={`${id}-${purpose}`}
                onChange={(event) => onChange?.(purpose, event.target.checked)}
              />
              <span>{say(purposes.get(purpose).label)}</span>
              <span className="hint" id={`${id}-${purpose}`}>
                {say(hints[purpose])}
              </span>
            </label>
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
