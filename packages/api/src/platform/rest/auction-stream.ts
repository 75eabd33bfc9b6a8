import { AUCTION_EVENTS } from '../socket/events'
import { describeFailures } from './shared-parts'

export const AUCTION_STREAM_SCHEMAS = { AuctionEvent: AUCTION_EVENTS.auctionUpdated.payload }

const ids = 'Ids of up to 100 items, with commas between.'

/** As the document has it. It is no call of the contract's router: its answer has no end. */
export const AUCTION_STREAM = {
  operationId: 'auctions-live',
  tags: ['Auctions'],
  summary: 'How auctions go, as server-sent events',
  description:
    'It begins with the state of each auction; items that are no auctions, or not public, are left out. A comment line comes every 25 seconds. `EventSource` connects again by itself when the stream ends, but not after a 429.',
  parameters: [
    {
      in: 'query' as const,
      name: 'ids',
      required: true,
      description: ids,
      schema: { type: 'string' as const, description: ids },
    },
  ],
  responses: {
    200: {
      description: 'A stream. The `data` of each event is JSON of this form.',
      content: { 'text/event-stream': { schema: { $ref: '#/components/schemas/AuctionEvent' } } },
    },
    ...describeFailures(['VALIDATION', 'TOO_MANY_REQUESTS', 'UNKNOWN_ERROR']),
  },
}
