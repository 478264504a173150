import { message, type Form } from '@homecare/sdk/kit'
import { createBackgroundForm } from '@homecare/sdk/ownProfile'
import type { BackgroundPhotos } from '@homecare/sdk/photos'
import { profileEditorTexts } from '@homecare/sdk/texts'
import type { ModalProps } from '../../frame/screen'
import { ErrorState } from '../../kit/states/ErrorState'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import './BackgroundPhotoModal.css'
import { useProfileStore } from '../../profileDialog/openProfile'
import { ProfileEditor } from './ProfileEditor'

/** The picture behind the profile: one of several. */
export default function BackgroundPhotoModal({ close }: ModalProps) {
  return (
    <ProfileEditor
      modal="backgroundphoto"
      close={close}
      create={createBackgroundForm}
      submit={profileEditorTexts.saveBackground}
      withExtras
    >
      {(form) => <Pictures form={form} />}
    </ProfileEditor>
  )
}

function Pictures({ form }: { form: Form<{ selected_id: number | null }> }) {
  const { extras } = useProfileStore()
  const pictures = useValue(extras.data)?.backgroundPhotos
  const loading = useValue(extras.loading)
  if (pictures) return <Choice form={form} pictures={pictures} />
  return (
    <ErrorState
      level={3}
      title={profileEditorTexts.backgroundFailed}
      retry={() => extras.load()}
      busy={loading}
    />
  )
}

function Choice({
  form,
  pictures,
}: {
  form: Form<{ selected_id: number | null }>
  pictures: BackgroundPhotos
}) {
  const say = useSay()
  const field = form.fields.selected_id
  const selected = useValue(field.value)
  return (
    <fieldset className="background-choice">
      <legend className="hidden">{say(profileEditorTexts.backgroundChoice)}</legend>
      {Object.entries(pictures.photos).map(([id, src], index) => (
        <label key={id}>
          <input
            type="radio"
            name="selected_id"
            checked={selected === Number(id)}
            onChange={() => field.set(Number(id))}
          />
          <img src={src} alt={say(message(profileEditorTexts.backgroundOf, { number: index + 1 }))} />
        </label>
      ))}
    </fieldset>
  )
}
