import { describe, expect, test } from 'vitest'
import { formatDollars } from '../kit/money.js'
import { message, say, type Text } from '../kit/text.js'
import * as texts from '../texts/index.js'
import { photoGuideCases } from '../vocabulary/caregivers/catalogue.js'
import { wageLimits } from '../vocabulary/caregivers/constants.js'

const { documentTexts, licenseTexts, profilePhotoTexts, profileEditTexts, profileEditorTexts, recordTexts } =
  texts

/** What the caregiver's screens have to say in these very words. */
describe('the words of the documents', () => {
  test.each<[Text, string]>([
    [profileEditTexts.updated, 'Profile information successfully updated'],
    [profileEditTexts.backgroundUpdated, 'Profile background photo successfully updated'],
    [profileEditorTexts.moreConditions, 'Show More Conditions'],
    [recordTexts.addSchool, '+ Add new school'],
    [recordTexts.addEmployer, '+ Add new employer'],
    [recordTexts.stillWorking, 'Still working here'],
    [recordTexts.noEducation, 'It is required to have at least one record for education'],
    [recordTexts.noExperience, 'It is required to have at least one record for experience'],
    [recordTexts.educationDeleted, 'Education record successfully deleted'],
    [recordTexts.experienceDeleted, 'Experience record successfully deleted'],
    [licenseTexts.pending, 'Pending for license number'],
    [licenseTexts.saving, 'Saving'],
    [licenseTexts.remove, 'Remove certification'],
    [licenseTexts.removed, 'Certification successfully removed.'],
    [licenseTexts.deleted, 'License deleted.'],
    [licenseTexts.photoDeleted, 'License photo successfully deleted'],
    [documentTexts.deleted, 'The document was successfully deleted.'],
    [documentTexts.exportFailed, 'There was an error exporting documents, please try again later.'],
    [documentTexts.deleteFailed, 'There was an error deleting the document, please try again later.'],
    [documentTexts.cannotExport, 'This document cannot be exported'],
    [documentTexts.expiryInPast, 'Expiry date cannot be in the past'],
    [profilePhotoTexts.uploadFailed, 'Unable to upload photo. Please try again or try a different photo.'],
    [profilePhotoTexts.looksGreat, 'Photo looks great!'],
    [profilePhotoTexts.gotIt, 'GOT IT!'],
    [texts.phoneFieldTexts.required, 'A phone number is required.'],
  ])('%s', (text, words) => {
    expect(text[0]).toBe(words)
  })

  test('the buttons of the picture screen', () => {
    const { addPhoto, editPhoto, upload, cancel, savePhoto, uploadNew, done, next, skip } = profilePhotoTexts
    const buttons = [addPhoto, editPhoto, upload, cancel, savePhoto, uploadNew, done, next, skip]
    expect(buttons.map((text) => text[0])).toEqual([
      ...['Add photo', 'Edit photo', 'Upload', 'Cancel', 'Save Photo', 'Upload New', 'Done', 'Next', 'Skip'],
    ])
  })

  test('the photo guide sets one good photo against six', () => {
    const named = (wanted: boolean) =>
      photoGuideCases.entries.filter(({ good }) => good === wanted).map(({ label }) => label[0].toLowerCase())
    expect(named(true)).toEqual(['good photo'])
    expect(named(false)).toEqual([
      ...['too far', 'too close', 'more than one person', 'inappropriate', 'too dark', 'blurry'],
    ])
  })

  test('a record is not removed without a question', () => {
    expect(say('en', message(recordTexts.confirmRemove, { what: '...' }))).toBe(
      'Are you sure you want to remove the ...?',
    )
  })

  test('the sample rate is 18.50 dollars an hour', () => {
    const average = formatDollars(wageLimits.sampleAverageCents)
    expect(average).toBe('$18.50')
    expect(say('en', message(profileEditorTexts.rateHint, { average }))).toContain('$18.50')
  })
})
