import { verifyInviteCode, listInviteCodes, listInvites, sendInvites } from '@homecare/sdk/invites'
import { sample } from '../testing/samples.ts'

export const inviteSamples = [
  sample(listInviteCodes, {}),
  sample(verifyInviteCode, { query: { code: 'NOBODYS1' } }),
  sample(listInvites, { query: {} }),
  sample(sendInvites, { body: { emails: ['friend@example.org'] } }),
]
