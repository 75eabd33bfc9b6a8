// One of several processes that send requests together. It is sent a list of requests and sends them all at once on a message; where the
// list repeats, each is sent again and again until the server is gone or it gets a message to stop. It ends when
// its parent closes the channel: if it closed the channel itself, answers on their way would be lost.
import { randomUUID } from 'node:crypto'

let isStopped = false

/** `{key}` in a body becomes another one each time. */
async function ask(index, { url, body, ...init }) {
  const at = Date.now()
  const options = { ...init, body: body?.replaceAll('{key}', randomUUID()), redirect: 'manual' }
  try {
    const response = await fetch(url, options)
    const text = await response.text()
    return { index, status: response.status, location: response.headers.get('location') ?? '', text, at }
  } catch (error) {
    return { index, status: 0, location: '', text: String(error.cause ?? error), at }
  }
}

async function askAll({ asks, repeats }) {
  const lanes = asks.map(async ({ index, ...request }) => {
    do {
      const answer = await ask(index, request)
      process.send(answer)
      if (answer.status === 0) return
    } while (repeats && !isStopped)
  })
  await Promise.all(lanes)
  process.send('done')
}

process.once('message', (work) => {
  process.on('message', (word) => {
    if (word === 'go') askAll(work)
    else isStopped = true
  })
  process.send('ready')
})
