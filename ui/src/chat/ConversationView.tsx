import type { PagePath } from '@homecare/sdk/addresses'
import type { Chat, ConversationStore } from '@homecare/sdk/chat'
import { messagesTexts, messageReportTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useSession } from '../frame/app'
import { useMayView } from '../frame/useMayView'
import { Avatar } from '../kit/figures/Avatar'
import { Icon } from '../kit/icons/Icon'
import { Link } from '../kit/Link'
import { Menu } from '../kit/overlays/Menu'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { NextJob } from './NextJob'
import { BlockDialog, useUnblock } from './BlockDialog'
import { Composer } from './Composer'
import { MessageLog } from './MessageLog'
import { OfferLine } from './OfferLine'
import { ReportDialog } from './ReportDialog'
import { nameOf, writerOf } from './useChat'

interface ConversationViewProps {
  chat: Chat
  conversation: ConversationStore
  profileShown: boolean
  /** Come to from a first message: the job is the next step. */
  nextJob: boolean
}

/** One conversation: who it is with, what was written, and where one writes. */
export function ConversationView({ chat, conversation, profileShown, nextJob }: ConversationViewProps) {
  const say = useSay()
  const { id } = conversation
  const { other, from_user_block } = useValue(conversation.summary)
  const [asked, ask] = useState<'block' | 'report' | null>(null)
  const unblock = useUnblock(conversation)
  const name = nameOf(other)
  const writer = writerOf(other)
  const mayView = useMayView()
  const { user_type, is_b2b } = useValue(useSession().identity)
  const isFacility = user_type === 'facility'
  const hire = `/hire/${other.caregiver_id ?? 0}` as const
  const mayHire = user_type === 'family' && other.caregiver_id !== null && mayView(hire)
  // Between a family that pays by itself and a caregiver work is offered.
  const offersPass = user_type === 'family' ? !is_b2b : other.user_type === 'family'
  // A facility has a page of each of its people; of a facility its nurses see the shifts.
  const profileHref: PagePath = isFacility
    ? `/facilities/people/${other.id}`
    : profileShown
      ? `/messages/${id}`
      : `/messages/${id}/profile/${other.caregiver_id ?? other.id}`
  const profile = {
    label: profileShown ? messagesTexts.hideProfile : messagesTexts.showProfile,
    href: profileHref,
  }
  const hasProfile = other.user_type !== 'facility'
  // The page is about the person then.
  const Heading = profileShown ? 'h2' : 'h1'
  useEffect(() => chat.open(id), [chat, id])

  return (
    <section className="messages-main" aria-label={say(messagesTexts.log, { name })}>
      <header className="messages-head">
        <Avatar name={name} src={other.photo} size="small" />
        <Heading className="messages-title" tabIndex={-1}>
          {name}
          {writer && <span className="messages-writer">{writer}</span>}
        </Heading>
        {hasProfile && (
          <Link look="plain" href={profile.href}>
            {say(profile.label)}
          </Link>
        )}
        <Menu
          label={messagesTexts.menu}
          button={<Icon of={more} />}
          items={[
            ...(hasProfile ? [profile] : []),
            ...(mayHire ? [{ label: messagesTexts.propose, href: hire }] : []),
            from_user_block
              ? { label: say(messagesTexts.unblock, { name }), onSelect: unblock }
              : { label: say(messagesTexts.block, { name }), danger: true, onSelect: () => ask('block') },
            { label: say(messageReportTexts.report, { name }), danger: true, onSelect: () => ask('report') },
          ]}
        />
      </header>
      {offersPass && <OfferLine key={id} id={other.id} name={name} isFamily={user_type === 'family'} />}
      {nextJob && user_type === 'family' && <NextJob conversation={id} />}
      <MessageLog conversation={conversation} onReport={() => ask('report')} />
      <Composer chat={chat} conversation={conversation} />
      {asked === 'block' && <BlockDialog conversation={conversation} onClose={() => ask(null)} />}
      {asked === 'report' && <ReportDialog conversation={conversation} onClose={() => ask(null)} />}
    </section>
  )
}

const more = {
  solid: true,
  d: 'M12 6.5a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6ZM12 12.8a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6ZM12 19.1a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6Z',
}
