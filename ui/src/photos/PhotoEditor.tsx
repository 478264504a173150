import type { ProfilePhotoStore, ProfilePhoto } from '@homecare/sdk/photos'
import { profilePhotoScreenTexts } from '@homecare/sdk/texts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../kit/Button'
import { ErrorState } from '../kit/states/ErrorState'
import { useSay } from '../kit/say'
import { Skeleton } from '../kit/states/Skeleton'
import { useValue } from '../kit/useValue'
import './Photo.css'
import { PhotoCropper } from './PhotoCropper'
import { PhotoGuide } from './PhotoGuide'
import { PhotoSending } from './PhotoSending'
import { PhotoUpload } from './PhotoUpload'
import { PhotoVerdict } from './PhotoVerdict'
import { PhotoView } from './PhotoView'

interface PhotoEditorProps {
  store: ProfilePhotoStore
  /** Where Done, Next or Skip leads. */
  leave: () => void
  /** A step of the registration: Next, or Skip while there is no photo. */
  registering?: boolean
  /** Of the headings: 3 in a dialog, 2 on a page. */
  level?: 2 | 3
}

/** The three modes of the picture screen: in a modal, or as a step of the registration. */
export function PhotoEditor(props: PhotoEditorProps) {
  const { load, photo } = props.store
  const known = useValue(photo)
  const error = useValue(load.error)
  if (known) return <Editor {...props} photo={known} />
  if (!error) return <Skeleton shape="box" />
  return (
    <ErrorState
      level={props.level ?? 3}
      title={profilePhotoScreenTexts.loadFailed}
      error={error}
      retry={() => load.run()}
    />
  )
}

function Editor({
  store,
  photo,
  leave,
  registering = false,
  level = 3,
}: PhotoEditorProps & { photo: ProfilePhoto }) {
  const say = useSay()
  const mode = useValue(store.mode)
  const sending = useValue(store.upload.busy)
  const stage = sending ? 'sending' : mode
  const [guided, setGuided] = useState(false)
  return (
    <div className="photo-editor stack">
      {mode !== 'editing' && !sending && <p className="soft">{say(profilePhotoScreenTexts.lead)}</p>}
      <Stage key={stage} title={say(titles[stage])} level={level} />
      <PhotoVerdict store={store} />
      {stage === 'sending' && <PhotoSending store={store} />}
      {stage === 'viewing' && (
        <PhotoView store={store} photo={photo} leave={leave} registering={registering} />
      )}
      {stage === 'uploading' && <PhotoUpload store={store} />}
      {stage === 'editing' && photo.raw_photo && (
        <PhotoCropper key={photo.raw_photo} store={store} source={photo.raw_photo} />
      )}
      <div className="row">
        <Button look="plain" onClick={() => setGuided(true)}>
          {say(profilePhotoScreenTexts.guide)}
        </Button>
      </div>
      {guided && <PhotoGuide onClose={() => setGuided(false)} />}
    </div>
  )
}

const titles = {
  viewing: profilePhotoScreenTexts.yourPhoto,
  uploading: profilePhotoScreenTexts.choose,
  sending: profilePhotoScreenTexts.uploading,
  editing: profilePhotoScreenTexts.crop,
} as const

/** What is to be done now. What had the focus before is gone, so it goes here, but not when the screen opens. */
function Stage({ title, level }: { title: string; level: 2 | 3 }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body || !document.activeElement) ref.current?.focus()
  }, [])
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Heading ref={ref} tabIndex={-1}>
      {title}
    </Heading>
  )
}
