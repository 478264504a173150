import { message } from '@homecare/sdk/kit'
import { createFavorites, type Favorites, type Hearted } from '@homecare/sdk/search'
import { visitorKeepTexts } from '@homecare/sdk/texts'
import { visitorHearts } from '@homecare/sdk/visitors'
import { effect } from '@preact/signals-core'
import type { App } from '../frame/app'
import { oneOf, scopeKey } from '../frame/scope'
import { visitorStorage } from '../frame/storage/visitorStorage'

interface Hearts {
  /** A press on a heart as it is shown: set at once, and taken back when the server refuses; a visitor's is kept on the device. */
  press(caregiver: Hearted, name: string): Promise<void>
  /** Shows a visitor those that they have pressed on this device before. */
  showKept(): void
}
const key = scopeKey<Hearts>()

/** The hearts of whoever uses the page. */
export const heartsOf = (app: App): Hearts => oneOf(app, key, () => createHearts(app))

function createHearts(app: App): Hearts {
  const { care, toasts, session, hearts: shown } = app
  /** Of a family each has a busyness of its own. */
  const own = new Map<number, { readonly favorites: Favorites; readonly stop: () => void }>()
  const put = (id: number, on: boolean) => {
    shown.value = new Map(shown.peek()).set(id, on)
  }
  const kept = () => visitorHearts(visitorStorage('localStorage'))

  let userId = session.identity.peek().user_id
  session.identity.subscribe(({ user_id }) => {
    if (user_id === userId) return
    // What another has pressed is another's.
    userId = user_id
    for (const { stop } of own.values()) stop()
    own.clear()
    shown.value = new Map()
  })

  return {
    async press(caregiver, name) {
      const { id, has_favorited } = caregiver
      if (!session.signedIn.peek()) {
        const list = kept()
        if (list.has(id) === has_favorited) list.toggle(id)
        put(id, !has_favorited)
        if (!has_favorited) toasts.success(message(visitorKeepTexts.keepHeart, { name }))
        return
      }
      let heart = own.get(id)
      if (!heart) {
        const favorites = createFavorites(care, toasts)
        heart = { favorites, stop: effect(() => put(id, favorites.mark(caregiver).has_favorited)) }
        own.set(id, heart)
      }
      await heart.favorites.toggle.run(caregiver)
    },
    showKept() {
      for (const id of kept().all()) put(id, true)
    },
  }
}
