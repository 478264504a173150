import type { PostingForm } from '@homecare/sdk/facilities'
import { postingDraftOf, readPostingDraft } from '@homecare/sdk/facilities'
import type { Form } from '@homecare/sdk/kit'
import { useEffect, useState } from 'react'
import { useSession } from '../frame/app'
import { fileStorage } from '../frame/storage/fileStorage'

/** Keeps on the device what is chosen for new shifts, but for the note, and brings it back with the page. */
export function usePostingDraft(form: Form<PostingForm>, today: string) {
  const session = useSession()
  const [isBack, setIsBack] = useState(false)
  const name = `posting.${session.identity.peek().user_id}`
  useEffect(() => {
    let stop = () => {}
    let gone = false
    const keep = () => {
      stop = form.data.subscribe((data) => {
        if (form.dirty.peek()) void fileStorage.write(name, postingDraftOf(data)).catch(() => {})
      })
    }
    void fileStorage
      .read(name)
      .catch(() => null)
      .then((found) => {
        if (gone) return
        const draft = readPostingDraft(found, today)
        if (draft && !form.dirty.peek()) {
          form.fill(draft)
          setIsBack(true)
        }
        keep()
      })
    return () => {
      gone = true
      stop()
    }
  }, [form, name, today])
  return {
    isBack,
    dismiss: () => setIsBack(false),
    forget: () => void fileStorage.remove(name).catch(() => {}),
  }
}
