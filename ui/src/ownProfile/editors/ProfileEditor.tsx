import type { ProfileModal } from '@homecare/sdk/addresses'
import type { OwnCaregiver } from '@homecare/sdk/caregivers'
import type { Form as FormState, MergingForm, Sayable, Toasts } from '@homecare/sdk/kit'
import type { ProfileStore } from '@homecare/sdk/ownProfile'
import { profileEditorTexts, uiTexts } from '@homecare/sdk/texts'
import { useMemo, type ReactNode } from 'react'
import { useToasts } from '../../frame/app'
import { Button } from '../../kit/Button'
import { useCloseDialog } from '../../kit/overlays/Dialog'
import { ConflictChoices } from '../../kit/overlays/ConflictChoices'
import { ErrorState } from '../../kit/states/ErrorState'
import { Form } from '../../kit/fields/Form'
import { useSay } from '../../kit/say'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import { profileConflictWords } from '../../profileDialog/profileConflictWords'
import { useProfileStore } from '../../profileDialog/openProfile'
import { ProfileDialog } from '../../profileDialog/ProfileDialog'

interface ProfileEditorProps<D extends object> {
  modal: ProfileModal
  close: () => void
  /** Makes the form for the profile as it is. */
  create: (store: ProfileStore, profile: OwnCaregiver, toasts: Toasts) => FormState<D>
  /** What the button does: 'Save rate'. */
  submit: Sayable
  /** Needs what stands beside the profile too: the settings. */
  withExtras?: boolean
  /** Nothing can be saved while an error shows, or while there is one at all. */
  holdsBack?: 'shown' | 'any'
  children: (form: FormState<D>, profile: OwnCaregiver) => ReactNode
}

/** A modal that edits a part of the own profile: loaded, failed, editing, saving, and gone once it is saved. */
export function ProfileEditor<D extends object>(props: ProfileEditorProps<D>) {
  const { modal, close, create, withExtras } = props
  const toasts = useToasts()
  const store = useProfileStore()
  const profile = useValue(store.profile.data)
  const extras = useValue(store.extras.data)
  const ready = profile !== undefined && (!withExtras || extras !== undefined)
  // Of the profile as it was when the modal opened: what is typed outlives a load in the background.
  // oxlint-disable-next-line react/exhaustive-deps
  const form = useMemo(() => (ready ? create(store, profile, toasts) : null), [store, ready])
  return (
    <ProfileDialog modal={modal} close={close} dirty={form?.dirty}>
      {(leave) =>
        form && profile ? (
          <Editing {...props} form={form} profile={profile} leave={leave} />
        ) : (
          <NotYet store={store} />
        )
      }
    </ProfileDialog>
  )
}

interface EditingProps<D extends object> extends ProfileEditorProps<D> {
  form: FormState<D>
  profile: OwnCaregiver
  leave: () => void
}

function Editing<D extends object>({ form, profile, submit, holdsBack, leave, children }: EditingProps<D>) {
  const say = useSay()
  const cancel = useCloseDialog()
  const valid = useValue(form.valid)
  const dirty = useValue(form.dirty)
  return (
    <Form
      form={form}
      submit={submit}
      disabled={!valid && (holdsBack === 'any' || (holdsBack === 'shown' && dirty))}
      onAccepted={leave}
      actions={
        <Button look="plain" onClick={cancel}>
          {say(uiTexts.cancel)}
        </Button>
      }
    >
      {'conflicts' in form && <ConflictChoices form={form as MergingForm<D>} words={profileConflictWords} />}
      {children(form, profile)}
    </Form>
  )
}

function NotYet({ store }: { store: ProfileStore }) {
  const error = useValue(store.profile.error)
  const loading = useValue(store.profile.loading)
  if (!error) return <Skeleton shape="box" />
  return (
    <ErrorState
      level={3}
      title={profileEditorTexts.loadFailed}
      error={error}
      retry={() => store.profile.reload()}
      busy={loading}
    />
  )
}
