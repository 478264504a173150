/** A modal of the product: opened over a page by `?modal=`, or by a route row that names it. */
export interface ModalRow {
  /** The canonical name. */
  readonly id: string
  /** Other names that open it. */
  readonly aliases?: readonly string[]
  /** The file under `src`, without its ending. */
  readonly file: string
  /** Query parameters that are the modal's: they go when it closes, and never load the page beneath again. */
  readonly owns?: readonly string[]
}

export const modals: readonly ModalRow[] = [
  { id: 'accessBlocked', file: 'app/AccessBlockedModal' },
  { id: 'finishLater', file: 'families/FinishLaterModal' },
  { id: 'display', file: 'app/DisplayModal' },
  { id: 'photo', aliases: ['photoViewer'], file: 'app/PhotoModal', owns: ['photo', 'alt'] },
  { id: 'rate', file: 'caregivers/own/RateModal' },
  { id: 'about', file: 'caregivers/own/AboutModal' },
  { id: 'skills', file: 'caregivers/own/SkillsModal' },
  { id: 'services', file: 'caregivers/own/ServicesModal' },
  { id: 'languages', file: 'caregivers/own/LanguagesModal' },
  { id: 'expertises', file: 'caregivers/own/ExpertisesModal' },
  { id: 'jobPreferences', file: 'caregivers/own/JobPreferencesModal' },
  { id: 'shiftPreferences', file: 'caregivers/own/ShiftPreferencesModal' },
  { id: 'shiftAssignments', file: 'caregivers/own/ShiftAssignmentsModal' },
  { id: 'location', file: 'caregivers/own/LocationModal' },
  { id: 'backgroundphoto', aliases: ['backgroundPhoto'], file: 'caregivers/own/BackgroundPhotoModal' },
  { id: 'education', file: 'caregivers/own/EducationModal', owns: ['id'] },
  { id: 'experiences', file: 'caregivers/own/ExperiencesModal', owns: ['id'] },
  { id: 'availability', file: 'caregivers/own/AvailabilityModal', owns: ['availability', 'day'] },
  { id: 'picture', aliases: ['profilePhoto'], file: 'caregivers/photo/PictureModal' },
  { id: 'documents', file: 'documents/DocumentsModal' },
  { id: 'document', file: 'documents/DocumentModal', owns: ['id'] },
  { id: 'exportDocuments', aliases: ['export-documents'], file: 'documents/ExportDocumentsModal' },
  { id: 'certifications', file: 'caregivers/licenses/CertificationsModal' },
  {
    id: 'certification',
    aliases: ['hcpCertification'],
    file: 'caregivers/licenses/CertificationModal',
    owns: ['id'],
  },
  { id: 'references', file: 'caregivers/own/ReferencesModal', owns: ['id'] },
  { id: 'verification', aliases: ['verifyPhone'], file: 'caregivers/phone/VerificationModal' },
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
