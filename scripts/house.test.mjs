import assert from 'node:assert/strict'
import { test } from 'node:test'
import { breaches } from './house.mjs'

const session = {
  file: 'sdk/src/account/session.ts',
  text: "import { action } from '../kit/state/action.js'",
}
const breachesOf = (file, text) => breaches([session, { file, text }])

const allowed = [
  ['sdk/src/chat/testing/chatServer.ts', "import { fakeServer } from '../../testing/fakeServer.js'"],
  ['sdk/src/jobs/entities.ts', "import { Person } from '../vocabulary/account/person.js'"],
  ['sdk/src/dashboards/ownRecord.ts', "import { getOwnFamily } from '../families/calls.js'"],
  ['sdk/src/client/call.ts', "import { texts } from '../kit/text.js'"],
  ['sdk/src/jobs/rules.ts', "import { call } from '../client/call.js'"],
  ['sdk/src/jobs/rules.ts', "import { caregiverRules } from '../caregivers/rules.js'"],
  ['sdk/src/jobs/store.ts', "import type { Session } from '../account/session.js'"],
  ['sdk/src/index.ts', "export * from './jobs/calls.js'"],
  ['sdk/src/kit/form.test.ts', "import { call } from '../client/call.js'"],
  ['ui/src/app/routes/routes.ts', "import { Button } from '../kit/Button'"],
  ['ui/src/app/routes/routes.ts', "const load = () => import('../jobs/JobsScreen')"],
  ['ui/src/jobs/JobsScreen.tsx', 'const name = event.currentTarget.value'],
  ['ui/src/jobs/openJobs.ts', 'export const openJobs = scopeKey<JobsStore>()'],
  ['ui/src/jobs/openJobs.ts', "const code = signal<typeof import('./jobs') | null>(null)"],
  ['ui/src/jobs/openJobs.ts', 'const never: ReadonlySignal<boolean> = signal(false)'],
  ['ui/src/frame/signOfLife.ts', 'let somebody: Promise<void> | undefined'],
  ['ui/src/jobs/JobsScreen.tsx', 'const name = useValue(form.fields.name.value)'],
  ['ui/src/jobs/JobsScreen.tsx', 'const press = () => (open.value = true)'],
  ['ui/src/kit/Field.tsx', "<input value={field.value ?? ''} />"],
]
for (const [file, text] of allowed) {
  test(`${file} may hold ${text}`, () => assert.deepEqual(breachesOf(file, text), []))
}

const refused = [
  [
    'sdk/src/jobs/texts.ts',
    'export const a = /* @__PURE__ */ texts({})',
    /texts\.ts:1 marks something as pure/,
  ],
  ['sdk/src/kit/form.ts', "import { call } from '../client/call.js'", /kit and imports client/],
  [
    'sdk/src/client/call.ts',
    "import {\n  a,\n} from '../jobs/calls.js'",
    /call\.ts:3 is client and imports domains/,
  ],
  ['sdk/src/jobs/rules.ts', "export { x } from '../index.js'", /imports index/],
  [
    'sdk/src/jobs/rules.ts',
    "import { alerts } from '../dashboards/alerts.js'",
    /domains and imports dashboards/,
  ],
  [
    'sdk/src/vocabulary/jobs/entities.ts',
    "import { x } from '../../jobs/calls.js'",
    /vocabulary and imports domains/,
  ],
  [
    'sdk/src/jobs/store.ts',
    "import { createSession } from '../account/session.js'",
    /another domain's store/,
  ],
  ['sdk/src/jobs/store.ts', "import { fakeServer } from '../testing/index.js'", /testing entry/],
  ['ui/src/kit/Button.tsx', "import { x } from '../jobs/x'", /kit and imports domains/],
  ['ui/src/jobs/JobsScreen.tsx', "import { routes } from '../app/routes'", /domains and imports app/],
  ['ui/src/jobs/JobsScreen.tsx', 'return <p>{jobs.data.value}</p>', /JobsScreen\.tsx:1 reads \.value/],
  ['ui/src/jobs/JobsScreen.tsx', 'if (count.value === 1) return null', /reads \.value/],
  ['ui/src/jobs/JobsScreen.tsx', 'return useValue(a) + form.fields.name.value', /reads \.value/],
  [
    'ui/src/jobs/openJobs.ts',
    'export const openJobs = signal<JobsStore | null>(null)',
    /openJobs\.ts:1 holds state/,
  ],
  ['ui/src/jobs/openJobs.ts', 'const stores = new WeakMap<App, JobsStore>()', /holds state/],
  ['ui/src/jobs/JobsScreen.tsx', 'let open = false', /holds state/],
]
for (const [file, text, breach] of refused) {
  test(`${file} may not hold ${text}`, () => {
    const found = breachesOf(file, text)
    assert.equal(found.length, 1)
    assert.match(found[0], breach)
  })
}
