import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth'
import {
  endBefore,
  forceWebSockets,
  get,
  getDatabase,
  goOffline,
  limitToLast,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onValue,
  orderByChild,
  query,
  ref,
  set,
} from 'firebase/database'
import type { Realtime } from '../chat/realtime.js'

export type { BeforeOptions, LatestListener, LatestOptions, Realtime } from '../chat/realtime.js'

/** Where the Firebase project is, or its emulator. */
export interface FirebaseConfig {
  /** `https://<project>-default-rtdb.firebaseio.com`, or for the stand-in `ws://<host>?ns=<project>`. */
  databaseURL: string
  projectId: string
  /** The project's web key; it names the project and opens nothing. */
  apiKey: string
  /** Where the stand-in's sign-in endpoints are: `http://<host>`. Left out with a Firebase project. */
  authEmulator?: string
}

/** A realtime that holds a socket and a sign-in until it is closed. */
export interface FirebaseRealtime extends Realtime {
  close(): Promise<void>
}

let made = 0

/**
 * The realtime database over the genuine Firebase client. Import this entry dynamically: it weighs
 * some 60 kB. The sign-in is kept in memory alone, since every start of the chat asks for a token.
 */
export function createFirebaseRealtime(config: FirebaseConfig): FirebaseRealtime {
  const { projectId, apiKey, authEmulator } = config
  // Without a fallback to polling, a failed socket is tried again instead of being remembered for good.
  if (authEmulator) forceWebSockets()
  const app = initializeApp({ projectId, apiKey }, `homecare-${++made}`)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true })
  const database = getDatabase(app, withPort(config.databaseURL))

  const latest = (path: string, limit: number) =>
    query(ref(database, path), orderByChild('timestamp'), limitToLast(limit))

  return {
    async signIn(token) {
      await signInWithCustomToken(auth, token)
    },
    signOut: () => signOut(auth),
    watch: (path, on, failed) => onValue(ref(database, path), (at) => on(at.val()), failed),
    watchLatest(path, { limit }, on, failed) {
      const children = latest(path, limit)
      // The three share one listen, which is refused as one: only the first needs to say so.
      const ends = [
        onChildAdded(children, (at) => on.added(at.key!, at.val()), failed),
        onChildChanged(
          children,
          (at) => on.changed(at.key!, at.val()),
          () => undefined,
        ),
        onChildRemoved(
          children,
          (at) => on.removed(at.key!),
          () => undefined,
        ),
      ]
      return () => ends.forEach((end) => end())
    },
    async before<T>(
      path: string,
      { limit, before }: { limit: number; before: { value: number; key: string } },
    ) {
      const page = await get(query(latest(path, limit), endBefore(before.value, before.key)))
      const found: [key: string, value: T][] = []
      page.forEach((at) => {
        found.push([at.key, at.val()])
      })
      return found
    },
    set: (path, value) => set(ref(database, path), value),
    connected: (on) => onValue(ref(database, '.info/connected'), (at) => on(at.val() === true)),
    async close() {
      goOffline(database)
      await deleteApp(app)
    },
  }
}

/** The client takes an address without a port for a secure one, whatever its scheme says. */
function withPort(databaseURL: string): string {
  return databaseURL.replace(/^((?:ws|http):\/\/[^/?:]+)(?=[/?]|$)/, '$1:80')
}
