import type { ProfileModal } from '@homecare/sdk/addresses'
import { message, type MergingForm, type RecordList, type Sayable, type Text } from '@homecare/sdk/kit'
import { closingMessage } from '@homecare/sdk/ownProfile'
import { toggleOpen } from '@homecare/sdk/partners'
import { recordEditorTexts, recordTexts, uiTexts } from '@homecare/sdk/texts'
import { useEffect, useState, type ReactNode } from 'react'
import { useToasts } from '../frame/app'
import { Button } from '../kit/Button'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { ChangedSince } from '../kit/overlays/ChangedSince'
import { ConflictChoices } from '../kit/overlays/ConflictChoices'
import type { ConflictWords } from '../kit/overlays/conflictWords'
import { useCloseDialog } from '../kit/overlays/Dialog'
import { ErrorState } from '../kit/states/ErrorState'
import { Form } from '../kit/fields/Form'
import { Icon } from '../kit/icons/Icon'
import { down } from '../kit/icons/basic'
import { useSay } from '../kit/say'
import { Skeleton } from '../kit/states/Skeleton'
import { useRemoval } from '../kit/useRemoval'
import { useValue } from '../kit/useValue'
import { createOpenForms, type OpenForms, type RecordKey } from './openForms'
import { useProfileStore } from './openProfile'
import { ProfileDialog } from './ProfileDialog'
import './Records.css'

interface RecordsProps<T extends { readonly id: number }, D, F extends object> {
  modal: ProfileModal
  /** What the profile beneath shows of them; nothing where it is not told. */
  kind?: 'education' | 'experience'
  /** A sentence above the list. */
  lead?: Text
  close: () => void
  /** The record to open at once. */
  openId: number | null
  list: RecordList<T, D>
  words: {
    readonly failed: Text
    readonly add: Text
    readonly save: Text
    readonly remove: Text
  }
  nameOf: (record: T) => string
  detailOf: (record: T) => Sayable | null
  /** What else it says: told before one is removed that somebody has changed. */
  restOf?: (record: T) => readonly (string | null)[]
  create: (saved: T | null) => MergingForm<F>
  /** The words for what was changed somewhere else too. */
  conflictWords: ConflictWords
  /** Whether there is enough to be saved. */
  isEnough: (form: F) => boolean
  children: (form: MergingForm<F>, saved: T | null) => ReactNode
}

/** The records of a kind in a modal: a list whose items expand one at a time, and a new one below. */
export function Records<T extends { readonly id: number }, D, F extends object>(
  props: RecordsProps<T, D, F>,
) {
  const { modal, kind, close, list } = props
  const toasts = useToasts()
  const profile = useProfileStore()
  const [forms] = useState(createOpenForms<F, MergingForm<F>>)
  useEffect(() => void list.records.load(), [list])
  useEffect(
    () =>
      kind &&
      profile.followRecords(
        kind,
        list.records.data as unknown as Parameters<typeof profile.followRecords<typeof kind>>[1],
      ),
    [profile, kind, list],
  )
  const closeOr = () => {
    // Deleted somewhere else, and not added again: they stood there for what was typed.
    for (const id of forms.gone()) list.take(id)
    const records = list.records.data.peek()
    const missing = kind && records && closingMessage(kind, records)
    if (missing) toasts.error(missing)
    close()
  }
  return (
    <ProfileDialog modal={modal} close={closeOr} dirty={forms.dirty}>
      {() => <Listed {...props} forms={forms} />}
    </ProfileDialog>
  )
}

interface ListedProps<T extends { readonly id: number }, D, F extends object> extends RecordsProps<T, D, F> {
  forms: OpenForms<F, MergingForm<F>>
}

function Listed<T extends { readonly id: number }, D, F extends object>(props: ListedProps<T, D, F>) {
  const { list, lead, openId, words, nameOf, detailOf, restOf, create, forms } = props
  const say = useSay()
  const leave = useCloseDialog()
  const { refreshScore } = useProfileStore()
  const [open, setOpen] = useState<RecordKey | null>(openId)
  const records = useValue(list.records.data)
  const error = useValue(list.records.error)
  const loading = useValue(list.records.loading)
  const settled = (key: RecordKey) => {
    forms.forget(key)
    setOpen(null)
    void refreshScore.run()
  }
  const removal = useRemoval<T, number>(list.remove, ({ id }) => settled(id))

  if (!records) {
    if (!error) return <Skeleton count={2} />
    return (
      <ErrorState
        level={3}
        title={words.failed}
        error={error}
        retry={() => list.records.reload()}
        busy={loading}
      />
    )
  }

  // As it is now: what was refused as changed stands in the list by then.
  const removing = records.find(({ id }) => id === removal.asked)
  const nowOf = (record: T) => {
    const detail = detailOf(record)
    return [detail && say(detail), ...(restOf?.(record) ?? [])].filter(Boolean).join(', ')
  }
  const editor = (key: RecordKey, saved: T | null) => (
    <Editor
      {...props}
      form={forms.form(key, () => create(saved))}
      saved={saved}
      onSaved={() => settled(key)}
      actions={
        saved ? (
          <Button look="plain" onClick={() => removal.ask(saved.id)}>
            {say(words.remove)}
          </Button>
        ) : (
          <Button
            look="plain"
            onClick={() => {
              forms.forget('new')
              setOpen(null)
            }}
          >
            {say(uiTexts.cancel)}
          </Button>
        )
      }
    />
  )

  return (
    <div className="records">
      {lead && <p className="soft">{say(lead)}</p>}
      <ul role="list">
        {records.map((record) => {
          const detail = detailOf(record)
          return (
            <li key={record.id}>
              <button
                type="button"
                aria-expanded={open === record.id}
                onClick={() => setOpen(toggleOpen(open, record.id))}
              >
                <span>
                  <strong>{nameOf(record)}</strong>
                  {detail && <span className="soft small">{say(detail)}</span>}
                </span>
                <Icon of={down} />
              </button>
              {open === record.id && editor(record.id, record)}
            </li>
          )
        })}
      </ul>
      {open === 'new' || records.length === 0 ? (
        editor('new', null)
      ) : (
        <div className="row">
          <Button onClick={() => setOpen('new')}>{say(words.add)}</Button>
          <Button look="plain" onClick={leave}>
            {say(recordEditorTexts.done)}
          </Button>
        </div>
      )}
      {removing && (
        <ConfirmDialog
          title={message(recordTexts.confirmRemove, { what: nameOf(removing) })}
          confirm={words.remove}
          cancel={recordEditorTexts.keep}
          danger
          busy={removal.busy}
          onConfirm={() => removal.confirm(removing)}
          onClose={removal.close}
        >
          {removal.isChanged && <ChangedSince what={nowOf(removing)} />}
          <p>{say(recordEditorTexts.removeIsFinal)}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

interface EditorProps<T extends { readonly id: number }, D, F extends object> extends RecordsProps<T, D, F> {
  form: MergingForm<F>
  saved: T | null
  onSaved: () => void
  actions: ReactNode
}

function Editor<T extends { readonly id: number }, D, F extends object>({
  form,
  saved,
  words,
  conflictWords,
  isEnough,
  onSaved,
  actions,
  children,
}: EditorProps<T, D, F>) {
  const enough = isEnough(useValue(form.data))
  return (
    <Form form={form} submit={words.save} disabled={!enough} onAccepted={onSaved} actions={actions}>
      <ConflictChoices form={form} words={conflictWords} />
      {children(form, saved)}
    </Form>
  )
}
