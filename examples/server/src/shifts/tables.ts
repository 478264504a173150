import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../account/tables.ts'

export const facilities = pgTable('facilities', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  user_id: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  name: text('name').notNull(),
  address: text('address').notNull(),
  city: text('city').notNull(),
  county: text('county').notNull(),
  state: text('state').notNull(),
  zip_code: text('zip_code').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  phone: text('phone').notNull(),
  beds: integer('beds').notNull(),
  about: text('about').notNull().default(''),
})
