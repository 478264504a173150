import {
  getConnection,
  previewEnd,
  resumeConnection,
  terminateConnection,
  updateConnection,
} from '@homecare/sdk/hiring'
import { connectionBetween } from '../testing/connectionBetween.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'

/** Who may see a connection of the family and the caregiver among the actors, and its visits. */
export const sides = { members: ['family', 'caregiver'] } as const

/** Two who are in touch. */
export const someConnection = (server: TestServer) => connectionBetween(server)

export const connectionSamples = [
  sample(getConnection, someConnection, sides),
  sample(
    updateConnection,
    async (server) => ({
      ...(await someConnection(server)),
      body: { contact_types: ['message' as const, 'phone' as const] },
    }),
    sides,
  ),
]

/** Two who work together. */
const someHired = (server: TestServer) => connectionBetween(server, { hire_stage: 3 })

export const endSamples = [
  sample(
    previewEnd,
    async (server) => ({ ...(await someHired(server)), query: { last_day: '2026-12-31' } }),
    sides,
  ),
  sample(
    terminateConnection,
    async (server) => ({
      ...(await someHired(server)),
      body: { last_day: '2026-12-31', reason: 'moved' as const },
    }),
    sides,
  ),
  sample(resumeConnection, someHired, sides),
]
