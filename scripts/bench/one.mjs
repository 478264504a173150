import { pathToFileURL } from 'node:url'

/** Runs one benchmark, or parts of it, in a process of its own and sends its rows to the one that asked. */
const [, , file, ...parts] = process.argv
const { default: run } = await import(pathToFileURL(file).href)
process.send(await run(parts), () => process.exit(0))
