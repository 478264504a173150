/** A fetch whose first answers are lost on their way back: what was asked is done, and nobody hears of it. */
export function losingAnswers(send: typeof fetch, times = 1): typeof fetch {
  let lost = times
  return async (input, init) => {
    const answer = await send(input, init)
    return lost-- > 0 ? new Response('', { status: 500 }) : answer
  }
}
