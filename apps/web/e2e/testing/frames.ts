import type { Page, WebSocket } from '@playwright/test'

/** The page's next socket, once such a frame has gone over it: it may do so in the moment the socket opens. */
export const socketWith = (
  page: Page,
  event: 'framesent' | 'framereceived',
  pattern: RegExp,
): Promise<WebSocket> =>
  new Promise((resolve) => {
    page.once('websocket', (socket) => {
      const look = ({ payload }: { payload: string | Buffer }) => {
        if (pattern.test(String(payload))) resolve(socket)
      }
      if (event === 'framesent') socket.on('framesent', look)
      else socket.on('framereceived', look)
    })
  })
