import type { Routes } from '../calls/on.ts'
import { answerBackgroundCheck } from './backgroundCheck.ts'
import { answerBackgroundOrders } from './backgroundOrders.ts'
import { answerNewcomerReviews } from './newcomerReviews.ts'
import { answerNewcomers } from './newcomers.ts'

/** Background checks, and the questions that new caregivers are asked. */
export function answerScreening(routes: Routes): void {
  answerBackgroundCheck(routes)
  answerBackgroundOrders(routes)
  answerNewcomers(routes)
  answerNewcomerReviews(routes)
}
