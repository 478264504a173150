import { isNumberPending, yearRange, type MyCaregiver } from '@homecare/sdk'
import { licenseTexts, ownProfileTexts } from '@homecare/sdk/texts'
import { KnowledgeList } from './KnowledgeList'
import { ProfilePart } from './ProfilePart'

const byId = ({ id }: { readonly id: number }) => ({ id })

/** Where she has worked and learned, and what she is licensed for (D2 §2). */
export function Knowledge({ profile }: { profile: MyCaregiver }) {
  const { experience, education, licenses } = profile
  return (
    <>
      <ProfilePart
        modal="experiences"
        title={ownProfileTexts.experience}
        none={ownProfileTexts.noExperience}
        isEmpty={experience.length === 0}
      >
        <KnowledgeList
          modal="experiences"
          queryOf={byId}
          items={experience.map((job) => ({
            id: job.id,
            title: job.position,
            line: job.company_name,
            place: job.location,
            date: yearRange(job.start_date, job.end_date),
            text: job.description,
          }))}
        />
      </ProfilePart>
      <ProfilePart
        modal="education"
        title={ownProfileTexts.education}
        none={ownProfileTexts.noEducation}
        isEmpty={education.length === 0}
      >
        <KnowledgeList
          modal="education"
          queryOf={byId}
          items={education.map((school) => ({
            id: school.id,
            title: school.college,
            line: school.major ?? '',
            place: school.location,
            date: yearRange(school.start_date, school.end_date),
          }))}
        />
      </ProfilePart>
      <ProfilePart
        modal="certifications"
        title={ownProfileTexts.certifications}
        none={ownProfileTexts.noCertifications}
        isEmpty={licenses.length === 0}
      >
        <KnowledgeList
          modal="certification"
          queryOf={byId}
          items={licenses.map((license) => ({
            id: license.id,
            title: license.license_name,
            line: license.license_number ?? '',
            note: isNumberPending(license) ? licenseTexts.pending : null,
          }))}
        />
      </ProfilePart>
    </>
  )
}
