import { loginHref } from '@homecare/sdk/addresses'
import { firstWordTexts as words, pageTitles } from '@homecare/sdk/texts'
import { getFirstWord, type FirstWordShown } from '@homecare/sdk/visitors'
import { goneAsNull } from '../account/goneAsNull'
import type { Load, ScreenProps } from '../frame/screen'
import { Avatar } from '../kit/figures/Avatar'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { SendFirstWord } from './SendFirstWord'
import './FirstWordScreen.css'

/** The message of a mailed link; null for one that is too old, or was replaced. */
type Opened = FirstWordShown | null

export const load: Load<Opened> = ({ care, params, signal }) =>
  goneAsNull(care.call(getFirstWord, { token: params.token ?? '' }, { signal }))

/** Opened by the letter: the message as it waits, and the press that sends it. */
export default function FirstWordScreen({ data, params, path }: ScreenProps<Opened>) {
  const say = useSay()
  if (!data) {
    return (
      <Page width="read" title={say(words.gone)} lead={say(words.goneLead)}>
        <LookFor />
      </Page>
    )
  }
  const { state, caregiver, email } = data
  const name = caregiver.first_name
  return (
    <Page width="read" title={say(words.pageTitle)} lead={say(leads[state], { name, email })}>
      {data.message !== '' && (
        <Card>
          <h2 className="row">
            <Avatar name={name} src={caregiver.photo} size="small" />
            {say(words.toWhom, { name })}
          </h2>
          <p className="first-word-message">{data.message}</p>
        </Card>
      )}
      {(state === 'new' || state === 'yours') && (
        <SendFirstWord word={data} token={params.token ?? ''} isNew={state === 'new'} />
      )}
      {state === 'known' && (
        <div className="row">
          <Link href={loginHref(path)} look="primary">
            {say(pageTitles.login)}
          </Link>
          <Link href="/accounts/password/forgot" look="plain">
            {say(words.forgot)}
          </Link>
        </div>
      )}
      {state === 'sent' && (
        <div className="row">
          <Link
            href={
              data.conversation_id === null ? loginHref('/messages') : `/messages/${data.conversation_id}`
            }
            look="primary"
          >
            {say(data.conversation_id === null ? pageTitles.login : words.openConversation)}
          </Link>
        </div>
      )}
      {(state === 'gone' || state === 'cannotWrite') && <LookFor />}
    </Page>
  )
}

const leads = {
  new: words.newLead,
  yours: words.yoursLead,
  known: words.knownLead,
  others: words.othersLead,
  cannotWrite: words.notFamilyLead,
  gone: words.caregiverGone,
  sent: words.sentLead,
} as const

function LookFor() {
  const say = useSay()
  return (
    <div className="row">
      <Link href="/caregivers-search" look="primary">
        {say(words.lookFor)}
      </Link>
    </div>
  )
}
