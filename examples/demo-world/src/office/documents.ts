import { demoAccounts } from '../ground/accounts.ts'
import { agencyPeople } from './agency.ts'
import { addDays, minutesBefore } from '../ground/days.ts'

/** A document: who did what and when; its status follows. Instants are ISO strings. */
interface DocumentRow {
  id: number
  user_id: number
  name: string
  type: number
  doc_ref_id: string | null
  expiry_date: string | null
  user_note: string
  request_note: string | null
  requested_at: string | null
  requested_by: number | null
  created_at: string
  created_by: number
  uploaded_at: string | null
  uploaded_by: number | null
  verified_at: string | null
  verified_by: number | null
  skip_verify_at: string | null
  skip_verify_by: number | null
  can_download: boolean
  deleted_at: string | null
}

interface DocumentFileRow {
  document_id: number
  place: number
  name: string
  stored_as: string
  size: number
  media_type: string
}

/** The two files that come with the server, in `data/documents`. */
const samples = {
  card: { ending: 'jpg', stored_as: 'sample/card.jpg', size: 11_164, media_type: 'image/jpeg' },
  paper: { ending: 'pdf', stored_as: 'sample/paper.pdf', size: 746, media_type: 'application/pdf' },
} as const

interface Paper {
  name: string
  type: number
  files: readonly (keyof typeof samples)[]
  /** Days from today: when it was added, when it expires; what staff did with it, and what they asked for. */
  added: number
  expires?: number
  number?: string
  verified?: number
  skipped?: number
  asked?: { days: number; note: string }
  deleted?: number
  mayLeave?: false
}

/** One in every status, for each caregiver with a demo account. */
const papers: readonly Paper[] = [
  {
    ...{ name: "Driver's license", type: 1, files: ['card', 'card'], number: 'D4820913' },
    ...{ added: -320, expires: 840, verified: -318 },
  },
  { name: 'CPR card', type: 6, files: ['card'], added: -745, expires: -14, verified: -744 },
  {
    ...{ name: 'TB test', type: 7, files: [], added: -5 },
    asked: { days: -5, note: 'A test from this year, please: families in Oakland ask for it.' },
  },
  { name: 'Vaccination record', type: 8, files: ['paper'], added: -2, expires: 420 },
  { name: 'Auto insurance', type: 10, files: ['paper'], added: -96, expires: 88, skipped: -95 },
  { name: 'Work authorization', type: 4, files: ['paper'], added: -500, verified: -499, mayLeave: false },
  { name: 'Physical exam', type: 9, files: [], added: -610, deleted: -600 },
]

/** Of the agency's caregivers, one after the other: nothing of them waits for the staff. */
const agencyPapers: readonly (readonly Paper[])[] = [
  [
    { name: 'CPR card', type: 6, files: ['card'], added: -350, expires: 12, verified: -349 },
    { name: 'TB test', type: 7, files: ['paper'], added: -200, expires: 165, verified: -198 },
  ],
  [
    { name: 'CPR card', type: 6, files: ['card'], added: -400, expires: -3, verified: -398 },
    { name: "Driver's license", type: 1, files: ['card'], added: -180, expires: 700, verified: -178 },
  ],
  [
    {
      ...{ name: 'TB test', type: 7, files: [], added: -4 },
      asked: { days: -4, note: 'Before the first shift, please.' },
    },
  ],
]

const staffId = demoAccounts.find(({ role }) => role === 'staff')!.user_id
const owners = demoAccounts.filter(({ role }) => role === 'caregiver').map(({ user_id }) => user_id)

/** The papers of the demo caregivers, and the files of those. */
export function demoDocuments(today: string): { documents: DocumentRow[]; files: DocumentFileRow[] } {
  const documents: DocumentRow[] = []
  const files: DocumentFileRow[] = []
  const add = (user_id: number, paper: Paper) => {
    const id = documents.length + 1
    documents.push({ id, user_id, ...rowOf(paper, user_id, today) })
    files.push(...filesOf(paper, id))
  }
  for (const user_id of owners) for (const paper of papers) add(user_id, paper)
  for (const [index, { id }] of agencyPeople.entries())
    for (const paper of agencyPapers[index] ?? []) add(id, paper)
  return { documents, files }
}

function rowOf(paper: Paper, owner: number, today: string): Omit<DocumentRow, 'id' | 'user_id'> {
  const { asked, verified, skipped, deleted, added } = paper
  const at = (days: number | undefined) =>
    days === undefined ? null : minutesBefore(today, -days * 1440 + 300)
  const by = (days: number | undefined) => (days === undefined ? null : staffId)
  const uploaded = paper.files.length > 0 || deleted !== undefined
  return {
    name: paper.name,
    type: paper.type,
    doc_ref_id: paper.number ?? null,
    expiry_date: paper.expires === undefined ? null : addDays(today, paper.expires),
    user_note: '',
    request_note: asked?.note ?? null,
    requested_at: at(asked?.days),
    requested_by: by(asked?.days),
    created_at: at(added)!,
    created_by: asked ? staffId : owner,
    uploaded_at: uploaded ? at(added) : null,
    uploaded_by: uploaded ? owner : null,
    verified_at: at(verified),
    verified_by: by(verified),
    skip_verify_at: at(skipped),
    skip_verify_by: by(skipped),
    can_download: paper.mayLeave ?? true,
    deleted_at: at(deleted),
  }
}

function filesOf(paper: Paper, document_id: number): DocumentFileRow[] {
  const stem = paper.name.toLowerCase().replace(/\W+/g, '-')
  return paper.files.map((kind, i) => {
    const { ending, ...file } = samples[kind]
    const side = paper.files.length > 1 ? (i === 0 ? '-front' : '-back') : ''
    return { document_id, place: i + 1, name: `${stem}${side}.${ending}`, ...file }
  })
}
