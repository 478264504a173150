import type { ProfileModal } from '@homecare/sdk/addresses'
import type { Text } from '@homecare/sdk/kit'
import type { ReactNode } from 'react'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { EditLink } from './EditLink'

interface ProfilePartProps {
  title: Text
  /** The modal that edits it. */
  modal?: ProfileModal
  /** In the place of the link to the modal. */
  aside?: ReactNode
  /** Said while there is nothing. */
  none?: Text
  isEmpty?: boolean
  children?: ReactNode
}

/** A part of the profile: its heading, the way to edit it, and what it holds or why it should hold something. */
export function ProfilePart({ title, modal, aside, none, isEmpty = false, children }: ProfilePartProps) {
  const say = useSay()
  return (
    <Card className="own-part">
      <Section
        title={say(title)}
        aside={aside ?? (modal && <EditLink modal={modal} what={title} isNew={isEmpty} />)}
      >
        {isEmpty ? none && <p className="soft">{say(none)}</p> : children}
      </Section>
    </Card>
  )
}
