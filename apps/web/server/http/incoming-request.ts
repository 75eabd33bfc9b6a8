import { IncomingMessage } from 'node:http'

/** Where the socket is served, and nothing else takes an upgrade. */
export const SOCKET_PATH = '/socket.io'

const isSocketPath = (url = ''): boolean => url.startsWith(`${SOCKET_PATH}/`)

/** Clients ask for a websocket with this protocol alone; in a list with others it is a wish like any other. */
export const asksForWebsocket = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket'

/**
 * With a listener for upgrades, Node hands every request with an Upgrade header to it, and none to those for requests.
 * A server may ignore the header and answer over HTTP/1.1 (RFC 9110, section 7.8), as it must for what it does not
 * speak (h2c). Newer versions of Node have `shouldUpgradeCallback` for this; in Node 20 only the request can say it.
 */
class IncomingRequest extends IncomingMessage {
  #asksForUpgrade = false

  /** Set by Node's parser before the headers are there, and read after. */
  get upgrade(): boolean {
    if (!this.#asksForUpgrade) return false
    return this.method === 'CONNECT' || (isSocketPath(this.url) && asksForWebsocket(this))
  }

  set upgrade(asks: boolean | null) {
    // The constructor of the base class sets it before there are fields.
    if (asks !== null) this.#asksForUpgrade = asks
  }
}

/** What the server of the shop is made with. */
export const serverOptions = {
  IncomingMessage: IncomingRequest,
  /** `refuseMalformed` of protocol.ts asks for exactly one, and its answer has the headers of all others. */
  requireHostHeader: false,
  /** Node looks for slow clients every 30 s unless set: headers that take 10 s would have 40. */
  connectionsCheckingInterval: 1_000,
}
