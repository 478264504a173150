import { readDialogues, type Dialogue } from './dialogues.ts'

/** First contacts and arrangements, as people write them. Slots as in the reviews, with {day}, {time}, {rate}. */
export const beginnings: readonly Dialogue[] = readDialogues(`
f: Hi {c}, I found your profile while looking for someone for {my}. {She} has {c1} and lives with us in {city}. Do you have any time on {day}s?
c: Hello {f}, thank you for writing. Yes, {day} mornings are free. Is {she} walking on {hers} own?
f: With a walker, slowly. {She} needs help in the shower.
c: That I do every day. Would you like me to come by for an hour so that we can meet?
f: That would be lovely. {day} at {time}?
c: I will be there. Please keep the walker near the bed until then.

f: Good evening {c}. Are you still taking new families?
c: Good evening! I have two mornings open, {day} and the day after.
f: We would need {day} only to begin with. It is for {my}, {c1}, early stage.
c: Early is a good time to start; we can build a routine while {she} still chooses it {herself}.
f: That is exactly how I hoped someone would put it.

c: Hello {f}, I read your job post and I would like to help with {my2}. I have worked with {c1} for several years.
f: Thank you {c}. Could you tell me about a hard day you have had and what you did?
c: A client thought I was a burglar. I went out, rang the bell and came back in as a guest. We had tea.
f: I laughed and cried a bit. Can you come on {day}?
c: Yes, {time} works.

f: Hi, is the rate on your profile for weekends too?
c: Hi {f}. {rate} an hour on any day, holidays are a little more.
f: Fair. We need Saturday and Sunday, four hours each, for {my}.
c: I can do Saturdays for certain and every other Sunday.
f: Let me ask my sister about the other Sundays. I will write tomorrow.
c: Of course. No hurry.

f: Dear {c}, my siblings and I liked what you wrote. {My} was discharged yesterday and we are lost.
c: I am sorry, the first days are the hardest. Did they send you home with a medication list?
f: Three pages.
c: Keep them by the kettle and do not change anything today. I can come {day} at {time} and go through it with you.
f: Thank you. I feel better already.
c: Sleep if you can. Write to me if anything worries you tonight.

c: Hello, this is {c}. I see that you need evenings. I live fifteen minutes from {city}.
f: Hello {c}! Yes, from five to nine, dinner and bed for {my}.
c: Does {she} have a favorite dinner?
f: Fish on Fridays, otherwise anything soft.
c: I can do that. Shall I call you to talk it through?
f: Please do, after six.

f: Hi {c}, do you drive? {My} has dialysis three times a week.
c: I do. My own car, insured, and I know the center.
f: It is early, pickup at 5:45.
c: I am up at four anyway. Does {she} get cold there? I would bring a blanket.
f: {She} does, and nobody has ever asked. Can you start {day}?
c: Yes.

f: Hi {c}, do you have experience with {c1}? The agency keeps sending people who do not.
c: Yes, the last two families I worked for. I am happy to give you their numbers.
f: Please. And could you do two twelve-hour shifts rather than four short ones?
c: Twelves are fine with me, as long as there is a half-hour break in the middle.
f: Naturally.

f: Hello {c}. Odd question: are you all right with parrots?
c: As long as the parrot is all right with me.
f: He bites mailmen only. It is about {my}, {she} needs company in the afternoon.
c: Company I can do. What does {she} like to talk about?
f: The parrot, mostly.
c: Then we will get on.

f: Hi {c}, I need somebody from {time} on {day}. It is short notice, I know.
c: I can move something. How long do you need me?
f: Four hours, I have a surgery appointment of my own.
c: Then you should not have to worry about home. I will be there.
f: You have no idea what a relief that is.

c: Good morning {f}. You saved my profile, so I thought I would say hello. Are you looking for {my2}?
f: Good morning! Yes, for {my}. We are not in a hurry, maybe next month.
c: That is fine. May I ask what {she} needs most?
f: Somebody to walk with. {She} was a mail carrier and cannot sit still.
c: I love a walker. Write when you are ready.

f: Hello. I am writing for my {person}, who does not want help at all.
c: Hello {f}. Very few people do. What would {she} not mind?
f: Maybe somebody to help in the garden.
c: Then I come for the garden. The rest comes by itself, or it does not.
f: You have done this before.
c: A few times!

# nurse
f: {c}, is your license current? I am sorry to be blunt.
c: Not blunt at all. It is current, you can look it up by my number, and I can bring the card.
f: Thank you. {My} has a central line, so it matters.
c: It does. Who is the ordering physician, and how often is the dressing changed?
f: Weekly, on {day}s. I will send the orders when we meet.

f: Hi {c}! My wife and I both work nights. Could you do 9 pm to 7 am three times a week for {my}?
c: Hi {f}. I could do {day} and the two nights after.
f: {She} wakes about twice.
c: I stay awake, so that is fine. Is there a chair with good light? I read.
f: There is, and a shelf of mysteries.

c: Hello {f}, thank you for the invitation to your job. Before I apply, is there a lift at home? I have a careful back.
f: There is a ceiling lift in the bedroom and a shower chair.
c: Perfect. Then yes, I would like to apply.
f: Wonderful. Our other aide can show you the sling.

# tongue
f: Good afternoon {c}. {My} speaks mostly {tongue} now. Do you?
c: Good afternoon, yes, since I was a child.
f: {She} lost {hers} English after the stroke and gets so frustrated.
c: I understand. I will also write a few words on cards for you, so that you can point together.
f: That is kind. When could you visit?
c: {day} after {time}.

f: Hi {c}, would you consider live-in, four days on and three off?
c: I would, with my own room and eight hours of sleep most nights.
f: {She} sleeps from ten to six, and there is a room with a bath.
c: Then let us meet. I would like {my2} to have a say as well.
f: {She} already asked whether you play gin rummy.
c: Badly. {She} will like me.

f: Hello {c}, do you do short term? {My} is having a hip replaced on {day}.
c: Yes, two to six weeks is my usual after surgery.
f: We thought three.
c: Three is about right if the stairs go well. Could you take up the small rugs before {she} comes home?
f: Doing it tonight.

f: Hi {c}. We had a bad experience before, so I will be asking a lot.
c: Ask. I would too.
f: Who covers when you are sick?
c: I tell you as early as I can, and I have a colleague with the same certificates whom you can meet in advance.
f: And phones?
c: Mine stays in my bag except for emergencies and your notes.
f: All right. {day}, {time}?

c: Hello, I am {c}. Your post says mornings, but the pin is in {city}. Is parking possible?
f: Hello {c}, yes, we have a visitor permit for you.
c: Then mornings are no trouble at all.
f: Could you tell me what a usual morning looks like with you?
c: Vitals, toilet, wash, dress, breakfast, medicines, a bit of movement, and then whatever makes the day feel like one's own.

f: Dear {c}, would you be willing to share the week with another caregiver?
c: Certainly. I like a notebook on the kitchen table so that we both know everything.
f: She likes a notebook too. You would have {day} and the two days following.
c: Good. I will call her to say hello.

f: Hi {c}, {my} is a retired teacher and corrects everyone's grammar.
c: I shall endeavor to be worthy.
f: Ha! You are hired. Well, come on {day} first.
c: {time}?
f: {time} it is.

# aide
f: Hello {c}, can you do insulin?
c: Hello {f}. In this state I may remind and observe, and a nurse has to set it up. Is one coming?
f: Every Monday.
c: Then it works. I check the log with her and with {my2}.
f: Thank you for being straight about it.

f: Hi, I see that you are only {miles} miles away. Would two hours be worth it for you?
c: Hi {f}. Two hours is fine if it can be three days a week.
f: Three days would be even better. Lunch and a walk.
c: And a chat, I suppose.
f: That most of all.

c: Good evening {f}. I saw that you need help with {c1}. My own father had it.
f: I am sorry to hear that. Then you know.
c: I do. I also know that you need a rest. Do you have anybody on weekends?
f: Nobody.
c: I can give you Saturday.
f: I do not know what I will do with a Saturday.
c: Nothing, I hope.

f: Hello {c}, {my} asks whether you have a good arm. {She} wants to be pushed to the ball game.
c: I have two good arms and I bring peanuts.
f: No salt on them!
c: No salt. When is the game?
f: {day} at {time}.

f: Hi {c}. Are you vaccinated? {My} is on chemo.
c: Fully, flu as well, and I wear a mask whenever you like.
f: For the first weeks, please.
c: Understood. I also change clothes when I arrive if I come from another client.
f: I had not even thought of that. Thank you.

# nurse
f: Hi {c}, could you manage a tracheostomy? The hospital wants two trained people at home.
c: Yes. Suctioning, inner cannula changes, ties. I would want to see {hers} supplies first.
f: They can show you on {day} before the discharge.
c: I will come to the ward. It helps to learn it with {her} rather than about {her}.

f: Hi {c}, is {rate} your lowest?
c: Hello {f}. It is what I ask for this kind of care. For more than thirty hours a week I can come down a dollar.
f: It would be thirty-two.
c: Then a dollar less, gladly.

f: Hello. My {person} lives alone in {city} and I am in another state. Would you send me a note after each visit?
c: Hello {f}. I do that for all my families: what {she} ate, how {she} slept, how {she} seemed.
f: How {she} seemed is the part nobody tells me.
c: I will tell you, also when it is not good news.
f: Please. That is what I need.

c: Hi {f}, I am available from {day} and I am two streets away from you.
f: That is almost too good. Do you cook?
c: Soups, beans, rice, roast chicken, and I can puree anything.
f: {She} had a swallow test and needs it thick.
c: Level four? I know how. I would bring my own thickener the first day.

f: Good morning {c}. We need somebody who will not be put off by shouting. It is the illness, not {her}.
c: Good morning. I know. I lower my voice, I step back, I come again in ten minutes.
f: You would not take it personally?
c: Only if {she} shouts at my soup.
f: I think you will do.

f: Hi {c}, could you take {my} to physical therapy on {day}s and stay with {her}?
c: Yes. May I sit in, so that we can repeat the exercises at home?
f: Please do. The last person waited in the car.
c: Then they could not have known which knee.

f: Hello {c}, it is hospice. I do not know how to ask this.
c: You do not have to. I have done it before and I would be honored.
f: Nights are the worst.
c: I can begin with nights, from {day}. I will be quiet, and you can wake me or not, I will be awake.
f: Thank you.

# man
c: Hello, I would like to apply but your post says female only. My colleague Grace has free mornings, may I pass this on?
f: That is very thoughtful. Yes, please do.
c: Done. I wish you and {my2} all the best.
f: You are a kind person, {c}. If we ever need help with the heavy lifting I will write.

f: Hi {c}, is it all right if my {person} smokes? On the porch only.
c: On the porch is fine. Is there oxygen in the house?
f: No oxygen.
c: Then I will keep the ashtray empty and my opinions to myself.

f: Hello {c}, three of your reviews mention soup.
c: It has become a problem, I agree.
f: {My} wants to know which soup.
c: Chicken with lemon on most days. {day} I could bring some.
f: {She} says {time} and not a minute later.

f: Good afternoon {c}. We are two brothers caring for {my}, and we need a break from each other as much as from the work.
c: Good afternoon {f}. That is honest. How about I take {day} and {day2}, and you both go out?
f: Not together.
c: Not together.

f: Hi {c}. How do you feel about cameras? There is one in the living room.
c: Thank you for telling me. The living room is fine; bedroom and bath I would rather not.
f: It is only the living room, for falls.
c: Then I am comfortable.

f: Hello {c}, could you help with bathing only? Forty minutes, twice a week.
c: I can if the two visits are next to another one of mine. {day} and {day2} would fit.
f: Those are the days we hoped for.
c: Then I will see you {day} at {time}. Please have the bathroom warm.

f: Hi {c}, {my} had an aide for five years who retired, and {she} compares everyone.
c: Of course {she} does. What did she do that {she} misses?
f: She put the newspaper on the left side and warmed the cup.
c: Left side, warm cup. I will remember.

c: Hello {f}, you asked about holidays. I work Thanksgiving, not Christmas Day.
f: Thanksgiving is the one we need. There will be nineteen of us.
c: Then {my2} will need a quiet room and somebody to make an exit with.
f: I had not thought of it like that. Yes.
`)

/** What is written once the two know each other. */
export const afterwards: readonly Dialogue[] = readDialogues(`
c: Just leaving. {She} ate most of {hers} lunch and walked to the corner and back.
f: That is the best news today. Thank you {c}.

f: Running about twenty minutes late from work, can you stay?
c: Of course. We are doing the crossword.
f: You are a treasure.

c: I am stuck behind an accident on the bridge. Ten minutes, maybe fifteen.
f: Do not worry, I am here. Drive safely.
c: Arrived. Thank you.

f: {My} has a cold. Do you still want to come?
c: Yes, I will wear a mask and bring oranges.

c: The pharmacy gave a different brand, same dose, the pill is white now and not yellow. I wrote it on the sheet.
f: I would have panicked. Thanks for telling me.

f: Could we switch {day} to {day2} this week?
c: {day2} works, same time.
f: Perfect, I changed it.

c: Small bruise on the left forearm, {she} says from the drawer. I am keeping an eye on it.
f: I saw it too. Thank you for writing it down.

f: The timesheet is approved.
c: Thank you {f}, that was quick.

f: Do you need anything for next week?
c: Gloves, medium, and the unscented wipes. Nothing else.
f: Ordered.

c: {She} called me by your name today. I took it as a compliment.
f: It is one.

f: How was the night?
c: Up at two and at five. Back to sleep both times with warm milk.
f: Better than last week.
c: Much better.

c: Blood pressure 128 over 76, weight steady, good mood. Therapist comes at three.
f: I will call her after. Thanks!

f: My cousin is looking for somebody too. May I give her your name?
c: Please do, though I only have one afternoon left.

c: We found the hearing aid. It was in the sugar bowl.
f: Naturally it was.

f: Happy birthday {c}! There is a cake in the fridge, take it home.
c: You remembered! I will share it with {my2}, one slice, no frosting.

c: May I come half an hour earlier on {day}? There is a school recital.
f: Earlier is fine, and enjoy the recital.

f: The doctor lowered the evening dose, the new list is on the fridge.
c: Seen it, and I threw out the old one so that nobody mixes them up.

c: I would like to take the first week of next month off. My colleague can cover.
f: You have earned it. Let us have her over on {day} to meet {my2}.
`)
