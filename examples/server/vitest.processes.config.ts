import { mergeConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** Several real processes on one Postgres (TEST_DATABASE_URL): a step of its own. */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [], exclude: [] } },
  { test: { include: ['test/processes/*.test.ts'] } },
)
