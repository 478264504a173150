/** A caregiver of the small world in which searches are judged. */
export interface JudgedCaregiver {
  /** A city of the table of places, as 'Oakland, CA'. */
  readonly city: string
  /** Names of the catalogues in English. */
  readonly conditions: string
  readonly help: string
  /** Besides English. */
  readonly speaks: string
  /** 'mon-fri 8-18', 'sat,sun 8-20', or every night of the week. */
  readonly free: `${string} ${number}-${number}` | 'night'
  /** Dollars an hour. */
  readonly rate: number
  readonly vetted: boolean
  /** Mean and number of their reviews. */
  readonly stars?: readonly [mean: number, count: number]
  /** Hours within which they answer. */
  readonly replies?: number
}

const vetted = true
const open = false

/** People by their names: who they are decides which of them a family wants to see first. */
export const people = {
  // The East Bay.
  ana: {
    ...{ city: 'Oakland, CA', conditions: 'Dementia; Alzheimer’s Disease; Stroke', speaks: 'Spanish' },
    ...{ help: 'Bathing; Dressing & Grooming; Toileting; Meal Prep; Companionship', free: 'mon-fri 8-18' },
    ...{ rate: 24, vetted, stars: [4.9, 22], replies: 1 },
  },
  bea: {
    ...{ city: 'Oakland, CA', conditions: 'Dementia; Parkinson’s Disease', speaks: 'Tagalog' },
    ...{ help: 'Bathing; Meal Prep; Medication Reminders; Transferring & Mobility', free: 'mon-sun 8-20' },
    ...{ rate: 26, vetted, stars: [4.8, 15], replies: 4 },
  },
  cal: {
    ...{ city: 'Oakland, CA', conditions: 'Diabetes; Cardiovascular Disorders; COPD', speaks: '' },
    ...{
      help: 'Meal Prep; Groceries & Shopping; Transportation; Medication Reminders',
      free: 'tue,thu 8-20',
    },
    ...{ rate: 22, vetted, stars: [4.7, 9], replies: 12 },
  },
  dee: {
    ...{
      city: 'Oakland, CA',
      conditions: 'Hospice Care; Cancer Recovery; Palliative Care',
      speaks: 'Spanish',
    },
    ...{ help: 'Bathing; Toileting; Overnight Services; Companionship', free: 'night' },
    ...{ rate: 30, vetted, stars: [5, 12], replies: 1 },
  },
  eli: {
    ...{ city: 'Oakland, CA', conditions: 'Arthritis; Orthopedic Care; Post Surgery Recovery' },
    ...{ speaks: 'Chinese Mandarin; Cantonese', free: 'mon,wed,fri 8-14' },
    ...{ help: 'Transferring & Mobility; Exercise; Transportation', rate: 25, vetted, stars: [4.6, 5] },
  },
  fay: {
    ...{ city: 'Berkeley, CA', conditions: 'Dementia; Depression; Alzheimer’s Disease', speaks: 'French' },
    ...{ help: 'Companionship; Meal Prep; Housekeeping; Pet Care', free: 'sat,sun 8-20' },
    ...{ rate: 23, vetted, stars: [4.9, 8], replies: 4 },
  },
  gus: {
    ...{ city: 'Berkeley, CA', conditions: 'Parkinson’s Disease; Multiple Sclerosis; ALS', speaks: '' },
    ...{ help: 'Transferring & Mobility; Bathing; Dressing & Grooming; Toileting', free: 'mon-fri 8-18' },
    ...{ rate: 28, vetted, stars: [4.8, 11], replies: 1 },
  },
  hal: {
    ...{ city: 'Alameda, CA', conditions: 'Stroke; Cardiovascular Disorders; Diabetes' },
    ...{
      speaks: 'Tagalog; Spanish',
      help: 'Bathing; Medication Reminders; Meal Prep',
      free: 'mon-fri 13-20',
    },
    ...{ rate: 25, vetted, stars: [4.7, 6], replies: 24 },
  },
  ivy: {
    ...{ city: 'Alameda, CA', conditions: 'Vision and Eye Disorders; Hearing Disorders; Arthritis' },
    ...{ speaks: 'ASL', help: 'Groceries & Shopping; Transportation; Using the Internet; Companionship' },
    ...{ free: 'tue,thu,sat 8-18', rate: 21, vetted, stars: [4.8, 4] },
  },
  jan: {
    ...{ city: 'San Leandro, CA', conditions: 'Dementia; Stroke; Diabetes', speaks: 'Spanish; Portuguese' },
    ...{ help: 'Bathing; Dressing & Grooming; Toileting; Meal Prep', free: 'mon-sun 8-20' },
    ...{ rate: 22, vetted: open, stars: [4.5, 7], replies: 4 },
  },
  kim: {
    ...{
      city: 'Hayward, CA',
      conditions: 'Dementia; Alzheimer’s Disease; Parkinson’s Disease',
      speaks: 'Korean',
    },
    ...{ help: 'Bathing; Overnight Services; Companionship', free: 'night' },
    ...{ rate: 24, vetted, stars: [4.9, 10], replies: 4 },
  },
  lou: {
    ...{ city: 'Hayward, CA', conditions: 'COPD; Respiratory Disorders; Tracheotomy / Ventilation' },
    ...{ speaks: 'Vietnamese', help: 'Medication Reminders; Transferring & Mobility', free: 'mon-fri 8-18' },
    ...{ rate: 32, vetted, stars: [4.4, 3] },
  },
  // New, near, cheap, and says that she can do everything.
  mia: {
    ...{ city: 'Oakland, CA', speaks: 'Spanish', free: 'mon-sun 8-20', rate: 20, vetted: open },
    conditions: 'Dementia; Alzheimer’s Disease; Stroke; Parkinson’s Disease; Diabetes',
    help: 'Bathing; Dressing & Grooming; Toileting; Medication Reminders; Meal Prep; Companionship; Transportation',
  },
  ned: {
    ...{ city: 'Oakland, CA', conditions: '', speaks: '', free: 'sat,sun 8-20', rate: 18, vetted: open },
    ...{ help: 'Companionship; Groceries & Shopping; Transportation', stars: [4, 2] },
  },
  // San Francisco.
  oli: {
    ...{
      city: 'San Francisco, CA',
      conditions: 'Dementia; Depression',
      speaks: 'Cantonese; Chinese Mandarin',
    },
    ...{
      help: 'Companionship; Meal Prep',
      free: 'mon-sun 8-20',
      rate: 29,
      vetted,
      stars: [4.9, 18],
      replies: 1,
    },
  },
  pam: {
    ...{ city: 'San Francisco, CA', conditions: 'HIV/AIDS; Hospice Care', speaks: 'Russian' },
    ...{ help: 'Medication Reminders; Bathing; Companionship', free: 'mon-fri 8-18' },
    ...{ rate: 31, vetted, stars: [4.7, 7], replies: 12 },
  },
  quy: {
    ...{ city: 'San Francisco, CA', conditions: 'Alzheimer’s Disease; Stroke', speaks: 'Vietnamese' },
    ...{ help: 'Bathing; Dressing & Grooming; Toileting', free: 'tue,thu 8-18' },
    ...{ rate: 27, vetted, stars: [4.8, 9], replies: 4 },
  },
  ray: {
    ...{ city: 'San Francisco, CA', conditions: 'Post Surgery Recovery; Orthopedic Care', speaks: '' },
    ...{ help: 'Transferring & Mobility; Exercise; Transportation', free: 'mon,wed,fri 8-18' },
    ...{ rate: 33, vetted: open, stars: [4.9, 3] },
  },
  // San Jose, beyond thirty miles from Oakland.
  sol: {
    ...{ city: 'San Jose, CA', conditions: 'Dementia; Alzheimer’s Disease', speaks: 'Spanish' },
    ...{ help: 'Bathing; Meal Prep; Companionship', free: 'mon-fri 8-18' },
    ...{ rate: 25, vetted, stars: [4.9, 14], replies: 1 },
  },
  tam: {
    ...{ city: 'San Jose, CA', conditions: 'Stroke; Parkinson’s Disease', speaks: 'Vietnamese' },
    ...{ help: 'Transferring & Mobility; Bathing', free: 'mon-sun 8-20' },
    ...{ rate: 26, vetted, stars: [4.8, 9], replies: 4 },
  },
  uma: {
    ...{ city: 'San Jose, CA', conditions: 'Diabetes; Cardiovascular Disorders', speaks: 'Hindi; Gujarati' },
    ...{ help: 'Meal Prep; Medication Reminders', free: 'mon-fri 8-18', rate: 24, vetted, stars: [4.7, 6] },
  },
  vic: {
    ...{ city: 'San Jose, CA', conditions: 'Arthritis; Post Surgery Recovery', speaks: '' },
    ...{ help: 'Transportation; Exercise', free: 'sat,sun 8-20', rate: 22, vetted: open, stars: [4.6, 5] },
  },
  wen: {
    ...{ city: 'San Jose, CA', conditions: 'Dementia; Depression', speaks: 'Chinese Mandarin' },
    ...{
      help: 'Companionship; Overnight Services',
      free: 'night',
      rate: 28,
      vetted,
      stars: [5, 5],
      replies: 1,
    },
  },
  // Los Angeles and around.
  abe: {
    ...{ city: 'Los Angeles, CA', conditions: 'Dementia; Alzheimer’s Disease', speaks: 'Spanish' },
    ...{ help: 'Bathing; Meal Prep; Companionship', free: 'mon-fri 8-18' },
    ...{ rate: 23, vetted, stars: [4.9, 25], replies: 1 },
  },
  bob: {
    ...{ city: 'Los Angeles, CA', conditions: 'Parkinson’s Disease; Stroke', speaks: 'Armenian' },
    ...{ help: 'Transferring & Mobility; Bathing', free: 'mon-sun 8-20' },
    ...{ rate: 25, vetted, stars: [4.7, 8], replies: 4 },
  },
  cyd: {
    ...{
      city: 'Los Angeles, CA',
      conditions: 'Hospice Care; Cancer Recovery',
      speaks: 'Korean',
      free: 'night',
    },
    ...{ help: 'Overnight Services; Companionship', rate: 29, vetted, stars: [4.9, 12] },
  },
  dot: {
    ...{ city: 'Los Angeles, CA', conditions: 'Diabetes; COPD', speaks: 'Spanish', free: 'tue,thu 8-18' },
    ...{ help: 'Meal Prep; Medication Reminders; Groceries & Shopping', rate: 21, vetted, stars: [4.6, 6] },
  },
  eva: {
    ...{ city: 'Pasadena, CA', conditions: 'Dementia; Arthritis', speaks: 'Chinese Mandarin' },
    ...{ help: 'Companionship; Housekeeping; Pet Care', free: 'sat,sun 8-20' },
    ...{ rate: 24, vetted, stars: [4.8, 9] },
  },
  flo: {
    ...{ city: 'Long Beach, CA', conditions: 'Dementia; Stroke', speaks: 'Spanish; Tagalog' },
    ...{ help: 'Bathing; Dressing & Grooming; Toileting', free: 'mon-sun 8-20' },
    ...{ rate: 22, vetted: open, stars: [4.8, 10] },
  },
  // Miami and around.
  gil: {
    ...{
      city: 'Miami, FL',
      conditions: 'Dementia; Alzheimer’s Disease',
      speaks: 'Spanish',
      free: 'mon-fri 8-18',
    },
    ...{ help: 'Bathing; Meal Prep', rate: 20, vetted, stars: [4.9, 16], replies: 1 },
  },
  hop: {
    ...{ city: 'Miami, FL', conditions: 'Stroke; Parkinson’s Disease', speaks: 'Spanish; Portuguese' },
    ...{ help: 'Transferring & Mobility', free: 'mon-sun 8-20', rate: 22, vetted, stars: [4.7, 8] },
  },
  ida: {
    ...{ city: 'Hialeah, FL', conditions: 'Diabetes; Cardiovascular Disorders', speaks: 'Spanish' },
    ...{ help: 'Meal Prep; Medication Reminders', free: 'tue,thu 8-18', rate: 18, vetted, stars: [4.8, 9] },
  },
  joy: {
    ...{ city: 'Hialeah, FL', conditions: 'Dementia; Hospice Care', speaks: 'French', free: 'night' },
    ...{ help: 'Overnight Services', rate: 24, vetted, stars: [5, 6] },
  },
  kai: {
    ...{ city: 'Miami, FL', conditions: 'Arthritis', speaks: '', help: 'Transportation' },
    ...{ free: 'sat,sun 8-20', rate: 19, vetted: open },
  },
  // Chicago.
  lea: {
    ...{ city: 'Chicago, IL', conditions: 'Dementia; Alzheimer’s Disease', speaks: 'Polish' },
    ...{ help: 'Bathing; Meal Prep; Companionship', free: 'mon-fri 8-18' },
    ...{ rate: 24, vetted, stars: [4.9, 20], replies: 1 },
  },
  max: {
    ...{ city: 'Chicago, IL', conditions: 'Parkinson’s Disease; Stroke', speaks: 'Polish; Spanish' },
    ...{ help: 'Transferring & Mobility', free: 'mon-sun 8-20', rate: 25, vetted, stars: [4.8, 8] },
  },
  nia: {
    ...{ city: 'Chicago, IL', conditions: 'Diabetes; COPD', speaks: 'Spanish', free: 'tue,thu 8-18' },
    ...{ help: 'Medication Reminders; Meal Prep', rate: 22, vetted, stars: [4.7, 6] },
  },
  ola: {
    ...{ city: 'Chicago, IL', conditions: 'Hospice Care; Cancer Recovery', speaks: 'Polish', free: 'night' },
    ...{ help: 'Overnight Services', rate: 28, vetted, stars: [4.9, 9] },
  },
  pip: {
    ...{ city: 'Chicago, IL', conditions: '', speaks: '', help: 'Companionship' },
    ...{ free: 'sat,sun 8-20', rate: 18, vetted: open },
  },
} as const satisfies Readonly<Record<string, JudgedCaregiver>>
