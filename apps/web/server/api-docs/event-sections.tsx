import type { EventView } from './contract-view'
import { Fields } from './schema-view'

const PLACES: Record<EventView['channel'], string> = {
  member: 'To a member, in the room they have joined',
  auction: 'To who watches an auction',
  server: 'From the client, acknowledged by the server',
}

/** The events of the socket. */
export const EventSections = ({ events }: { events: readonly EventView[] }) => (
  <section aria-labelledby="events">
    <h2 id="events">Events</h2>
    <p>
      <a href="https://socket.io">Socket.IO</a> at <code>/socket.io</code>. The handshake has{' '}
      <code>userId</code> and <code>token</code> of the login in its <code>auth</code>.{' '}
      <a href="/api/asyncapi.json">The same as AsyncAPI 3</a>.
    </p>
    {events.map(({ key, name, channel, summary, payload }) => (
      <article key={key} id={`event-${key}`}>
        <h3>
          <a href={`#event-${key}`}>{name}</a>
        </h3>
        <p className="summary">{summary}</p>
        <p>
          {PLACES[channel]}
          {payload.properties === undefined && <>. A text: {payload.description}</>}
        </p>
        <Fields schema={payload} />
      </article>
    ))}
  </section>
)
