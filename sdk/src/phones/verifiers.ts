/** Who verifies a telephone number: caregivers for families to call, and all of these for text messages. */
export const phoneVerifiers = ['caregiver', 'agency_caregiver', 'family', 'facility'] as const

/** Whether a kind of user can verify a number. */
export function mayVerifyPhone(user_type: string): boolean {
  return (phoneVerifiers as readonly string[]).includes(user_type)
}
