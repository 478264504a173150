import { array, integer, nullable, number, string, type, type Infer } from '../kit/structs/struct.js'
import { CaregiverSummary } from '../vocabulary/caregivers/entities.js'
import { call } from '../client/call.js'
import { CityCount, SpecialtyCount } from '../places/calls.js'

/** A review with the caregiver it is about, as the front page quotes it. */
export const Quote = type({
  review_text: string(),
  reviewer: string(),
  rating: integer(),
  caregiver: type({
    id: number(),
    first_name: string(),
    last_initial: string(),
    photo: nullable(string()),
    city: string(),
    state: string(),
  }),
})
export type Quote = Infer<typeof Quote>

/** What the front page tells from the data. `near` is the city that the caregivers were chosen for, if one is known. */
export const HomePage = type({
  caregivers: integer(),
  cities: integer(),
  reviews: integer(),
  avg_rating: nullable(number()),
  near: nullable(type({ city: string(), state: string() })),
  featured: array(CaregiverSummary),
  quotes: array(Quote),
  top_cities: array(CityCount),
  top_specialties: array(SpecialtyCount),
})
export type HomePage = Infer<typeof HomePage>

/** Counts, a few caregivers, reviews, cities and conditions for the front page. */
export const getHomePage = call('GET /v1/home/', { out: HomePage, extension: true })
