// Stands for the thread that draws, and does as the title says: throws, dies, hangs, or answers it.
import { parentPort } from 'node:worker_threads'

parentPort.on('message', ({ id, paper: { title } }) => {
  if (title === 'die') process.exit(7)
  if (title === 'break') throw new Error('broken')
  if (title === 'hang') for (;;);
  if (title === 'fail') return parentPort.postMessage({ id, error: 'cannot be drawn' })
  if (title === 'wait') return
  for (const letter of title) parentPort.postMessage({ id, bytes: new TextEncoder().encode(letter) })
  if (title !== 'half') parentPort.postMessage({ id, done: true })
})
