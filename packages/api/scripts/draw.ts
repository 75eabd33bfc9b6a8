import { setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { Drawing } from '../src/demo'
import { pictureKeyOf } from '../src/platform/pictures'

// What is made here is for whoever runs the market alone.
process.umask(0o077)
// The market is open meanwhile: its pages come first, and it needs the memory.
setPriority(10)
sharp.cache(false)

/** Started by scripts/demo.mjs, which hands on what the market's server asks for and shows how far this is. */
const { values } = parseArgs({ options: { data: { type: 'string' } } })

async function draw(): Promise<void> {
  if (values.data === undefined) throw new Error('Usage: draw.ts --data FOLDER')
  const drawing = await Drawing.open(values.data)
  process.on('message', async (message: unknown) => {
    if (typeof message !== 'object' || message === null || !('draw' in message)) return
    const name = String(message.draw)
    process.send?.({ drawn: name, isThere: await drawing.ask(pictureKeyOf(name)) })
  })
  process.on('disconnect', () => process.exit())
  process.send?.({ isReady: true })
  await drawing.run((done, total) => process.send?.({ done, total }))
}

draw()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
  .finally(() => {
    process.removeAllListeners('disconnect')
    if (process.connected) process.disconnect()
  })
