import type { FoundAlert } from '../vocabulary/families/alertKinds.js'
import { emailAlertTexts as words } from './alertTexts.js'

/** That somebody's e-mail address is not verified, since their account was made (an instant): for any home. */
export const emailAlert = (joined: string): FoundAlert => ({
  kind: 'email_unverified',
  about: 0,
  title: words.title,
  body: words.body,
  href: '/settings?modal=verifyEmail',
  created_at: joined,
})
