import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { shippedPlaces } from '../../server/src/places/shippedPlaces.ts'
import { badges as catalogue } from './caregivers/badges.ts'
import { createWorld, DEMO_PASSWORD, demoAccounts, type CaregiverBundle, type FamilyBundle } from './index.ts'

const today = '2026-11-21'
const places = shippedPlaces()
const world = createWorld({ today, places })
const people: CaregiverBundle[] = [...world.caregiverBundles()]
const homes: FamilyBundle[] = [...world.familyBundles()]
const users = [...world.users()]
const userIds = new Set(users.map((user) => user.id))
const caregiverIds = new Set(people.map(({ caregiver }) => caregiver.id))
const familyIds = new Set(homes.map(({ family }) => family.id))

const digest = (rows: unknown) => createHash('sha256').update(JSON.stringify(rows)).digest('hex')
const firstOf = <T>(rows: Generator<T>, count: number): T[] => {
  const out: T[] = []
  for (const row of rows) {
    if (out.push(row) === count) break
  }
  return out
}
const repeated = (values: readonly (string | number)[]) =>
  values.filter((value, i) => values.indexOf(value) !== i)
const idsOnce = (rows: readonly { id: number }[]) => new Set(rows.map((row) => row.id)).size === rows.length

describe('the demo world', () => {
  it('is the same for the same seed and day, and another for another seed', () => {
    const again = createWorld({ today, places })
    expect(digest(firstOf(again.caregiverBundles(), 300))).toBe(digest(people.slice(0, 300)))
    expect(digest([...again.familyBundles()])).toBe(digest(homes))
    const other = createWorld({ today, places, seed: 2 })
    expect(digest(firstOf(other.caregiverBundles(), 300))).not.toBe(digest(people.slice(0, 300)))
  })

  it('has the counts asked for, and many jobs, conversations and places', () => {
    expect(people).toHaveLength(3200)
    expect(homes).toHaveLength(150)
    expect(homes.flatMap(({ jobs }) => jobs).length).toBeGreaterThanOrEqual(100)
    expect(homes.flatMap(({ chats }) => chats).length).toBeGreaterThanOrEqual(150)
    const perCity = new Map<string, number>()
    for (const { user } of people)
      perCity.set(`${user.city}, ${user.state}`, (perCity.get(`${user.city}, ${user.state}`) ?? 0) + 1)
    expect(perCity.size).toBe(75)
    expect(Math.min(...perCity.values())).toBeGreaterThanOrEqual(15)
    expect(perCity.get('Oakland, CA')).toBeGreaterThanOrEqual(100)
  })

  it('gives every demo account a user of its kind, and a password', () => {
    expect(DEMO_PASSWORD.length).toBeGreaterThanOrEqual(12)
    for (const account of demoAccounts) {
      expect(users.find((user) => user.id === account.user_id)).toMatchObject({
        role: account.role,
        email: account.email,
      })
    }
    expect(users.filter((user) => user.is_b2b)).toMatchObject([{ partner_code: 'clthah' }])
  })

  it('writes the heroines by hand', () => {
    const [marisol, denise] = people
    expect(marisol).toMatchObject({
      user: { first_name: 'Marisol', city: 'Oakland' },
      caregiver: {
        desired_wage: 2450,
        reviews_count: 12,
        avg_rating: 4.92,
        vetted: true,
        spoken_languages: [1, 20],
      },
    })
    expect(denise!.caregiver).toMatchObject({
      desired_wage: 3800,
      reviews_count: 31,
      certifications_initials: ['LVN', 'CPR'],
    })
    expect(denise!.licenses[0]).toMatchObject({ map_id: 6, expires: '2026-12-03' })
  })
})

describe('users', () => {
  it('have each a number and an address of their own, on reserved domains', () => {
    expect(idsOnce(users)).toBe(true)
    expect(repeated(users.map((user) => user.email))).toEqual([])
    for (const user of users) expect(user.email).toMatch(/^[a-z0-9.]+@example\.(com|org|net)$/)
  })

  it('have telephone numbers kept for fiction, and live within ten miles of their city', () => {
    const places = new Map(world.places.map((place) => [`${place.city}|${place.state}`, place]))
    for (const user of users) {
      expect(user.phone).toMatch(/^\d{3}55501\d{2}$/)
      const place = places.get(`${user.city}|${user.state}`)!
      expect(place.zip_codes).toContain(user.zip_code)
      const north = (user.latitude - place.latitude) * 69.05
      const east = (user.longitude - place.longitude) * 69.05 * Math.cos((place.latitude * Math.PI) / 180)
      expect(Math.hypot(north, east)).toBeGreaterThan(0.2)
      expect(Math.hypot(north, east)).toBeLessThan(10)
    }
  })

  it('were never active before they joined, nor after today began', () => {
    for (const user of users) {
      expect(user.created_at < user.last_active_at).toBe(true)
      expect(user.last_active_at < `${today}T00:00:00`).toBe(true)
    }
  })
})

describe('caregivers', () => {
  it('ask a wage between 5 and 100 dollars, and what their kind asks', () => {
    for (const { caregiver } of people) {
      expect(caregiver.desired_wage % 25).toBe(0)
      const [least, most] = caregiver.provider_types[0] === 2 ? [2800, 7500] : [1600, 3200]
      expect(caregiver.desired_wage).toBeGreaterThanOrEqual(least)
      expect(caregiver.desired_wage).toBeLessThanOrEqual(most)
    }
  })

  it('are vocational nurses only in California and Texas, practical nurses only elsewhere', () => {
    for (const { user, licenses } of people) {
      const inCaliforniaOrTexas = user.state === 'CA' || user.state === 'TX'
      if (licenses.some((row) => row.map_id === 6)) expect(inCaliforniaOrTexas).toBe(true)
      if (licenses.some((row) => row.map_id === 8)) expect(inCaliforniaOrTexas).toBe(false)
    }
  })

  it('hold catalogue ids only, and no license that their kind may not have', () => {
    for (const { caregiver, licenses } of people) {
      for (const id of caregiver.conditions) expect(id >= 1 && id <= 42 && id !== 19).toBe(true)
      for (const id of caregiver.home_support) expect(id >= 1 && id <= 14).toBe(true)
      for (const id of caregiver.spoken_languages) expect(id >= 1 && id <= 24).toBe(true)
      expect(caregiver.spoken_languages.length).toBeGreaterThan(0)
      expect(new Set(caregiver.conditions).size).toBe(caregiver.conditions.length)
      expect(caregiver.max_job_distance_preference % 10).toBe(0)
      if (caregiver.provider_types[0] === 0)
        for (const row of licenses) expect([6, 7, 8, 15]).not.toContain(row.map_id)
      expect(caregiver.shift_preferences_duration_8hr).not.toBe(caregiver.shift_preferences_duration_12hr)
    }
  })

  it('have the badge of a background check exactly when they passed one, of that day', () => {
    const { id } = catalogue.find(({ code }) => code === 'background')!
    for (const { caregiver, badges } of people) {
      const own = badges.find(({ badge_id, status }) => badge_id === id && status === 'completed')
      expect(own?.completed_at ?? null).toBe(caregiver.background_checked_on)
    }
  })
  it('have all badges exactly when they are said to, nearly half of them', () => {
    for (const { caregiver, badges } of people) {
      expect(caregiver.vetted).toBe(
        badges.length === catalogue.length && badges.every((badge) => badge.status === 'completed'),
      )
    }
    const share = people.filter(({ caregiver }) => caregiver.vetted).length / people.length
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(0.5)
  })

  it('count and average exactly their approved reviews, of three stars and more', () => {
    for (const { caregiver, reviews } of people) {
      const approved = reviews.filter((review) => review.approved)
      expect(caregiver.reviews_count).toBe(approved.length)
      const mean = approved.reduce((sum, review) => sum + review.rating, 0) / approved.length
      if (approved.length > 0) expect(caregiver.avg_rating).toBeCloseTo(mean, 2)
      else expect(caregiver.avg_rating).toBeNull()
      for (const review of reviews) expect(review.rating).toBeGreaterThanOrEqual(3)
    }
    expect(people.some(({ reviews }) => reviews.length === 0)).toBe(true)
    expect(people.some(({ reviews }) => reviews.length > 30)).toBe(true)
  })

  it('introduce themselves each in other words, with no slot left open and within 2000 characters', () => {
    const abouts = people.map(({ caregiver }) => caregiver.about)
    expect(new Set(abouts).size).toBe(abouts.length)
    for (const about of abouts) {
      expect(about.length).toBeGreaterThan(60)
      expect(about.length).toBeLessThanOrEqual(2000)
      expect(about).not.toMatch(/[{}]|undefined|  /)
    }
    expect(
      people.some(({ user, caregiver }) => user.state === 'PR' && /\baños\b/.test(caregiver.about)),
    ).toBe(true)
  })

  it('have rows that belong to them, each with a number of its own', () => {
    for (const table of ['licenses', 'education', 'experience', 'reviews'] as const) {
      const rows = people.flatMap((bundle): { id: number; caregiver_id: number }[] => bundle[table])
      expect(idsOnce(rows)).toBe(true)
      for (const row of rows) expect(caregiverIds.has(row.caregiver_id)).toBe(true)
    }
    expect(idsOnce([...world.references()])).toBe(true)
    expect(idsOnce(world.shifts())).toBe(true)
    for (const { user_id } of world.shifts()) expect(user_id === null || userIds.has(user_id)).toBe(true)
    expect(idsOnce([...world.availability()])).toBe(true)
    for (const row of world.availability()) expect(userIds.has(row.user_id)).toBe(true)
  })

  it('have worked, of the shifts that are done, none that goes on as today begins (UTC)', () => {
    for (const { status, end } of world.shifts()) if (status === 'done') expect(end < today).toBe(true)
  })

  it('went to schools and worked at firms that exist here', () => {
    const orgs = new Map([...world.orgs()].map((org) => [org.id, org]))
    for (const { education, experience } of people) {
      for (const row of education)
        expect(orgs.get(row.school_id)).toMatchObject({ school: 1, name: row.college })
      for (const row of experience) {
        if (row.business_id !== null)
          expect(orgs.get(row.business_id)).toMatchObject({ school: 0, name: row.company_name })
        if (row.end_date) expect(row.start_date <= row.end_date).toBe(true)
        expect(row.start_date < today).toBe(true)
      }
    }
  })
})

describe('families', () => {
  it('have jobs, applications, connections and favourites that point to somebody', () => {
    const jobIds = new Set(homes.flatMap(({ jobs }) => jobs.map((job) => job.id)))
    for (const { jobs, applications, connections, favorites } of homes) {
      for (const job of jobs) {
        expect(familyIds.has(job.family_id)).toBe(true)
        expect(job.wage_min).toBeGreaterThanOrEqual(500)
        expect(job.wage_max).toBeLessThanOrEqual(10_000)
        expect(job.wage_min).toBeLessThan(job.wage_max)
        expect(job.title + job.description).not.toMatch(/[{}]|undefined/)
      }
      for (const row of applications)
        expect(jobIds.has(row.job_id) && caregiverIds.has(row.caregiver_id)).toBe(true)
      for (const row of [...connections, ...favorites])
        expect(familyIds.has(row.family_id) && caregiverIds.has(row.caregiver_id)).toBe(true)
    }
    for (const table of ['jobs', 'applications', 'connections'] as const) {
      expect(idsOnce(homes.flatMap((home): { id: number }[] => home[table]))).toBe(true)
    }
  })
})

describe('conversations', () => {
  const chats = homes.flatMap((home) => home.chats)

  it('are all different', () => {
    const texts = chats.map(({ messages }) => messages.map((message) => message.content).join('\n'))
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('are between two users, in order of time, read by nobody else, and without open slots', () => {
    for (const { conversation, messages } of chats) {
      const parties = [conversation.from_user, conversation.to_user]
      for (const party of parties) expect(userIds.has(party)).toBe(true)
      messages.forEach((message, i) => {
        expect(parties).toContain(message.uid)
        expect(message.readBy).toContain(message.uid)
        for (const reader of message.readBy) expect(parties).toContain(reader)
        if (i > 0) expect(message.timestamp).toBeGreaterThan(messages[i - 1]!.timestamp)
        expect(message.timestamp).toBeLessThan(Date.parse(today))
        expect(message.content).not.toMatch(/[{}]|undefined/)
      })
    }
    expect(idsOnce(chats.map((chat) => chat.conversation))).toBe(true)
    const ids = chats.flatMap((chat) => chat.messages.map((message) => message.message_id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('leave something unread for Carol and for Marisol, one blocked, one longer than sixty', () => {
    const unreadBy = (uid: number) =>
      chats.some(
        ({ conversation, messages }) =>
          !conversation.from_user_block &&
          [conversation.from_user, conversation.to_user].includes(uid) &&
          messages.some((message) => !message.readBy.includes(uid)),
      )
    expect(unreadBy(1001)).toBe(true)
    expect(unreadBy(10001)).toBe(true)
    expect(chats.filter(({ conversation }) => conversation.from_user_block)).toHaveLength(1)
    expect(chats.some(({ messages }) => messages.length > 60)).toBe(true)
  })
})

describe('twenty thousand caregivers', () => {
  it('stream by one at a time, each with a number of their own', () => {
    let count = 0
    let last = 0
    let growing = true
    const abouts = new Set<number>()
    for (const { caregiver } of createWorld({ today, places, caregivers: 20_000 }).caregiverBundles()) {
      growing &&= caregiver.id > last
      last = caregiver.id
      count++
      abouts.add(caregiver.about.length)
    }
    expect(count).toBe(20_000)
    expect(growing).toBe(true)
    expect(abouts.size).toBeGreaterThan(200)
  })
})
