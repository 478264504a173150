import { sendInvites } from '@homecare/sdk/invites'
import { sample } from '../testing/samples.ts'

export const inviteSamples = [sample(sendInvites, { body: { emails: ['friend@example.org'] } })]
