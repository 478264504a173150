import { customType, jsonb, pgTable } from 'drizzle-orm/pg-core'

/** Paths sort by their bytes, whatever the database's own collation is. */
const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** The realtime stand-in's value tree, one row a leaf. */
export const realtimeLeaves = pgTable('realtime_leaves', {
  path: bytewiseText('path').primaryKey(),
  value: jsonb('value').notNull(),
})
