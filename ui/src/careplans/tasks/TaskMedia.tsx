import {
  planPhotoExtensions,
  planVideoExtensions,
  type MediaKind,
  type PlanPost,
  type TaskMedia as Media,
  type TaskMediaStore,
  type WaitingTaskPhoto,
} from '@homecare/sdk/careplans'
import { message } from '@homecare/sdk/kit'
import { planScreenTexts, taskScreenTexts as words } from '@homecare/sdk/texts'
import { useState, type ReactNode } from 'react'
import { FileButton } from '../../documents/FileButton'
import { UploadProgress } from '../../documents/UploadProgress'
import { useBackCloses } from '../../frame/useBackCloses'
import { Field } from '../../kit/fields/Field'
import { A } from '../../kit/Link'
import { IconButton } from '../../kit/IconButton'
import { trash } from '../../kit/icons/care'
import { Card } from '../../kit/layout/Card'
import { Section } from '../../kit/layout/Section'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { useKept } from '../../outbox/useKept'
import { NotArrived } from '../offline/NotArrived'
import { personName } from '../plan/planWords'

const none: readonly never[] = []
const accept = [...planPhotoExtensions, ...planVideoExtensions].map((extension) => `.${extension}`).join()

/** The photos and videos of a day of a task. */
export default function TaskMedia({
  store,
  post,
  adds,
}: {
  store: TaskMediaStore
  post: PlanPost
  adds: boolean
}) {
  const say = useSay()
  const [photos, videos] = [useValue(store.photos), useValue(store.videos)]
  const sending = useValue(store.sending)
  const waiting = useKept<readonly WaitingTaskPhoto[]>(store.waiting, none)
  const [description, setDescription] = useState('')
  const [asked, setAsked] = useState<{ kind: MediaKind; id: number } | null>(null)
  const send = async ([file]: File[]) => {
    if (file && (await store.add(file, description))) setDescription('')
  }
  if (!adds && photos.length + videos.length + waiting.length === 0) return null
  const nameOf = ({ user }: Media) => (user ? personName(user) : say(planScreenTexts.somebody))
  return (
    <Section title={say(words.photos)}>
      <Card>
        {photos.length + videos.length === 0 && <p className="soft">{say(words.noPhotos)}</p>}
        <ul className="plan-media" role="list">
          {photos.map((photo) => (
            <Figure key={photo.id} media={photo} remove={() => setAsked({ kind: 'photo', id: photo.id })}>
              <A href={photo.url as '/'} target="_blank" rel="noopener" data-document>
                <img
                  src={photo.small_url ?? photo.url}
                  alt={photo.description || say(words.photoOf, { name: nameOf(photo) })}
                  loading="lazy"
                />
              </A>
            </Figure>
          ))}
          {videos.map((video) => (
            <Figure key={video.id} media={video} remove={() => setAsked({ kind: 'video', id: video.id })}>
              {/* Filmed by those on the plan: nobody has written down what is said in it. */}
              {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
              <video
                src={video.url}
                controls
                preload="metadata"
                playsInline
                aria-label={video.description || say(words.videoOf, { name: nameOf(video) })}
              />
            </Figure>
          ))}
        </ul>
        {waiting.map((one) => (
          <NotArrived key={one.key} of={one} post={post}>
            {say(words.photoWaits)}
          </NotArrived>
        ))}
        {sending !== null && (
          <UploadProgress
            label={message(words.sending, { percent: Math.round(sending * 100) })}
            part={sending}
          />
        )}
        {adds && (
          <div className="stack">
            <Field
              name="description"
              label={words.photoWords}
              optional
              value={description}
              onChange={setDescription}
              maxLength={200}
            />
            <p>
              <FileButton
                look="quiet"
                label={words.addPhoto}
                accept={accept}
                disabled={sending !== null}
                onPick={(files) => void send(files)}
              />
            </p>
            <p className="soft small">{say(words.photoHint)}</p>
          </div>
        )}
      </Card>
      {asked && <RemoveMedia asked={asked} store={store} onClose={() => setAsked(null)} />}
    </Section>
  )
}

function Figure({ media, remove, children }: { media: Media; remove: () => void; children: ReactNode }) {
  return (
    <li>
      {children}
      <div className="row" data-spread>
        <p className="small">{media.description}</p>
        {media.own && <IconButton icon={trash} label={words.removePhoto} onClick={remove} />}
      </div>
    </li>
  )
}

interface RemoveMediaProps {
  asked: { kind: MediaKind; id: number }
  store: TaskMediaStore
  onClose: () => void
}

function RemoveMedia({ asked, store, onClose }: RemoveMediaProps) {
  const say = useSay()
  const busy = useValue(store.remove.busy)
  const onStanding = useBackCloses()
  return (
    <ConfirmDialog
      title={words.removePhotoTitle}
      confirm={words.removePhoto}
      danger
      busy={busy}
      onConfirm={async () => {
        await store.remove.run(asked.kind, asked.id)
        onClose()
      }}
      onClose={onClose}
      onStanding={onStanding}
    >
      <p>{say(words.removePhotoText)}</p>
    </ConfirmDialog>
  )
}
