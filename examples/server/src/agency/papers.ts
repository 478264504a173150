import { documentPaperState, type AgencyPaper } from '@homecare/sdk/agency'
import { licenseStanding } from '@homecare/sdk/credentials'
import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { licenses } from '../tables/caregivers.ts'
import { documents } from '../tables/documents.ts'

/**
 * The documents and licenses of people, without what is in them, as they stand at an instant, which is on a day of their agency;
 * what was deleted is none.
 */
export async function papersOf(
  db: Db,
  people: readonly number[],
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<AgencyPaper[]> {
  if (people.length === 0) return []
  const theirDocuments = await db
    .select({
      row: documents,
      file_1: sql<boolean>`exists (select 1 from document_files f where f.document_id = documents.id)`,
    })
    .from(documents)
    .where(and(inArray(documents.user_id, people), isNull(documents.deleted_at)))
    .orderBy(asc(documents.user_id), asc(documents.id))
  const theirLicenses = await db
    .select()
    .from(licenses)
    .where(inArray(licenses.caregiver_id, people))
    .orderBy(asc(licenses.caregiver_id), asc(licenses.id))
  return [
    ...theirDocuments.map(({ row, file_1 }) => ({
      ...{ kind: 'document' as const, id: row.id, caregiver_id: row.user_id, name: row.name },
      expires: row.expiry_date,
      state: documentPaperState({ ...row, file_1 }, now),
    })),
    ...theirLicenses.map((row) => ({
      ...{ kind: 'license' as const, id: row.id, caregiver_id: row.caregiver_id, name: row.license_name },
      expires: row.expires,
      state: licenseStanding({ ...row, verified: row.verified_at, refused: row.refused_at }, today),
    })),
  ]
}
