import type { ProfileModal } from '@homecare/sdk/addresses'
import { licenseTypes, type License, type OwnCaregiver } from '@homecare/sdk/caregivers'
import { isNumberPending } from '@homecare/sdk/credentials'
import { message, type Locale, type Text } from '@homecare/sdk/kit'
import { yearRange } from '@homecare/sdk/ownProfile'
import { licenseScreenTexts, licenseTexts, ownProfileTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useSay } from '../kit/say'
import { expiryWords } from '../credentials/expiryWords'
import { KnowledgeList, type KnowledgeItem } from './KnowledgeList'
import { ProfilePart } from './ProfilePart'

interface KnowledgePart {
  /** Edits them all. */
  readonly modal: ProfileModal
  /** Edits one. */
  readonly itemModal: ProfileModal
  readonly title: Text
  readonly none: Text
  readonly items: (profile: OwnCaregiver, now: Date, locale: Locale) => readonly KnowledgeItem[]
}

const parts: readonly KnowledgePart[] = [
  {
    modal: 'experiences',
    itemModal: 'experiences',
    title: ownProfileTexts.experience,
    none: ownProfileTexts.noExperience,
    items: ({ experience }) =>
      experience.map((job) => ({
        id: job.id,
        title: job.position,
        line: job.company_name,
        place: job.location,
        date: yearRange(job.start_date, job.end_date),
        text: job.description,
      })),
  },
  {
    modal: 'education',
    itemModal: 'education',
    title: ownProfileTexts.education,
    none: ownProfileTexts.noEducation,
    items: ({ education }) =>
      education.map((school) => ({
        id: school.id,
        title: school.college,
        line: school.major ?? '',
        place: school.location,
        date: yearRange(school.start_date, school.end_date),
      })),
  },
  {
    modal: 'certifications',
    itemModal: 'certification',
    title: ownProfileTexts.certifications,
    none: ownProfileTexts.noCertifications,
    items: ({ licenses }, now, locale) =>
      licenses.map((license) => ({
        id: license.id,
        title: licenseTypes.find(license.map_id)?.label ?? license.license_name,
        line:
          license.license_number && message(licenseScreenTexts.numberOf, { number: license.license_number }),
        place: license.state ?? '',
        ...validity(license, now, locale),
      })),
  },
]

/** Where they have worked and learned, and what they are licensed for. */
export function Knowledge({ profile }: { profile: OwnCaregiver }) {
  const [now] = useState(() => new Date())
  const { locale } = useSay()
  return parts.map(({ modal, itemModal, title, none, items }) => {
    const known = items(profile, now, locale)
    return (
      <ProfilePart key={modal} modal={modal} title={title} none={none} isEmpty={known.length === 0}>
        <KnowledgeList modal={itemModal} items={known} />
      </ProfilePart>
    )
  })
}

/** Until when a license is valid, and what is not settled: its number, or that it has expired. */
function validity(
  license: Pick<License, 'expires' | 'map_id' | 'license_number'>,
  now: Date,
  locale: Locale,
): Pick<KnowledgeItem, 'date' | 'notes'> {
  const expiry = expiryWords(license, now, locale)
  return {
    date: expiry && !expiry.isPast ? expiry.says : null,
    notes: [
      ...(isNumberPending(license) ? [{ tone: 'warn', says: licenseTexts.pending } as const] : []),
      ...(expiry?.isPast ? [{ tone: 'bad', says: expiry.says } as const] : []),
    ],
  }
}
