import { array, boolean, string, type, type Infer } from '../kit/structs/struct.js'
import { call } from '../client/call.js'

/** A provider whose account signs in to this one, and since when. */
export const SocialLink = type({ provider: string(), linked_at: string() })
export type SocialLink = Infer<typeof SocialLink>

/** What signs somebody in besides, or in place of, a password. */
export const SocialLinks = type({ links: array(SocialLink), has_password: boolean() })
export type SocialLinks = Infer<typeof SocialLinks>

/** The providers that sign the caller in, the first linked first. */
export const listSocialLinks = call('GET /v1/settings/social/', { out: SocialLinks, extension: true })
/** Takes a provider away: it signs nobody in to this account any more. `conflict` where nothing else would. */
export const unlinkSocial = call(
  'DELETE /v1/settings/social/:provider/',
  {
    out: SocialLinks,
    extension: true,
  },
  { provider: 'google' },
)
