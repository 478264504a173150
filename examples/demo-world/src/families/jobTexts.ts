/** Titles and sentences of job posts. Slots: {my}, {person}, {she}, {her}, {hers}, {She}, {c1}, {age}, {city}, {hours}. */
export const titles: readonly string[] = [
  'Caregiver for {my} in {city}',
  '{c1} care for {my}, {hours} hours a week',
  'Patient companion for a {age}-year-old {person}',
  'Mornings with {my}: shower, breakfast, a walk',
  'Help at home after the hospital',
  'Somebody kind for {my} with {c1}',
  'Steady part-time care in {city}',
  'Evenings and bedtime for {my}',
  'Weekend care so that we can rest',
  'Experienced aide for {c1}',
  'Driver, cook and friend for {my}',
  'Gentle overnight care',
]

export const nursingTitles: readonly string[] = [
  'Nurse for {my} in {city}, {hours} hours a week',
  'Private duty nurse, {c1}',
  'Wound care and medication visits for {my}',
  'Night nurse for {my} with {c1}',
]

export const situations: readonly string[] = [
  '{My} is {age} and lives with {c1}. {She} still has {hers} humor and most of {hers} opinions.',
  'We are looking for help with {my}, who is {age}. The main thing is {c1}.',
  '{My} came home from the hospital last month and is getting stronger, slowly.',
  '{She} has lived in the same house for forty years and intends to stay there.',
  '{My} was diagnosed with {c1} two years ago. Days are good, late afternoons are hard.',
  'Until now I have done all of it myself next to a full-time job, and I cannot any more.',
  '{My} does not think {she} needs anyone. Tact required.',
  'Our aide of five years is retiring, and we would like {hers} successor to overlap with her for a week.',
  '{She} is {age}, steady with a walker, and needs an arm on stairs and in the shower.',
]

export const wishes: readonly string[] = [
  'We would love somebody who cooks simple fresh food.',
  'Please be comfortable with a small, elderly, bossy dog.',
  'Reliability matters more to us than experience.',
  'A few written lines after each visit mean a lot to my brother, who lives abroad.',
  '{She} likes baseball on the radio, crosswords, and being read to.',
  'No heavy lifting: there is a ceiling lift and we will show you.',
  'The house has stairs and no parking trouble.',
  'We keep a shared calendar and are reasonable about changes.',
  'We pay for the agreed hours even when {she} naps through them.',
  'Somebody who can sit in silence without looking at a phone would be perfect.',
  'You would share the week with another caregiver, who is lovely.',
  'A car is useful, ours is insured for you.',
  'We are vaccinated and ask the same of you.',
]

export const endings: readonly string[] = [
  'Write to us and tell us a little about yourself.',
  'We would like to meet for an hour first, paid of course.',
  'Start is flexible for the right person.',
  'References please; we will call them.',
  'Thank you for considering us.',
]

export const applicationNotes: readonly string[] = [
  'I have cared for people with {c1} for years and I live close by. I would be glad to meet {her}.',
  'Your post made me smile. I am free at those hours and can start when you like.',
  'I can do all the days you ask for. My last family would be happy to talk with you.',
  'I know {c1} well and I keep good notes. May I call you?',
  'The hours fit with my other client. I cook, I drive, and I am good with dogs.',
  'I would like to help. I can come for a trial visit this week.',
  'I have done this exact routine before, lift included.',
  'Mornings are my best time, and I am ten minutes away.',
  'I am quiet, I am punctual, and I stay.',
  'I just finished with a family after four years and I am looking for the next one to stay with.',
]

export const withdrawNotes: readonly string[] = [
  'I have accepted another family in the meantime. I wish you all the best.',
  'My schedule changed and I could not give you the days that you need.',
  'The drive turned out to be longer than I can manage every day.',
]

export const notInterestedNotes: readonly string[] = [
  'Too far from where I live.',
  'The hours do not fit with my other client.',
  'I do not take overnight work at the moment.',
]

export const familyNotes: readonly string[] = [
  'Good call, wants to meet on the weekend.',
  'Called the first reference: excellent.',
  'Warm with Dad on the phone. Ask about Fridays.',
  'Would need a parking permit.',
]
