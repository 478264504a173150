import { message } from '@homecare/sdk/kit'
import { methodScreenTexts } from '@homecare/sdk/texts'
import { pageUrl } from '../config/pageUrl.ts'
import type { Deps } from '../deps/deps.ts'
import { inform } from '../mail/inform.ts'
import type { SessionUser } from '../people/session.ts'
import type { MethodRow } from './methodRows.ts'
import { paymentMailTexts as words } from './texts.ts'

/** The copy of what somebody has agreed to, with when and from where: kept with the account, in its transaction. */
export async function copyOfMandate(
  deps: Pick<Deps, 'mail' | 'config'>,
  user: SessionUser,
  { bank_name, last4, mandate }: MethodRow,
): Promise<void> {
  const { version, agreed_at, address } = mandate!
  const brand = deps.config.brand.name
  const when = `${agreed_at.slice(0, 16).replace('T', ' ')} UTC`
  await inform(
    deps,
    user,
    message(words.mandateSubject, { brand }),
    message(words.mandateIntro, { bank: bank_name, last4: last4 ?? '' }),
    message(methodScreenTexts.mandate, { brand }),
    message(words.mandateFacts, { when, address, version }),
    message(words.mandateEnd, { url: pageUrl(deps.config, '/payments/bank') }),
  )
}
