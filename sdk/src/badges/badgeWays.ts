import { entryOf } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import { badgeWayTexts as words } from './badgeWayTexts.js'
import type { PageHref } from '../vocabulary/addresses/href.js'

/** How a badge is earned: what it is worth, what is to be done in order, and where the first step is taken. */
export interface BadgeWay {
  readonly why: Text
  readonly steps: readonly Text[]
  readonly action: Text
  /** The page where it is done. */
  readonly href: PageHref
}

/** The way to the badge of a code; to one that is unknown here, our staff know it. */
export function badgeWay(code: string): BadgeWay {
  return entryOf(ways, code) ?? unknown
}

/** Where somebody of ours is reached. */
const contact = '/contact'

const unknown: BadgeWay = { why: words.unknownWhy, steps: [], action: words.unknownAction, href: contact }

const ways: Readonly<Record<string, BadgeWay>> = {
  phone: {
    why: words.phoneWhy,
    steps: [words.phoneEnter, words.phoneCode],
    action: words.phoneAction,
    href: '/caregiver/profile/verification',
  },
  identity: {
    why: words.identityWhy,
    steps: [words.identityUpload, words.identityCheck],
    action: words.identityAction,
    href: '/documents/upload',
  },
  background: {
    why: words.backgroundWhy,
    steps: [words.backgroundRead, words.backgroundSign, words.backgroundWait],
    action: words.backgroundAction,
    href: '/background',
  },
  references: {
    why: words.referencesWhy,
    steps: [words.referencesName, words.referencesCall],
    action: words.referencesAction,
    href: '/caregiver/profile/references',
  },
  interview: {
    why: words.interviewWhy,
    steps: [words.interviewAsk, words.interviewMeet],
    action: words.interviewAction,
    href: '/caregiver/badges?modal=meetYourRecruiter',
  },
  credentials: {
    why: words.credentialsWhy,
    steps: [words.credentialsEnter, words.credentialsCheck],
    action: words.credentialsAction,
    href: '/caregiver/profile/certifications',
  },
}
