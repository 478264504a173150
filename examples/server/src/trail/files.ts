import type { TrailSubject } from '@homecare/sdk/trail'
import type { SessionUser } from '../people/session.ts'
import type { Db } from '../db/connect.ts'
import {
  ownerOfDocument,
  ownerOfLicensePhoto,
  ownersOfConnection,
  ownersOfDocuments,
  ownerOfTimesheetPhoto,
} from './owners.ts'
import { note, type Noted } from './write.ts'

/** The kinds of files that have an address, as it names them. */
const stored = {
  documents: { subject: 'document', owner: ownerOfDocument },
  licenses: { subject: 'license_photo', owner: ownerOfLicensePhoto },
  timesheets: { subject: 'timesheet', owner: ownerOfTimesheetPhoto },
} as const satisfies Record<string, { subject: TrailSubject; owner: typeof ownerOfDocument }>
export type StoredKind = keyof typeof stored

type By = Pick<SessionUser, 'id' | 'role'>
type When = Pick<Noted, 'now' | 'requestId'>

/** Notes that somebody was given a file of another's; `id` is the number that its address names. */
export async function noteFile(db: Db, by: By, kind: StoredKind, id: number, when: When): Promise<void> {
  const { subject, owner } = stored[kind]
  const about = (await owner(db, id)).filter((one) => one !== by.id)
  await note(db, by, about, { action: 'view', subject, number: kind === 'timesheets' ? null : id, ...when })
}

/** Notes that documents left in one file: also one's own, for it may be somebody else who is logged in. */
export async function noteExport(db: Db, by: By, ids: readonly number[], when: When): Promise<void> {
  await note(db, by, await ownersOfDocuments(db, ids), { action: 'export', subject: 'documents', ...when })
}

/** Notes that an offer or an agreement left as a file, to both whom it is about: it may be somebody else who is logged in. */
export async function notePaper(
  db: Db,
  by: By,
  subject: 'offer' | 'agreement',
  connectionId: number,
  when: When,
): Promise<void> {
  const about = await ownersOfConnection(db, connectionId)
  await note(db, by, about, { action: 'export', subject, number: connectionId, ...when })
}
