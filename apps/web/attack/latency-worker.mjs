// Asks for /healthz again and again from a thread of its own, and reports the longest wait since the last report.
import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let longest = 0
let isAsked = false

const probe = () =>
  new Promise((resolve) => {
    const began = performance.now()
    const end = () => resolve(performance.now() - began)
    get(`${workerData.url}/healthz`, { agent }, (response) => response.resume().once('end', end)).once(
      'error',
      end,
    )
  })

parentPort.on('message', (word) => {
  if (word === 'end') process.exit(0)
  isAsked = true
})

for (;;) {
  const waited = await probe()
  longest = Math.max(longest, waited)
  if (!isAsked) continue
  // One more, for whatever was asked while this one was under way.
  longest = Math.max(longest, await probe())
  parentPort.postMessage(longest)
  longest = 0
  isAsked = false
}
