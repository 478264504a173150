import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BadSetting } from '../../config/environment.ts'
import { readConfig } from '../../config/config.ts'
import { connect } from '../../db/connect.ts'
import { CannotStart } from '../../db/cannotStart.ts'
import { migrate } from '../../db/migrate.ts'
import { replacePlaces } from '../fillPlaces.ts'
import { gatherPlaces } from './gatherPlaces.ts'
import { BadGazetteerFile } from './readRows.ts'

const usage = `npm run gazetteer -- --places FILE --counties FILE --zips FILE [--place-counties FILE]
Fills the table of places of DATA_DIR or DATABASE_URL from the Census Bureau's national gazetteer files:
Gaz_place_national.txt, Gaz_counties_national.txt and Gaz_zcta_national.txt, unpacked; and, for the right county of
each place, from its national_place_by_county2020.txt. Once more does no harm.`

try {
  await fill()
} catch (error) {
  const expected =
    error instanceof BadSetting ||
    error instanceof CannotStart ||
    error instanceof BadGazetteerFile ||
    (error as { code?: string }).code !== undefined
  console.error(expected ? (error as Error).message : error)
  process.exitCode = 1
}

async function fill(): Promise<void> {
  const { values } = parseArgs({
    options: {
      places: { type: 'string' },
      counties: { type: 'string' },
      zips: { type: 'string' },
      'place-counties': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const { places, counties, zips, 'place-counties': placeCounties, help } = values
  if (help) return console.log(usage)
  if (!places || !counties || !zips) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  const gathered = await gatherPlaces({ places, counties, zips, placeCounties })
  const config = readConfig(process.env)
  const connection = await connect(
    config.databaseUrl ? { url: config.databaseUrl } : { folder: resolve(config.dataFolder) },
  )
  try {
    await connection.alone(() => migrate(connection.db))
    await replacePlaces(connection.db, gathered)
    console.log(`${gathered.length.toLocaleString('en')} places, in ${connection.place}`)
  } finally {
    await connection.close()
  }
}
