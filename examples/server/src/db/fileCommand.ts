import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readConfig } from '../config/config.ts'
import { connect, type Db } from './connect.ts'
import { migrate } from './migrate.ts'

/** What a command does with the database of DATA_DIR or DATABASE_URL. */
interface FileCommand {
  readonly usage: string
  /** Loads a file of JSON, and answers what is printed. */
  readonly load: (db: Db, file: unknown, now: number) => Promise<readonly string[]>
  /** With --print: what is there under a name, as such a file. */
  readonly print?: (db: Db, name: string) => Promise<unknown>
}

/**
 * A command that loads a file, or prints one: on the embedded database the server has to be stopped. Whatever is wrong is
 * printed in place of the rest, with an exit code of 1.
 */
export async function runFileCommand({ usage, load, print }: FileCommand): Promise<void> {
  const [first, second] = process.argv.slice(2)
  const isPrint = print !== undefined && first === '--print' && second !== undefined
  if (first === undefined || (first.startsWith('-') && !isPrint)) {
    console.log(usage)
    process.exitCode = first === '--help' ? 0 : 1
    return
  }
  try {
    const file = isPrint ? null : await readJson(first)
    const { databaseUrl, dataFolder } = readConfig(process.env)
    const connection = await connect(databaseUrl ? { url: databaseUrl } : { folder: resolve(dataFolder) })
    try {
      await connection.alone(() => migrate(connection.db))
      const lines = isPrint
        ? [JSON.stringify(await print(connection.db, second), null, 2)]
        : await load(connection.db, file, Date.now())
      for (const line of lines) console.log(line)
    } finally {
      await connection.close()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${path} is no JSON: ${(error as Error).message}`, { cause: error })
  }
}
