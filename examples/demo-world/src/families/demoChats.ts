/** The hand-written conversations of the demo accounts. f the family, c the caregiver; a blank line is a new day. */

/** Carol Ito and Marisol Rivera: long, so that paging shows. */
export const carolAndMarisol = `
f: Hello Marisol, I am Carol. My father is 84, he has dementia and had a small stroke in the spring. Are your mornings free?
c: Hello Carol, thank you for writing. Monday to Friday mornings are free from next week. What is his name?
f: Kenji. Everyone calls him Mr. Ito, even my husband.
c: Then so will I, until he says otherwise. How does he like to start the day?
f: Coffee, black, in the blue cup. Then the paper. Then complaints.
c: I can work with all three.
f: Could you come by on Thursday so that he can look you over?
c: Thursday at ten. Please tell him that I am coming for coffee.

f: He says you make it too weak.
c: He drank two cups.
f: He did! He has not done that since Mom. When can you start?
c: Monday. I will bring my own slippers.

c: First day. He ate an egg and half the toast, and we walked to the gate and back. He asked twice where your mother was; I asked him to tell me about her.
f: What did he say?
c: That she drove a green Datsun and would not let him drive it.
f: That is true. All of it.

f: How was this morning?
c: A slower one. He did not want the shower, so we did a warm washcloth and a clean shirt. We try again tomorrow.
f: The agency used to insist.
c: Insisting takes longer.

c: Shower done. I played the Hibari song that you sent. He sang!
f: I am crying in the office parking lot.
c: Good crying?
f: The best.

f: The neurologist moved us to the 14th at 9:20. Could you take him? I will meet you there.
c: Yes. I will put the walker and the blue folder in the car. Does he get carsick?
f: Only when I drive, he says.

c: We are at the clinic, third floor. He charmed the receptionist.
f: Two minutes away, parking.
c: They are calling him now. No hurry, they start with weight.

f: Thank you for taking notes in there, I heard nothing after the word progression.
c: That is normal. I wrote it out for you in plain words, it is on the fridge. The short form: same pills, more walking, come back in four months.
f: More walking. He will blame you.
c: He already does.

c: New pharmacy bottle today, same medicine, different color. I showed him and wrote it on the sheet so that nobody doubles it.
f: I would never have noticed. Thank you.

f: I am stuck in a meeting, could you stay until one?
c: Of course. We are folding towels. He folds them better than I do.
f: Forty years in a hotel laundry.
c: He told me! He says that I have the corners wrong.

c: Small bruise on the right hip. He does not remember, and he was not in pain when I pressed. I think it was the kitchen drawer. I closed it and put tape on the corner.
f: Should I call the doctor?
c: I would tell the nurse line, so that it is written down. I can be on the call.
f: They say to watch it and to call back if it swells. You were right to report it.

f: Happy Tuesday. Did he sleep?
c: From nine to five thirty. He was up once, and found his own way back with the night light.
f: The night light was your best idea.
c: It was eight dollars.

c: May I take off the Wednesday before Thanksgiving? My daughter flies in.
f: Yes! Take Thursday too. My cousin will be here. How long is she staying?
c: Ten days. She wants to meet Mr. Ito.
f: He will put on a tie.

c: He put on a tie.
f: I cannot believe it. Please send a picture!
c: With his permission. He says one, and only from the left.
f: Framed already.

f: The timesheet is approved, and thank you for splitting the hours so clearly.
c: Thank you Carol, that was quick.

c: The therapist left new exercises. Standing up ten times, holding the counter. He counts in Japanese and skips seven.
f: He always skipped seven. It made us furious as children.

f: Dad called me by my name on the phone last night. Twice.
c: He practiced. We have your photo by the telephone with your name underneath, big letters.
f: I do not know what to say.
c: You can say it to him. He likes it when you call at six.

c: Rain today, so we walked inside: kitchen, hall, kitchen, sixteen rounds. He charged me a toll.
f: How much?
c: One cookie.

f: We would like to keep the mornings through next year. Would that suit you?
c: It would suit me very well. Mr. Ito has given me a set of keys. I think that they are to the Datsun.
f: Then you are family, I am afraid.
c: I am glad to be.

c: He is a little hoarse today, no fever, 98.2. Tea with honey, and I kept the window closed.
f: Thanks. I will look in at lunch.
c: He is asleep in the chair with the paper on his chest. I left soup on the stove, low.
f: Could you come at half past eight tomorrow? I have to be in by nine.
c: Of course. Half past eight, and I will bring lemons.
f: You are a star. See you tomorrow!
`

/** Carol Ito and Denise Adeyemi: the last two are unread by Carol. */
export const carolAndDenise = `
f: Hello Denise, Marisol gave me your name. My father has an open sore on his heel and the clinic wants a nurse twice a week.
c: Hello Carol. Yes, I can look at it. Is he diabetic, and who is the ordering physician?
f: Borderline. Dr. Feldman at the wound clinic.
c: I will call for the orders. Tuesdays and Fridays at nine would work for me.
f: Perfect, that is when Marisol is here as well.

c: First dressing done. Two by one and a half centimeters, clean edges, no smell. I have shown Marisol how to float the heel on a pillow.
f: That sounds better than I feared.
c: It is. The heel boots are worth the money; please order the soft ones.
f: Done.

c: One by one and dry. He asked whether I was married.
f: Oh no.
c: I told him that my husband is very large.

f: Dad slept badly, could you come at half past eight instead of nine?
c: Of course. I will bring his chart.
c: Also, my license renewal is in the mail this week. I will show you the new card when it comes.
`

/** A second family and Marisol: the last two are unread by Marisol. */
export const jeromeAndMarisol = `
f: Good afternoon Marisol. I am Jerome, we live near Dimond Park. My grandmother has had a stroke and comes home on the 30th. I read your reviews.
c: Good afternoon Jerome. I am sorry about your grandmother. My mornings are taken, afternoons from two o'clock are free.
f: Afternoons would be fine, two to six. She speaks Spanish first and English when she is annoyed.
c: Then we will speak Spanish. Is there a bed downstairs?
f: We are moving one on Saturday.
f: One more question: what is your rate for afternoons, and could we meet before the 30th?
`

/** Carol and a caregiver whom she has blocked. */
export const blockedChat = `
c: Hi i saw ur job post. I can start today
f: Thank you for writing. We have somebody for the mornings, so we are not looking just now.
c: I can do it cheaper if you pay me outside the site
f: No, thank you.
c: Just send me ur number
`
