import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Unpadded } from './unpadded.server'

it('keeps every sign of pages in any script whole, wherever a buffer ends', async () => {
  // One byte more at the front each time: once every place of a sign meets the end of a buffer.
  for (let shift = 0; shift < 4; shift++) {
    const words = `${'x'.repeat(shift)}伟强🦊é`
    const page = (
      <ul>
        {Array.from({ length: 500 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it is
          <li key={index} title={`${words}${index}`}>
            {words}
          </li>
        ))}
      </ul>
    )
    const stream = new Unpadded()
    renderToPipeableStream(page).pipe(stream)
    expect(await text(stream)).toBe(renderToStaticMarkup(page))
  }
})
