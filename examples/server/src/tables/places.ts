import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'

export const places = pgTable(
  'places',
  {
    id: id(),
    city: text('city').notNull(),
    county: text('county').notNull(),
    state: text('state').notNull(),
    zip_codes: text('zip_codes').array().notNull().default([]),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    population: integer('population').notNull().default(0),
  },
  (t) => [
    index('places_city').on(t.state, t.city),
    index('places_zip').using('gin', t.zip_codes),
    index('places_box').on(t.latitude, t.longitude),
  ],
)
