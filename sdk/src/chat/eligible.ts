import { isCaregiver, type UserType } from '../vocabulary/account/catalogue.js'
import type { Identity } from '../vocabulary/account/identity.js'
import { mayViewPage } from '../addresses/partnerViews.js'
import { isStaffSession } from './chatWidget.js'
import type { Text } from '../kit/text.js'
import { chatTexts } from './texts.js'

const withoutChat: readonly UserType[] = ['anonymous', 'agency', 'care_manager', 'staff']

type Chatting = Pick<Identity, 'user_type' | 'is_admin'> &
  Partial<Pick<Identity, 'is_b2b' | 'partner_referral_code' | 'allowed_views'>>

/**
 * Whether chat is set up for this login: not for visitors, care managers, staff or administrators, nor for a
 * partner's family whose list has no messages.
 */
export function usesChat(identity: Chatting, adminSession: boolean = false): boolean {
  const { user_type, is_b2b = false, partner_referral_code = null, allowed_views = null } = identity
  if (withoutChat.includes(user_type) || isStaffSession(identity, adminSession)) return false
  // The messages' own page, which no redirect leads away from.
  return mayViewPage({ is_b2b, partner_referral_code, allowed_views }, '/messages')
}

/** What is between the two people of a message, as far as it decides whether it may be sent. */
export interface MessageTies {
  readonly from: { readonly user_id: number; readonly user_type: UserType }
  readonly to: { readonly user_id: number; readonly user_type: UserType }
  /** They have written to each other before. */
  readonly inConversation?: boolean
  /** They are connected by a hire, or the caregiver has applied to a job of the family. */
  readonly knowEachOther?: boolean
  /** The writer has blocked the other. */
  readonly blocked?: boolean
  /** The other has blocked the writer, or one of the accounts is closed. */
  readonly closed?: boolean
  /** Messaging is frozen for the writer. */
  readonly frozen?: boolean
}

/**
 * Why a message may not be sent, or null when it may. A family may write to any caregiver; a caregiver
 * answers, or writes first only to a family whose job they applied to or who hired them.
 */
export function whyNoMessage(ties: MessageTies): Text | null {
  const { from, to } = ties
  if (from.user_id === to.user_id) return chatTexts.toOneself
  if (ties.frozen) return chatTexts.frozen
  if (ties.blocked) return chatTexts.blocked
  if (ties.closed) return chatTexts.closed
  if (ties.inConversation || ties.knowEachOther) return null
  if (!usesChat({ user_type: to.user_type, is_admin: false })) return chatTexts.notReachable
  if (isCaregiver(to.user_type)) return isCaregiver(from.user_type) ? chatTexts.notBetweenCaregivers : null
  return isCaregiver(from.user_type) ? chatTexts.notConnected : chatTexts.notReachable
}
