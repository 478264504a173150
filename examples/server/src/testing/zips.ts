import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'

/** A ZIP of these texts by their names. */
export async function zipOf(entries: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new yazl.ZipFile()
  for (const [name, text] of Object.entries(entries)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return new Uint8Array(await buffer(zip.outputStream))
}
