import {
  compareLinkLimits,
  createCompareLinks,
  type CompareLink,
  type CompareLinks,
  type ListedLink,
} from '@homecare/sdk/compare'
import { dateWords, message } from '@homecare/sdk/kit'
import { compareLinkTexts as words } from '@homecare/sdk/texts'
import { useEffect, useRef, useState } from 'react'
import { useShare } from '../appHands/useShare'
import { nameOf } from '../caregivers/cardView'
import { useApp } from '../frame/app'
import { useUnsaved } from '../frame/useUnsaved'
import { Button } from '../kit/Button'
import { copyText } from '../kit/copyText'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { given } from '../kit/href'
import { check } from '../kit/icons/basic'
import { send } from '../kit/icons/care'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Section } from '../kit/layout/Section'
import { A } from '../kit/Link'
import { useSay } from '../kit/say'
import { useOwnZone } from '../kit/useOwnZone'
import { useValue } from '../kit/useValue'

interface ShareLinksProps {
  links: readonly CompareLink[]
  /** Who is compared, of whom a link is made; one alone is not. */
  ids: readonly number[]
}

/** Links to a comparison for a brother or a sister: made, handed on, listed, taken back. */
export function ShareLinks({ links, ids }: ShareLinksProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [store] = useState(() => createCompareLinks(care, toasts, links))
  useEffect(() => store.compare(ids), [store, ids])
  const all = useValue(store.all)
  const made = useValue(store.made)
  useUnsaved(store.form.dirty)
  return (
    <>
      {ids.length > 1 && (
        <Section title={say(words.title)}>
          <Card>
            <p>{say(message(words.hint, { days: compareLinkLimits.days }))}</p>
            <Form form={store.form} submit={words.make}>
              <Field form={store.form} name="name" label={words.name} hint={words.nameHint} required />
            </Form>
            {made && <Made key={made.link.id} {...made} />}
          </Card>
        </Section>
      )}
      {all.length > 0 && (
        <Section title={say(words.list)}>
          <Card>
            <List look="lines" items={all} by={({ id }) => id}>
              {(link) => <Row link={link} store={store} />}
            </List>
          </Card>
        </Section>
      )}
    </>
  )
}

/** The link that was made just now, which is seen this once. */
function Made({ link: { name }, url }: { link: CompareLink; url: string }) {
  const say = useSay()
  const { toasts } = useApp()
  const { canShare, share } = useShare()
  const [copied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = async () => {
    if (await copyText(url)) setCopied(true)
    else toasts.error(words.copyFailed)
  }
  const hand = async () => {
    if (!(await share({ url, text: say(words.shareText) }))) await copy()
  }
  return (
    <div className="stack" data-gap="small">
      <h3 ref={heading} tabIndex={-1}>
        {say(words.made, { name })}
      </h3>
      <p>{say(words.madeHint)}</p>
      <p>
        <span className="hidden">{say(words.link)}: </span>
        <A className="link compare-url" href={given(url)}>
          {url}
        </A>
      </p>
      <div className="row">
        {canShare && (
          <Button look="primary" icon={send} onClick={hand}>
            {say(words.share)}
          </Button>
        )}
        <Button look={canShare ? 'quiet' : 'primary'} {...(copied && { icon: check })} onClick={copy}>
          {say(copied ? words.copied : words.copy)}
        </Button>
        <span className="hidden" role="status">
          {copied ? say(words.copied) : ''}
        </span>
      </div>
    </div>
  )
}

function Row({ link, store }: { link: ListedLink; store: CompareLinks }) {
  const say = useSay()
  const zone = useOwnZone()
  const { name, caregivers, expires_at, last_opened_at, isRevoked } = link
  const day = (instant: string) => dateWords(instant, 'day', say.locale, zone)
  return (
    <div className="row" data-spread>
      <div>
        {!isRevoked && (
          <>
            <b>{name}</b>
            <p className="soft">{caregivers.map(nameOf).join(', ')}</p>
            <p className="soft">
              {say(words.until, { date: day(expires_at) })} ·{' '}
              {last_opened_at ? say(words.opened, { date: day(last_opened_at) }) : say(words.unopened)}
            </p>
          </>
        )}
        <p role="status">{isRevoked && say(words.revoked, { name })}</p>
      </div>
      {!isRevoked && (
        <Button
          look="plain"
          aria-label={say(words.revokeThis, { name })}
          onClick={() => store.revoke.run(link)}
        >
          {say(words.revoke)}
        </Button>
      )}
    </div>
  )
}
