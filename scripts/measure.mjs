/**
 * Times of two ways to do the same thing, taken in turns, so that a noisy moment of the machine meets both.
 *
 * @param {() => unknown} ours What is measured; it may return a promise.
 * @param {() => unknown} peer What it is compared with.
 * @param {{ runs?: number, minMs?: number, cpu?: boolean }} [options] `runs` pairs (15), each side of a pair
 *   lasting at least `minMs` (20); `cpu` counts this process's CPU time in place of the clock's.
 * @returns {Promise<{ ours: number, peer: number, ratio: number }>} Medians, in microseconds an operation;
 *   `ratio` is the median of the pairs' own ratios, and so steadier than the quotient of the medians.
 */
export async function compare(ours, peer, { runs = 15, minMs = 20, cpu = false } = {}) {
  const clock = cpu ? cpuClock : wallClock
  const [ourTimes, peerTimes] = [await repetitions(ours, minMs), await repetitions(peer, minMs)]
  const pairs = []
  for (let run = 0; run < runs; run++) {
    const measureOurs = () => batch(ours, ourTimes, clock)
    const measurePeer = () => batch(peer, peerTimes, clock)
    // Whoever is second finds warmer caches and the other's garbage: each is second half of the time.
    if (run % 2 === 0) {
      const first = await measureOurs()
      pairs.push([first, await measurePeer()])
    } else {
      const first = await measurePeer()
      pairs.push([await measureOurs(), first])
    }
  }
  return {
    ours: median(pairs.map(([mine]) => mine)),
    peer: median(pairs.map(([, other]) => other)),
    ratio: median(pairs.map(([mine, other]) => mine / other)),
  }
}

/** The median time of one operation that has no peer, in microseconds. Options as for `compare`. */
export async function measure(run, { runs = 15, minMs = 20, cpu = false } = {}) {
  const times = await repetitions(run, minMs)
  const results = []
  for (let at = 0; at < runs; at++) results.push(await batch(run, times, cpu ? cpuClock : wallClock))
  return median(results)
}

/** The middle value; of an even count, the mean of the two in the middle. */
export function median(values) {
  const ordered = [...values].toSorted((a, b) => a - b)
  const middle = ordered.length >> 1
  return ordered.length % 2 === 1 ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2
}

const wallClock = () => performance.now() * 1000
const cpuClock = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** How often to repeat so that a batch lasts `minMs`; finding out warms the code up. */
async function repetitions(run, minMs) {
  let times = 1
  for (;;) {
    const started = wallClock()
    for (let at = 0; at < times; at++) await run()
    const ms = (wallClock() - started) / 1000
    if (ms >= minMs) return times
    times = Math.ceil(times * Math.min(10, Math.max(1.5, minMs / Math.max(ms, 0.001))))
  }
}

/** Microseconds an operation. What returns no promise is not awaited, lest the wait be what is measured. */
async function batch(run, times, clock) {
  const started = clock()
  let result = run()
  if (result instanceof Promise) {
    await result
    for (let at = 1; at < times; at++) await run()
  } else {
    for (let at = 1; at < times; at++) result = run()
  }
  return (clock() - started) / times
}
