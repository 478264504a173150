import { assistance, isNurse } from '../ground/catalogue.ts'
import type { AboutFacts, Sentence } from './about.ts'

const nurse = (f: AboutFacts) => isNurse(f.initials)
const professional = (f: AboutFacts) => f.is_hcp
const aide = (f: AboutFacts) => !f.is_hcp
const does = (id: number) => (f: AboutFacts) => f.home_support.includes(id)
const knows = (id: number) => (f: AboutFacts) => f.conditions.includes(id)
const longServed = (f: AboutFacts) => f.years >= 12
const seasoned = (f: AboutFacts) => f.years >= 4
const starting = (f: AboutFacts) => f.years <= 2

/** How a profile may begin. */
export const openings: readonly Sentence[] = [
  ['I have been caring for older adults for {years} years, most of them in and around {city}.', seasoned],
  ['{Years} years in home care have taught me to slow down and watch before I do anything.', seasoned],
  ['My name is {first} and I have {years} years of experience with {c1} and {c2}.', seasoned],
  [
    'I started out looking after my own grandmother, and {years} years later I still do this work because I love it.',
    seasoned,
  ],
  ['{Years} years ago I took one weekend shift to help a neighbor, and I never left the field.', seasoned],
  [
    'Most of my {years} years have been one-to-one with people who want to stay in their own homes.',
    seasoned,
  ],
  ['I am a {title} with {years} years behind me, mainly {c1} and {c2}.', seasoned],
  [
    'Families usually find me through other families. I have done this for {years} years in {city}.',
    longServed,
  ],
  [
    'I have worked with the same three families for most of the last {years} years and one of them recently no longer needs me.',
    longServed,
  ],
  [
    'I raised my children first and came to care work later; that was {years} years ago.',
    (f) => seasoned(f) && f.age >= 45,
  ],
  [
    'I have spent {years} years with people living with {c1}, and I still learn something from each of them.',
    seasoned,
  ],
  ['After {years} years in facilities and private homes I know which one I prefer: yours.', seasoned],
  ['I am new to paid care but not to caring: I looked after my uncle until he passed last year.', starting],
  ['I finished my training recently and I am looking for a family I can stay with.', starting],
  [
    'I have been a {title} for a little over {years} years and I am ready for a steady schedule.',
    (f) => f.years >= 2 && f.years <= 6,
  ],
  [
    'I come from a big family where the grandparents always lived with us, so this work feels natural to me.',
    aide,
  ],
  [
    'I am a {title} who left a busy hospital floor because I wanted time for one patient.',
    (f) => nurse(f) && seasoned(f),
  ],
  [
    '{Years} years at the bedside, the last few of them in home health.',
    (f) => professional(f) && seasoned(f),
  ],
  [
    'I became a nurse after my father had a stroke and I saw what good nursing does.',
    (f) => nurse(f) && knows(17)(f),
  ],
  ['Hello, I am {first}. I live near {city} and I look for work with one or two regular clients.'],
  ['People tell me I have a calm voice. It helps, in this work.'],
  [
    'I like mornings: getting someone washed, dressed and sitting by the window with breakfast is the best part of my day.',
    does(assistance.bathing),
  ],
]

/** What the person does. */
export const doings: readonly Sentence[] = [
  ['I help with bathing and dressing without rushing, and I always ask first.', does(assistance.bathing)],
  ['I am comfortable with transfers, gait belts and Hoyer lifts.', does(assistance.transferring)],
  [
    'I cook from scratch, low-salt or soft when it has to be, and I write down what was eaten.',
    does(assistance.mealPrep),
  ],
  [
    'I drive my own insured car and keep a clean record, so appointments and errands are no problem.',
    does(assistance.transportation),
  ],
  [
    'Light housekeeping is part of how I care: a tidy path to the bathroom prevents falls.',
    does(assistance.housekeeping),
  ],
  [
    'I keep a medication log that any family member can read at a glance.',
    does(assistance.medicationReminders),
  ],
  [
    'I do the shopping with a list and bring back the receipt and the change, every time.',
    does(assistance.shopping),
  ],
  [
    'I walk with my clients every day that the weather allows; ten minutes counts.',
    does(assistance.exercise),
  ],
  ['I can set up video calls so that grandchildren are not only photographs.', does(assistance.internet)],
  ['Dogs and cats are welcome. I will gladly feed and walk yours.', does(assistance.petCare)],
  ['I take overnight shifts and I stay awake when the situation asks for it.', does(assistance.overnight)],
  [
    'Conversation, cards, old photographs, a slow lunch: company is care too.',
    does(assistance.companionship),
  ],
  ['I have cared for people with {c1}, {c2} and {c3}.'],
  ['Most of my recent clients live with {c1} or {c2}.'],
  ['With dementia I do not argue and I do not quiz; I join the person where they are that day.', knows(20)],
  [
    'I know sundowning well and I plan the late afternoon so that it is the quietest part of the day.',
    (f) => knows(20)(f) || knows(2)(f),
  ],
  [
    "People with Parkinson's need time and a steady rhythm. I count steps with them and never pull.",
    knows(12),
  ],
  ['After a stroke I follow the exercises that the therapist leaves and note every small gain.', knows(17)],
  ['I check blood sugar, count carbohydrates and know the signs of a low.', knows(6)],
  [
    'I have sat with eleven families through hospice, and I am not afraid of that work.',
    (f) => knows(8)(f) && f.years >= 6,
  ],
  ['After surgery I watch the incision, the pain and the mood, in that order.', knows(13)],
  ['For people with COPD I pace everything: two steps, a breath, two steps.', knows(21)],
  [
    'My wound care is meticulous and I photograph progress for the physician when the family agrees.',
    (f) => nurse(f) && f.conditions.includes(38),
  ],
  [
    'I am confident with trach care and home ventilators and can teach the family the basics.',
    (f) => nurse(f) && knows(26)(f),
  ],
  [
    'I handle IV lines, ports and TPN, and I chart in real time.',
    (f) => nurse(f) && f.conditions.includes(32),
  ],
  [
    'Medication reconciliation after a discharge is where I most often catch trouble.',
    (f) => nurse(f) && f.conditions.includes(40),
  ],
  [
    'I have worked med-surg, rehab and skilled nursing, and I adapt quickly to a new unit.',
    (f) => nurse(f) && f.years >= 5,
  ],
  [
    'I take vital signs every visit and call early rather than late.',
    (f) => professional(f) && f.conditions.includes(31),
  ],
  [
    'I am used to isolation precautions and follow them without being reminded.',
    (f) => professional(f) && f.conditions.includes(36),
  ],
  [
    'I give complete handoffs, in writing, so that nobody has to guess at seven in the evening.',
    professional,
  ],
]

/** How the person is. */
export const manners: readonly Sentence[] = [
  ['I arrive ten minutes early, always.'],
  ['I put my phone away when I come in.'],
  ['If I am running late you will hear from me before you notice.'],
  ['I text a short note at the end of each visit so that you can work without worrying.'],
  ['I would rather ask a question twice than guess once.'],
  ['I am patient, I am tidy, and I laugh easily.'],
  ['I do not smoke and I do not mind stairs.'],
  ['I treat your parent the way I would want somebody to treat mine.'],
  ['I keep confidences. What happens in your home stays there.'],
  ['I believe people should do for themselves what they still can, so I help rather than take over.'],
  ['My last client called me bossy and then asked me to stay another year.', seasoned],
  ['I notice small things: a cup left full, a new bruise, a quieter voice.'],
  ['I work well with siblings who live far apart and want the same information.'],
  ['Routine matters to me, and so does breaking it for a birthday.'],
  ['I am strong, I am steady, and I speak softly.'],
  ['I sing while I work; tell me if you would rather I did not.'],
  ['I keep learning: last spring I took a course on {c1}.', (f) => f.years >= 3],
  ['I ask about the person first and the diagnosis second.'],
  ['I stay calm when things go wrong, and I tell you the truth about it afterwards.'],
  ['I leave the kitchen cleaner than I found it.', does(assistance.mealPrep)],
]

/** A detail of their own. */
export const details: readonly Sentence[] = [
  ['On my days off I tend tomatoes and take my nieces to the library.'],
  ['I sing in my church choir and I am never without a crossword.'],
  ['I am studying for my next certificate in the evenings.', (f) => f.years <= 8 && f.age < 50],
  ['I have two grown sons and a very spoiled cat.', (f) => f.age >= 44],
  ['I play dominoes for blood, so be warned.'],
  ['Baseball on the radio is fine with me, whichever team.'],
  ['I knit through quiet afternoons and have left a blanket in most houses.'],
  ['I make a good pot of soup and a better pot of coffee.', does(assistance.mealPrep)],
  ['I can talk about old films for as long as you like.'],
  ['I grew up on a farm and early hours do not bother me.'],
  ['I used to teach second grade, which turns out to be excellent training.', (f) => f.age >= 38],
  [
    'I worked in a hotel kitchen for years, and it shows at lunchtime.',
    (f) => does(assistance.mealPrep)(f) && f.age >= 36,
  ],
  ['I walk everywhere, so I know the benches and the shade in {city}.'],
  ['I read aloud well; mysteries are my favorite.'],
  ['I served as a medic before I came to home care.', (f) => f.gender === 'male' && f.age >= 30],
  ['Cooking the food somebody grew up with is my small specialty.', does(assistance.mealPrep)],
]

/** Practical things. */
export const practicalities: readonly Sentence[] = [
  ['I speak {languages} as well as English.', (f) => f.languages.length > 0],
  [
    'I can speak {languages} with your family, which sometimes makes all the difference.',
    (f) => f.languages.length > 0,
  ],
  [
    'If {language1} is the language of the house, we will understand each other from the first day.',
    (f) => f.languages.length > 0,
  ],
  ['I am looking for full-time hours with one family.', (f) => f.full_time],
  ['A few part-time hours a week suit me best.', (f) => f.part_time && !f.full_time],
  ['Short assignments, for example after a hospital stay, are fine with me.', (f) => f.short_term],
  ['I am open to live-in work with a proper room and proper breaks.', (f) => f.housing !== 1],
  ['I prefer to go home at night, and I am back on time in the morning.', (f) => f.housing === 1],
  ['Nights are my natural hours.', (f) => f.nights],
  ['I am free on weekends and most holidays.', (f) => f.weekends],
  ['I can travel up to {miles} miles from {city}.'],
  ['My vaccinations are up to date, COVID-19 included.', (f) => f.vaccinated],
  ['My background check and references are current; ask for any of them.', (f) => f.checked],
  ['I hold a current CPR and First Aid card.', (f) => f.initials.includes('CPR')],
  [
    'My {lead} is active and in good standing, and I keep my continuing education ahead of schedule.',
    (f) => f.is_hcp,
  ],
]

export const closings: readonly Sentence[] = [
  ['Call me and let us see whether we suit each other.'],
  ['I am happy to come by for a first hour so that you can both decide.'],
  ['Tell me about your loved one; I would like to hear.'],
  ['Ask me anything, especially the hard questions.'],
  ['I look forward to meeting you and your family.'],
  ['References on request, and gladly.'],
  ['Write to me with the days you need and I will answer the same day.'],
  ['If it is a good fit I stay for years.', seasoned],
  ['Thank you for reading this far.'],
  ['Let us have a cup of coffee and talk it over.'],
]
