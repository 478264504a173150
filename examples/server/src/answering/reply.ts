import { cookie } from '../http/cookies.ts'
import { isGuest } from '../http/guests.ts'
import type { Deps } from '../deps/deps.ts'
import { closeSession } from '../people/closeSession.ts'
import { continueUrl } from '../people/continueLink.ts'
import { beginSession, sessionCookieName } from '../people/session.ts'
import type { Reply } from '../calls/on.ts'
import type { Passage } from './passage.ts'

/** What a handler may do to its answer; what that changes in the database happens in `own`. */
export function replyIn(own: Deps, { request, session, said, deps: { config }, now }: Passage): Reply {
  const giveSession = (value: string, maxAge: number | null) => {
    const options = { httpOnly: true, maxAge, secure: config.secureCookies }
    said.headers.append('Set-Cookie', cookie(sessionCookieName(config), value, options))
  }
  return {
    status: (given) => void (said.status = given),
    header: (name, value) => said.headers.append(name, value),
    async signIn(userId, remember = false) {
      said.signedInUserId = userId
      if (isGuest(request)) {
        said.goOn = await continueUrl(own.db, config.publicUrl, userId, now)
        return
      }
      if (session) await closeSession(own, session)
      const { id, maxAge } = await beginSession(own.db, userId, remember, now)
      giveSession(id, maxAge)
    },
    async signOut() {
      if (session) await closeSession(own, session)
      giveSession('', 0)
    },
  }
}
