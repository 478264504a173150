import { message } from '@homecare/sdk/kit'
import { pageUrl } from '../config/pageUrl.ts'
import type { Deps } from '../deps/deps.ts'
import { inform } from '../mail/inform.ts'
import type { SessionUser } from '../people/session.ts'
import { familyServerTexts as words } from './texts.ts'

/** The letter that a family gets once its account is made. */
export const welcomeFamily = (deps: Deps, user: SessionUser): Promise<void> =>
  inform(
    deps,
    user,
    message(words.welcomeSubject, { name: user.first_name }),
    message(words.welcomeBody, { link: pageUrl(deps.config, '/messages') }),
  )
