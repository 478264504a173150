import { pathToFileURL } from 'node:url'

/** Runs one benchmark in a process of its own and sends its rows to the one that asked. */
const { default: run } = await import(pathToFileURL(process.argv[2]).href)
process.send(await run(), () => process.exit(0))
