import { modals } from '@homecare/sdk/addresses'
import {
  listSupportRequests,
  readSupportAnswers,
  supportTopics,
  type SupportRequest,
} from '@homecare/sdk/support'
import { askTeamTexts as words } from '@homecare/sdk/texts'
import { signal } from '@preact/signals-core'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import type { ModalProps } from '../frame/screen'
import { useLoaded } from '../frame/useLoaded'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'
import { Loaded } from '../kit/states/Loaded'
import { useValue } from '../kit/useValue'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import { AskSupport } from './AskSupport'
import { SupportList } from './SupportList'
import { SupportThread } from './SupportThread'
import './support.css'

/** What is shown: the list, a new question, or one that was asked. */
type Shown = 'list' | 'new' | number

/**
 * The questions to our team: asked, answered, and gone on with. `request` opens one, `topic` begins one (modal
 * supportMessage).
 */
export default function SupportMessageModal({ close, query }: ModalProps) {
  const say = useSay()
  const { care, navigation } = useApp()
  const loaded = useLoaded<SupportRequest[]>((abort) => care.call(listSupportRequests, {}, { signal: abort }))
  const own = useValue(loaded.data)
  const [typed] = useState(() => signal(false))
  const topic = supportTopics.find(query.get('topic'))?.id ?? null
  const [chosen, show] = useState<Shown | null>(topic ? 'new' : Number(query.get('request')) || null)
  const shown: Shown = chosen ?? (own?.length === 0 ? 'new' : 'list')
  const open = own?.find(({ id }) => id === shown)
  const put = (request: SupportRequest) => {
    loaded.set((all = []) => [request, ...all.filter(({ id }) => id !== request.id)])
    show(request.id)
  }
  useEffect(() => {
    if (!open?.unread) return
    void care.call(readSupportAnswers, { id: open.id }).then(
      (read) => {
        loaded.set((all = []) => all.map((one) => (one.id === read.id ? read : one)))
        // The count on the page beneath is one less.
        void navigation.reload()
      },
      () => undefined,
    )
  }, [care, loaded, navigation, open])
  return (
    <ProfileDialog title={modals.get('supportMessage').label} close={close} dirty={typed}>
      {() => (
        <Loaded from={loaded} failed={words.failed}>
          {(requests) => (
            <>
              {open ? (
                <SupportThread
                  key={`${open.id} ${open.notes.length}`}
                  request={open}
                  typed={typed}
                  onWritten={put}
                />
              ) : shown === 'new' ? (
                <AskSupport topic={topic} typed={typed} onAsked={put} />
              ) : (
                <SupportList requests={requests} onOpen={show} />
              )}
              <p className="row">
                {shown !== 'new' && <Button onClick={() => show('new')}>{say(words.another)}</Button>}
                {shown !== 'list' && requests.length > 0 && (
                  <Button look="plain" onClick={() => show('list')}>
                    {say(words.back)}
                  </Button>
                )}
              </p>
            </>
          )}
        </Loaded>
      )}
    </ProfileDialog>
  )
}
