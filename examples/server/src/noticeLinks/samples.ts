import { getNoticeLink, answerNoticeLink } from '@homecare/sdk/notices'
import { makeNoticeLink } from '../notices/links.ts'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'

const link = async (server: TestServer) => ({
  token: await makeNoticeLink(
    server.db,
    { userId: actors.otherFamily, deed: 'stop_notices', kind: 'documents' },
    server.clock.now(),
  ),
})

export const noticeLinkSamples = [sample(getNoticeLink, link), sample(answerNoticeLink, link)]
