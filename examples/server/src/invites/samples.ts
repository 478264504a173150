import { checkInviteCode, listInviteCodes, listInvites, sendInvites } from '@homecare/sdk/invites'
import { sample } from '../testing/samples.ts'

export const inviteSamples = [
  sample(listInviteCodes, {}),
  sample(checkInviteCode, { query: { code: 'NOBODYS1' } }),
  sample(listInvites, { query: {} }),
  sample(sendInvites, { body: { emails: ['friend@example.org'] } }),
]
