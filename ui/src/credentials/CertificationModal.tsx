import { licenseTypes, type License, type LicenseTypeId, type OwnCaregiver } from '@homecare/sdk/caregivers'
import { uploadWithProgress } from '@homecare/sdk/client'
import {
  createLicenseEditor,
  createLicenseStore,
  isHcp,
  offeredLicenseTypes,
  type LicenseForm,
  type LicenseStore,
} from '@homecare/sdk/credentials'
import { message } from '@homecare/sdk/kit'
import { states } from '@homecare/sdk/places'
import { licenseScreenTexts, licenseTexts, uiTexts } from '@homecare/sdk/texts'
import { signal, type Signal } from '@preact/signals-core'
import { useEffect, useMemo, useState } from 'react'
import { useApp } from '../frame/app'
import type { ModalProps } from '../frame/screen'
import { useBackCloses } from '../frame/useBackCloses'
import { useFollow } from '../kit/useFollow'
import { Button } from '../kit/Button'
import { ChangedSince } from '../kit/overlays/ChangedSince'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { ConflictChoices } from '../kit/overlays/ConflictChoices'
import { asDay, choicesOf, conflictWordsOf } from '../kit/overlays/conflictWords'
import { useCloseDialog } from '../kit/overlays/Dialog'
import { EmptyState } from '../kit/states/EmptyState'
import { ErrorState } from '../kit/states/ErrorState'
import { DateField } from '../kit/fields/DateField'
import { Field } from '../kit/fields/Field'
import { SelectField } from '../kit/fields/SelectField'
import { Form } from '../kit/fields/Form'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Skeleton } from '../kit/states/Skeleton'
import { useRemoval } from '../kit/useRemoval'
import { useValue } from '../kit/useValue'
import { modalHref } from '../profileDialog/modalHref'
import { useProfileStore } from '../profileDialog/openProfile'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import { LicensePhotos } from './LicensePhotos'
import { LicenseState } from './LicenseState'
import './Licenses.css'

/** One license or certification over the profile, by its path or by `?id=`; a new one without an id. */
export default function CertificationModal({ close, query, params }: ModalProps) {
  const id = params['certificationId'] ?? query.get('id')
  const [dirty] = useState(() => signal(false))
  return (
    <ProfileDialog
      {...(id ? { modal: 'certification' as const } : { title: licenseScreenTexts.addTitle })}
      close={close}
      dirty={dirty}
    >
      {(leave) => <Loaded key={id} id={id} asked={query.get('type')} dirty={dirty} leave={leave} />}
    </ProfileDialog>
  )
}

interface PartProps {
  dirty: Signal<boolean>
  /** Closes the modal. */
  leave: () => void
}

function Loaded({ id, asked, ...rest }: PartProps & { id: string | null; asked: string | null }) {
  const say = useSay()
  const { care, toasts } = useApp()
  const profileStore = useProfileStore()
  const profile = useValue(profileStore.profile.data)
  const profileError = useValue(profileStore.profile.error)
  const nurse = isHcp(profile?.provider_types ?? [])
  const store = useMemo(
    () =>
      createLicenseStore(care, toasts, {
        removed: nurse ? licenseTexts.deleted : licenseTexts.removed,
        deleted: () => void profileStore.profile.reload(),
      }),
    [care, toasts, nurse, profileStore],
  )
  const licenses = useValue(store.records.data)
  const error = useValue(store.records.error)
  useEffect(() => void store.records.load(), [store])
  const failure = error ?? (profile ? null : profileError)
  if (failure && !(licenses && profile)) {
    return (
      <ErrorState
        level={3}
        title={licenseScreenTexts.failed}
        error={failure}
        retry={() => Promise.all([store.records.reload(), profileStore.profile.reload()])}
      />
    )
  }
  if (!licenses || !profile) return <Skeleton shape="box" />
  const saved = licenses.find((license) => String(license.id) === id) ?? null
  if (id && !saved) {
    return (
      <EmptyState
        level={3}
        title={say(licenseScreenTexts.gone)}
        actions={
          <Link href={modalHref('certifications')} look="quiet">
            {say(licenseScreenTexts.listTitle)}
          </Link>
        }
      />
    )
  }
  return <Editor {...rest} store={store} profile={profile} saved={saved} asked={asked} />
}

interface EditorProps extends PartProps {
  store: LicenseStore
  profile: OwnCaregiver
  saved: License | null
  /** The types that a new one is asked for, by their numbers, as an address has them: '7-6'. */
  asked: string | null
}

/** Type, number, state, expiry and photos; Save reads 'Saving' while it is on its way. */
function Editor({ store, profile, saved: found, asked, dirty, leave }: EditorProps) {
  const say = useSay()
  const { care, report } = useApp()
  const cancel = useCloseDialog()
  const profileStore = useProfileStore()
  // As it was when the modal opened: what is typed outlives a change of the list.
  const [saved] = useState(found)
  const [editor] = useState(() => {
    const created = createLicenseEditor(care, store, { saved, upload: uploadWithProgress, report })
    const type = saved ? undefined : typeAsked(profile, asked)
    if (type !== undefined) created.form.fields.map_id.set(type)
    return created
  })
  const removal = useRemoval<License, 'this'>(store.remove, leave)
  const saving = useValue(store.saving)
  const { form } = editor
  const [now] = useState(() => new Date())
  const gone = useValue(form.gone)
  useFollow(dirty, editor.dirty)
  // Deleted somewhere else: the profile beneath says so too, while what was typed stays here.
  useEffect(() => {
    if (gone) void profileStore.profile.reload()
  }, [gone, profileStore])
  const save = async () => {
    if (!(await editor.save())) return
    void profileStore.profile.reload()
    leave()
  }
  return (
    <>
      <Form
        form={{ ...form, submit: save as () => Promise<never> }}
        submit={saving ? licenseTexts.saving : uiTexts.save}
        actions={
          <>
            <Button look="plain" onClick={cancel}>
              {say(uiTexts.cancel)}
            </Button>
            {saved && (
              <Button look="plain" onClick={() => removal.ask('this')}>
                {say(licenseTexts.remove)}
              </Button>
            )}
          </>
        }
      >
        {saved?.verified && <p className="hint">{say(licenseScreenTexts.changeHint)}</p>}
        {saved?.refused && <LicenseState license={saved} now={now} />}
        <ConflictChoices form={form} words={conflictWords} />
        <SelectField
          form={form}
          name="map_id"
          label={licenseScreenTexts.type}
          options={typeOptions(profile, saved)}
          required
        />
        <Field
          form={form}
          name="license_number"
          label={licenseScreenTexts.number}
          hint={licenseScreenTexts.numberHint}
          autoCapitalize="characters"
          optional
        />
        <SelectField
          form={form}
          name="state"
          label={licenseScreenTexts.state}
          options={stateOptions}
          optional
        />
        <DateField form={form} name="expires" label={licenseScreenTexts.expires} optional />
        <LicensePhotos editor={editor} name={nameOf(saved)} />
      </Form>
      {removal.asked && found && <RemoveDialog removal={removal} license={found} />}
    </>
  )
}

interface RemoveDialogProps {
  removal: ReturnType<typeof useRemoval<License, 'this'>>
  license: License
}

function RemoveDialog({ removal, license }: RemoveDialogProps) {
  const say = useSay()
  const name = nameOf(license)
  return (
    <ConfirmDialog
      title={message(licenseScreenTexts.removeTitle, { name: say(name) })}
      confirm={licenseTexts.remove}
      danger
      busy={removal.busy}
      onConfirm={() => removal.confirm(license)}
      onClose={removal.close}
      onStanding={useBackCloses()}
    >
      {removal.isChanged && <ChangedSince what={license.license_number} />}
      <p>{say(licenseScreenTexts.removeText)}</p>
    </ConfirmDialog>
  )
}

const conflictWords = conflictWordsOf<LicenseForm>({
  map_id: [licenseScreenTexts.type, choicesOf(licenseTypes.entries)],
  license_number: [licenseScreenTexts.number],
  state: [licenseScreenTexts.state, choicesOf(states.entries)],
  expires: [licenseScreenTexts.expires, asDay],
})

/** What is offered to this kind of caregiver, and what they have chosen before. */
function typeOptions({ provider_types }: OwnCaregiver, saved: License | null) {
  const offered: readonly LicenseTypeId[] = offeredLicenseTypes(provider_types)
  const kept = licenseTypes.find(saved?.map_id)
  const ids = kept && !offered.includes(kept.id) ? [...offered, kept.id] : offered
  return ids.map((id) => ({ value: id, label: licenseTypes.find(id)!.label }))
}

/** The first of the types asked for that this kind of caregiver may add. */
function typeAsked({ provider_types }: OwnCaregiver, asked: string | null): LicenseTypeId | undefined {
  const wanted = (asked ?? '').split('-').map(Number)
  const offered: readonly LicenseTypeId[] = offeredLicenseTypes(provider_types)
  return offered.find((id) => wanted.includes(id))
}

const nameOf = (license: License | null) =>
  licenseTypes.find(license?.map_id)?.label ?? license?.license_name ?? licenseScreenTexts.editTitle
const stateOptions = states.entries.map(({ id, label }) => ({ value: id, label }))
