import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { agreementAnswers, documentFiles, documents } from '../tables/documents.ts'

/**
 * Removes a person's documents, and the name from what was signed: that somebody consented, and when, is kept. Answers
 * which files nothing names any more.
 */
export async function eraseDocuments(tx: Tx, userId: number): Promise<string[]> {
  const own = tx.select({ id: documents.id }).from(documents).where(eq(documents.user_id, userId))
  const files = await tx.select().from(documentFiles).where(inArray(documentFiles.document_id, own))
  await tx.delete(documents).where(eq(documents.user_id, userId))
  await tx.update(agreementAnswers).set({ full_name: '' }).where(eq(agreementAnswers.user_id, userId))
  return files.map(({ stored_as }) => stored_as)
}
