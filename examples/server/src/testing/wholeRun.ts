import { randomBytes } from 'node:crypto'
import { dropDatabases } from './ownDatabase.ts'

/** Before all files of a run, and after them: what its databases are called, and their end. */
export default function wholeRun(): () => Promise<void> {
  process.env.TEST_RUN = randomBytes(4).toString('hex')
  const url = process.env.TEST_DATABASE_URL
  return async () => {
    if (url) await dropDatabases(url)
  }
}
