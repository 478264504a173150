import {
  createInvites,
  invitesAtOnce,
  inviteStatuses,
  loadInvites,
  type Invite,
  type InviteStore,
  type LoadedInvites,
} from '@homecare/sdk/invites'
import { message, pacificTimeZone, dateWords } from '@homecare/sdk/kit'
import { inviteScreenTexts as words, pageTitles } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useTakeIn } from '../frame/useTakeIn'
import { useUnsaved } from '../frame/useUnsaved'
import { Badge } from '../kit/figures/Badge'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { EmailText } from '../kit/figures/EmailText'
import { EmptyState } from '../kit/states/EmptyState'
import { TextareaField } from '../kit/fields/TextareaField'
import { Form } from '../kit/fields/Form'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Section } from '../kit/layout/Section'
import { useValue } from '../kit/useValue'
import { InviteLink } from './InviteLink'
import './InvitesScreen.css'

export const load: Load<LoadedInvites> = ({ care, signal }) => loadInvites(care, signal)
export const head: HeadOf<LoadedInvites> = () => ({ title: pageTitles.invites })

/** Inviting others: the own link, letters by e-mail, and what became of them. */
export default function InvitesScreen({ data }: ScreenProps<LoadedInvites>) {
  const say = useSay()
  const { care, toasts, session } = useApp()
  const { user_type } = useValue(session.identity)
  const [store] = useState(() => createInvites(care, toasts, data.invites))
  useTakeIn(store.set, data.invites)
  useUnsaved(store.form.dirty)
  return (
    <Page
      className="invites"
      width="read"
      title={say(pageTitles.invites)}
      lead={say(user_type === 'caregiver' ? words.leadCaregiver : words.lead)}
    >
      <Card as="section">
        <h2>{say(words.linkTitle)}</h2>
        {data.code ? <InviteLink code={data.code} /> : <p className="soft">{say(words.noCode)}</p>}
      </Card>
      <Card as="section">
        <h2>{say(words.emailTitle)}</h2>
        <Form form={store.form} submit={words.send}>
          <TextareaField
            form={store.form}
            name="emails"
            label={words.emails}
            hint={message(words.emailsHint, { max: invitesAtOnce })}
            rows={3}
            required
          />
        </Form>
      </Card>
      <Sent store={store} />
    </Page>
  )
}

function Sent({ store }: { store: InviteStore }) {
  const say = useSay()
  const invites = useValue(store.invites)
  const hasMore = useValue(store.hasMore)
  const busy = useValue(store.more.busy)
  return (
    <Section title={say(words.sentTitle)}>
      {invites.length === 0 ? (
        <EmptyState level={3} title={say(words.none)}>
          {say(words.noneText)}
        </EmptyState>
      ) : (
        <List items={invites} by={({ id }) => id} look="lines">
          {(invite) => <SentOne invite={invite} />}
        </List>
      )}
      {hasMore && (
        <div>
          <Button busy={busy} onClick={() => store.more.run()}>
            {say(words.more)}
          </Button>
        </div>
      )}
    </Section>
  )
}

function SentOne({ invite: { email, status, sent_at } }: { invite: Invite }) {
  const say = useSay()
  const state = inviteStatuses.find(status)
  const date = dateWords(sent_at, 'day', say.locale, pacificTimeZone)
  return (
    <div className="row" data-spread>
      <div className="invites-sent">
        <p>
          <EmailText email={email} />
        </p>
        <p className="soft small">{say(words.sentOn, { date })}</p>
      </div>
      {state && <Badge tone={status === 'joined' ? 'good' : 'info'}>{say(state.label)}</Badge>}
    </div>
  )
}
