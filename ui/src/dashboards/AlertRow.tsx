import { ownHref } from '@homecare/sdk/addresses'
import { alertKinds, type Alert } from '@homecare/sdk/families'
import { alert as alertIcon, info, warning } from '../kit/icons/basic'
import { AnswerRow } from '../kit/layout/AnswerRow'

const icons = { bad: alertIcon, warn: warning, info }

/** What the server points out, a document or an agreement for one, with the page where it is dealt with. */
export function AlertRow({ alert: { kind, title, body, href: address } }: { alert: Alert }) {
  const known = alertKinds.find(kind)
  const href = ownHref(address)
  const tone = known?.tone === 'bad' || known?.tone === 'warn' ? known.tone : 'info'
  return (
    <AnswerRow
      icon={icons[tone]}
      tone={tone}
      title={title}
      facts={body}
      actions={href && known ? [{ label: known.label, href }] : []}
    />
  )
}
