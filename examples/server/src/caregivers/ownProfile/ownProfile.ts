import { listMyReviews, refreshScore } from '@homecare/sdk'
import type { Routes } from '../../calls/on.ts'
import { answerBackgroundPhotos } from '../backgroundPhotos.ts'
import { answerBadges } from '../badges/badges.ts'
import { answerChangeProfile } from './changeProfile.ts'
import { answerEducation } from './education.ts'
import { answerExperience } from './experience.ts'
import { refuse } from '../../refusals/refuse.ts'
import { ownProfile } from '../policies.ts'
import { answerCaregiverSignup } from '../registration/signup.ts'
import { answerProfileReviews } from '../profile/profileReviews.ts'
import { answerReferences } from './references.ts'
import { myReviews } from '../reviews/reviews.ts'
import { updateScore } from '../profile/score.ts'

/** What caregivers say of themselves: everything on their profile but photo, telephone and papers. */
export function answerOwnProfile(routes: Routes): void {
  answerCaregiverSignup(routes)
  answerChangeProfile(routes)
  answerEducation(routes)
  answerExperience(routes)
  answerReferences(routes)
  answerBackgroundPhotos(routes)
  answerBadges(routes)
  answerProfileReviews(routes)
  routes.on(listMyReviews, ownProfile, ({ db, session, locale }) => myReviews(db, session.user.id, locale))
  routes.on(refreshScore, ownProfile, async ({ db, session }) => {
    const score = await updateScore(db, session.user)
    if (!score) throw refuse.notFound()
    return score
  })
}
