import type { PageHref } from '@homecare/sdk/addresses'
import {
  agreementState,
  createAgreementStore,
  type Agreement,
  type AgreementOf,
} from '@homecare/sdk/documents'
import { type Sayable, dateWords } from '@homecare/sdk/kit'
import { agreementTexts as words } from '@homecare/sdk/texts'
import { useState, type ReactNode } from 'react'
import { useApp } from '../frame/app'
import { useTakeIn } from '../frame/useTakeIn'
import { Banner } from '../kit/states/Banner'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { check } from '../kit/icons/basic'
import { Badge } from '../kit/figures/Badge'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import './AgreementPage.css'
import { answerDay } from './answerDay'
import { Signatures } from './Signatures'
import { SignAgreement } from './SignAgreement'

interface AgreementPageProps {
  of: AgreementOf
  loaded: Agreement
  title: Sayable
  /** Where Back leads. */
  back: PageHref
  /** What stands between title and text: the terms of a connection. */
  children?: ReactNode
  /** What it can be saved as, beside printing it. */
  files?: ReactNode
  /** How it is answered where more hangs on it than a signature. */
  answer?: ReactNode
  /** Who reads it is not who signs it. */
  readOnly?: boolean
}

/** An agreement to read, to sign or decline, and to print, with who signed when. */
export function AgreementPage({
  of,
  loaded,
  title,
  back,
  children,
  files,
  answer,
  readOnly,
}: AgreementPageProps) {
  const say = useSay()
  const { care, session, navigation } = useApp()
  const identity = useValue(session.identity)
  const [store] = useState(() => createAgreementStore(care, of, identity, loaded))
  useTakeIn(store.agreement.set, loaded)
  const agreement = useValue(store.agreement.data) ?? loaded
  const state = agreementState(agreement)
  const day = agreement.answered_at && answerDay(agreement.answered_at, say)
  return (
    <Page
      className="agreement"
      width="read"
      title={say(title)}
      lead={say(words.lead)}
      actions={
        <>
          <Button onClick={() => window.print()}>{say(words.print)}</Button>
          {files}
        </>
      }
    >
      {!readOnly && state === 'signed' && (
        <p className="agreement-state">
          <Badge tone="good" icon={check}>
            {say(words.youSigned)}
          </Badge>
        </p>
      )}
      {!readOnly && state === 'declined' && day && (
        <Banner tone="warn" title={say(words.youDeclined, { day })} />
      )}
      {children}
      <Section title={say(words.text)}>
        <Card>
          <p className="soft">
            {say(words.inForce, { day: dateWords(agreement.version, 'day', say.locale) })}
          </p>
          <ol className="agreement-text">
            {agreement.body.map((paragraph) => (
              <li key={paragraph}>{paragraph}</li>
            ))}
          </ol>
        </Card>
      </Section>
      <Signatures signatures={agreement.signatures} />
      {answer}
      {!readOnly && !answer && state !== 'signed' && (
        <SignAgreement
          store={store}
          name={`${identity.first_name} ${identity.last_name}`}
          hasOtherSide={agreement.signatures.length > 1}
          mayDecline={state === 'open'}
          onChanged={() => void navigation.reload()}
        />
      )}
      <p className="agreement-back">
        <Link href={back} look="line">
          {say(words.back)}
        </Link>
      </p>
    </Page>
  )
}
