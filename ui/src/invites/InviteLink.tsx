import type { InviteCode } from '@homecare/sdk/invites'
import { message } from '@homecare/sdk/kit'
import { inviteScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useShare } from '../appHands/useShare'
import { Button } from '../kit/Button'
import { copyText } from '../kit/copyText'
import { check } from '../kit/icons/basic'
import { send } from '../kit/icons/care'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { A } from '../kit/Link'
import { given } from '../kit/href'

/** The own link, to be copied, or handed to another app where the device can do that. */
export function InviteLink({ code: { code, url, uses } }: { code: InviteCode }) {
  const say = useSay()
  const { config, session, toasts } = useApp()
  const { first_name: name } = useValue(session.identity)
  const [copied, setCopied] = useState(false)
  const { canShare, share: hand } = useShare()

  const copy = async () => {
    if (await copyText(url)) setCopied(true)
    else toasts.error(words.copyFailed)
  }
  const share = async () => {
    const text = say(message(words.shareText, { name, brand: config.brand.name }))
    if (!(await hand({ url, text }))) await copy()
  }
  return (
    <>
      <p>{say(message(words.linkText, { code }))}</p>
      <p>
        <span className="hidden">{say(words.link)}: </span>
        <A className="invites-link" href={given(url)}>
          {url}
        </A>
      </p>
      <div className="row">
        <Button look="primary" {...(copied && { icon: check })} onClick={copy}>
          {say(copied ? words.copied : words.copy)}
        </Button>
        {canShare && (
          <Button icon={send} onClick={share}>
            {say(words.share)}
          </Button>
        )}
        <span className="hidden" role="status">
          {copied ? say(words.copied) : ''}
        </span>
      </div>
      <p className="soft">{say.count(words.uses, uses)}</p>
    </>
  )
}
