import { createDocumentStore, getDocument, leavesDocument } from '@homecare/sdk/documents'
import { resource } from '@homecare/sdk/kit'
import { documentFormTexts } from '@homecare/sdk/texts'
import { signal, type Signal } from '@preact/signals-core'
import { useEffect, useState } from 'react'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import { useApp, useNavigation } from '../frame/app'
import type { ModalProps } from '../frame/screen'
import { Skeleton } from '../kit/states/Skeleton'
import { useValue } from '../kit/useValue'
import { DocumentEditor } from './DocumentEditor'

/** One document over the profile, by its path or by `?id=`; a new one without an id. */
export default function DocumentModal({ close, query, params }: ModalProps) {
  const id = params['docId'] ?? query.get('id')
  const [dirty] = useState(() => signal(false))
  return (
    <ProfileDialog
      {...(id ? { modal: 'document' as const } : { title: documentFormTexts.newTitle })}
      close={close}
      dirty={dirty}
    >
      {(leave) => <OneDocument key={id} id={id} dirty={dirty} onDone={leave} />}
    </ProfileDialog>
  )
}

interface OneDocumentProps {
  id: string | null
  dirty: Signal<boolean>
  onDone: () => void
}

function OneDocument({ id, dirty, onDone }: OneDocumentProps) {
  const { care, toasts, report } = useApp()
  const navigation = useNavigation()
  const [store] = useState(() => createDocumentStore(care, toasts, { report }))
  const [now] = useState(() => new Date())
  const [saved] = useState(() =>
    resource((stop) => care.call(getDocument, { id: id ?? '' }, { signal: stop })),
  )
  const document = useValue(saved.data)
  const error = useValue(saved.error)
  useEffect(() => {
    if (id) void saved.load()
  }, [id, saved])
  // A document that cannot be read leads to the list of those that can.
  useEffect(() => {
    if (leavesDocument(error)) void navigation.go('/documents', { replace: true })
  }, [error, navigation])
  if (id && !document) return <Skeleton shape="box" />
  return <DocumentEditor store={store} document={document ?? null} now={now} dirty={dirty} onDone={onDone} />
}
