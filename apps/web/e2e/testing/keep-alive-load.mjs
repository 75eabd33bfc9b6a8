// Load from a process of its own: connections that are used again, as proxies and browsers use them. Each lane asks
// until the server refuses its connection; then the process prints what it has counted, as JSON.
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const [port, lanes, ...paths] = process.argv.slice(2)
const counted = { answered: 0, refused: 0, resets: [] }
/** Shorter than the server promises to keep an idle connection: who asks in this time must be answered. */
const MAX_IDLE_MS = 3_000

const ask = (agent, path) =>
  new Promise((resolve) => {
    const sent = request({ port, host: '127.0.0.1', path, agent }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode))
      response.once('error', (error) => resolve(`${error.code} within the answer`))
    })
    sent.once('error', (error) =>
      resolve(`${error.code}${sent.reusedSocket ? ' on a connection used again' : ''}`),
    )
    sent.end()
  })

async function runLane(lane) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let turn = lane; ; turn += 1) {
    const answer = await ask(agent, paths[turn % paths.length])
    if (typeof answer === 'number') {
      counted.answered += 1
      // Everybody has had an answer, and most are asking again.
      if (counted.answered === 5 * lanes) process.stderr.write('under way\n')
    } else if (answer.startsWith('ECONNREFUSED')) {
      counted.refused += 1
      break
    } else counted.resets.push(answer)
    // Half of the lanes leave their connection idle in between.
    if (lane % 2 === 1) await pause(Math.random() * MAX_IDLE_MS)
  }
  agent.destroy()
}

await Promise.all(Array.from({ length: Number(lanes) }, (_, lane) => runLane(lane)))
process.stdout.write(JSON.stringify(counted))
