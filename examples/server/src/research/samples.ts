import {
  askAfterOperation,
  confirmPostopCare,
  enrollInResearch,
  exportStudy,
  getHealthRecordLink,
  getPatientSearch,
  getPostopQuestion,
  getResearchEnrollment,
  getStudyPatient,
  logEncounter,
  searchPatients,
  updateResearchStep,
  verifyHealthRecordUser,
  withdrawFromResearch,
} from '@homecare/sdk/research'
import { actors, type Actor } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'
import { hashOf } from '../secrets/token.ts'
import { healthRecordAccess, studyLooks } from '../tables/research.ts'
import { aJoinedVisit, aPostopToken, anEnrollment, study } from './testing.ts'

const staff = { members: ['facility'] as const }

const search = async (server: TestServer, actor: Actor) => {
  const [look] = await server.db
    .insert(studyLooks)
    .values({
      ...{ study_id: 1, by_user: actors[actor] ?? 0, what: 'search', last_name: 'Oka' },
      at: new Date(server.clock.now()),
    })
    .returning()
  return { study, searchId: look!.id }
}
const enrolled = (state: 'agreeing' | 'complete') => async (server: TestServer, actor: Actor) => {
  await anEnrollment(server, actors[actor] ?? actors.otherFamily, state)
  return { study }
}
const recordLink = async (server: TestServer) => {
  const hash = `sample ${server.clock.now()}`
  const set = {
    ...{ first_name: 'Ana', last_name: 'Ruiz', birthday: '1950-02-03', email: 'ana@example.com' },
    ...{ link_hash: hashOf(hash), registered_at: new Date(server.clock.now()), approved_at: null },
    link_until: new Date(server.clock.now() + 3_600_000),
  }
  await server.db
    .insert(healthRecordAccess)
    .values({ user_id: actors.otherFamily, ...set })
    .onConflictDoUpdate({ target: healthRecordAccess.user_id, set })
  return { hash }
}

export const researchSamples = [
  sample(searchPatients, { study, body: { last_name: 'Oka' } }, staff),
  sample(getPatientSearch, search, staff),
  sample(getStudyPatient, { study, patientId: 1 }, staff),
  sample(logEncounter, { study, body: { patient_id: 1, date: '2026-11-20', provider: 'Dr. Lee' } }, staff),
  sample(askAfterOperation, async (server) => ({ study, encounterId: await aJoinedVisit(server) }), staff),
  sample(exportStudy, { study }, staff),
  sample(getResearchEnrollment, { study }),
  sample(updateResearchStep, async (server, actor) => ({
    ...(await enrolled('complete')(server, actor)),
    body: { step: 'protection-privacy' as const, version: 1, agreed: true },
  })),
  sample(enrollInResearch, async (server, actor) => ({
    ...(await enrolled('complete')(server, actor)),
    body: {
      ...{ first_name: 'Ana', last_name: 'Ruiz', birthday: '1950-02-03', email: 'ana@example.com' },
      version: 1,
    },
  })),
  sample(withdrawFromResearch, enrolled('agreeing')),
  sample(getPostopQuestion, async (server) => ({ token: await aPostopToken(server) })),
  sample(confirmPostopCare, async (server) => ({
    token: await aPostopToken(server),
    body: { received: true },
  })),
  sample(getHealthRecordLink, recordLink),
  sample(verifyHealthRecordUser, recordLink),
]
