import { listOwnReviews, refreshScore } from '@homecare/sdk/ownProfile'
import type { Routes } from '../calls/on.ts'
import { answerBackgroundPhotos } from '../caregivers/backgroundPhotos.ts'
import { answerChangeProfile } from './changeProfile.ts'
import { answerEducation } from './education.ts'
import { answerExperience } from './experience.ts'
import { refuse } from '../refusals/refuse.ts'
import { ownProfile } from '../caregivers/policies.ts'
import { answerProfileReviews } from './profileReviews.ts'
import { myReviews } from '../profile/reviews.ts'
import { updateScore } from '../profile/score.ts'

/** What caregivers say of themselves: everything on their profile but photo, telephone, papers, badges and references. */
export function answerOwnProfile(routes: Routes): void {
  answerChangeProfile(routes)
  answerEducation(routes)
  answerExperience(routes)
  answerBackgroundPhotos(routes)
  answerProfileReviews(routes)
  routes.on(listOwnReviews, ownProfile, ({ db, session, locale }) => myReviews(db, session.user.id, locale))
  routes.on(refreshScore, ownProfile, async ({ db, session }) => {
    const score = await updateScore(db, session.user)
    if (!score) throw refuse.notFound()
    return score
  })
}
