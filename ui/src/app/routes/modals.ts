import type { Who } from './routeRow'

/** A modal of the product: opened over a page by `?modal=`, or by a route row that names it. */
export interface ModalRow {
  /** The canonical name. */
  readonly id: string
  /** Other names that open it. */
  readonly aliases?: readonly string[]
  /** Who may open it, held as for a route: for anybody else the address opens the page alone. */
  readonly who: Who
  /** Only for people whose plan opens some views and not others. */
  readonly limited?: true
  /** The file under `src`, without its ending. */
  readonly file: string
  /** Query parameters that are the modal's: they go when it closes, and never load the page beneath again. */
  readonly owns?: readonly string[]
}

const caregivers = ['caregiver', 'agency_caregiver'] as const

export const modals: readonly ModalRow[] = [
  { id: 'accessBlocked', who: ['family'], limited: true, file: 'app/shell/AccessBlockedModal' },
  { id: 'finishLater', who: 'anyone', file: 'families/FinishLaterModal' },
  { id: 'display', who: 'anyone', file: 'app/shell/DisplayModal' },
  { id: 'photo', who: 'anyone', aliases: ['photoViewer'], file: 'app/shell/PhotoModal', owns: ['photo'] },
  { id: 'rate', who: caregivers, file: 'ownProfile/editors/RateModal' },
  { id: 'about', who: caregivers, file: 'ownProfile/editors/AboutModal' },
  { id: 'skills', who: caregivers, file: 'ownProfile/editors/SkillsModal' },
  { id: 'services', who: caregivers, file: 'ownProfile/editors/ServicesModal' },
  { id: 'languages', who: caregivers, file: 'ownProfile/editors/LanguagesModal' },
  { id: 'expertises', who: caregivers, file: 'ownProfile/editors/ExpertisesModal' },
  { id: 'jobPreferences', who: caregivers, file: 'ownProfile/editors/JobPreferencesModal' },
  { id: 'shiftPreferences', who: caregivers, file: 'ownProfile/editors/ShiftPreferencesModal' },
  { id: 'shiftAssignments', who: caregivers, file: 'ownProfile/editors/ShiftAssignmentsModal' },
  { id: 'location', who: caregivers, file: 'ownProfile/editors/LocationModal' },
  {
    id: 'backgroundphoto',
    who: caregivers,
    aliases: ['backgroundPhoto'],
    file: 'ownProfile/editors/BackgroundPhotoModal',
  },
  { id: 'education', who: caregivers, file: 'ownProfile/editors/EducationModal', owns: ['id'] },
  { id: 'experiences', who: caregivers, file: 'ownProfile/editors/ExperiencesModal', owns: ['id'] },
  {
    id: 'availability',
    who: caregivers,
    file: 'availability/AvailabilityModal',
    owns: ['availability', 'day'],
  },
  { id: 'picture', who: caregivers, aliases: ['profilePhoto'], file: 'photos/ProfilePhotoModal' },
  { id: 'documents', who: 'signedIn', file: 'documents/DocumentsModal' },
  { id: 'document', who: 'signedIn', file: 'documents/DocumentModal', owns: ['id'] },
  {
    id: 'exportDocuments',
    who: 'signedIn',
    aliases: ['export-documents'],
    file: 'documents/ExportDocumentsModal',
  },
  { id: 'certifications', who: caregivers, file: 'credentials/CertificationsModal' },
  {
    id: 'certification',
    who: caregivers,
    aliases: ['hcpCertification'],
    file: 'credentials/CertificationModal',
    owns: ['id'],
  },
  { id: 'references', who: caregivers, file: 'references/ReferencesModal', owns: ['id'] },
  {
    id: 'verification',
    who: caregivers,
    aliases: ['verifyPhone'],
    file: 'phones/VerificationModal',
  },
]

/** The modal of a name or alias, or null. */
export function modalOf(name: string | null | undefined): ModalRow | null {
  if (!name) return null
  return modals.find((row) => row.id === name || row.aliases?.includes(name)) ?? null
}

/** The query without what belongs to the modal it opens, or to the open one of a name. */
export function withoutModal(query: URLSearchParams, name: string | null = null): URLSearchParams {
  const rest = new URLSearchParams(query)
  const row = modalOf(name ?? rest.get('modal'))
  for (const name of ['modal', ...(row?.owns ?? [])]) rest.delete(name)
  return rest
}
