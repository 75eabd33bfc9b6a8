import type { PagePath } from '@pasar/domain/access/link-to'
import type { Call, ContractView, EventView } from './contract-view'
import { writeCurl } from './curl-example'
import { EventSections } from './event-sections'
import { Prose } from './prose'
import { Field, Fields } from './schema-view'

const PLACES = { path: 'in the path', query: 'in the query', header: 'a header' } as const

const AUDIENCE = {
  needed: 'For members.',
  counts: 'For everyone; a member’s token counts.',
  none: '',
} as const

const slugOf = (tag: string): string => tag.toLowerCase().replaceAll(' ', '-')

function Parameters({ call }: { call: Call }) {
  if (call.parameters.length === 0) return null
  return (
    <>
      <h4>Parameters</h4>
      <ul className="fields">
        {call.parameters.map((one) => (
          <Field
            key={`${one.in} ${one.name}`}
            name={one.name}
            schema={one.schema}
            isRequired={one.required === true}
            note={PLACES[one.in]}
          />
        ))}
      </ul>
    </>
  )
}

function Failures({ call }: { call: Call }) {
  return (
    <details>
      <summary>How it may fail</summary>
      <ul className="failures">
        {call.failures.map(({ status, code, message }) => (
          <li key={code}>
            <span className="status">{status}</span> <code>{code}</code> <span>{message}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function CallSection({ view, call }: { view: ContractView; call: Call }) {
  return (
    <article id={call.id}>
      <h3>
        <a href={`#${call.id}`}>
          <span className={`method ${call.method.toLowerCase()}`}>{call.method}</span>{' '}
          <code>{call.path}</code>
        </a>
      </h3>
      <p className="summary">
        {call.summary}.{AUDIENCE[call.token] && <span className="guarded"> {AUDIENCE[call.token]}</span>}
      </p>
      {call.description && <Prose text={call.description} />}
      <Parameters call={call} />
      {call.body?.properties && (
        <>
          <h4>Body</h4>
          <Fields schema={call.body} />
        </>
      )}
      <h4>Answer {call.status}</h4>
      <Fields schema={call.answer} />
      <Failures call={call} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys */}
      <pre tabIndex={0}>
        <code>{writeCurl(view, call)}</code>
      </pre>
    </article>
  )
}

const Intro = ({ view }: { view: ContractView }) => (
  <section id="begin" aria-labelledby="begin-title">
    <h2 id="begin-title">How to begin</h2>
    <p>
      Calls begin at <code>{view.base}</code>, take and answer JSON, and give amounts in ringgit.{' '}
      <a href="/api/openapi.json">The same as OpenAPI 3.1</a>. <a href="#events">Events</a> come over a
      socket: <a href="/api/asyncapi.json">the same as AsyncAPI 3</a>.
    </p>
    <p>
      <code>POST /auth/login</code> brings a <code>token</code>, which is sent as{' '}
      <code>Authorization: Bearer …</code>, and a <code>refreshToken</code>, which brings the next ones. Pages
      of the market itself send their cookie and <code>X-Requested-With: XMLHttpRequest</code>.
    </p>
    <p>
      A failure has an HTTP status and one form. <code>code</code> is for programs, <code>message</code> for
      people; <code>errors</code> has a sentence for each field that was wrong. With status 429{' '}
      <code>Retry-After</code> says how many seconds to wait, with 405 <code>Allow</code> which methods there
      are.
    </p>
    <p>
      What everyone may read has an <code>ETag</code>. Sent back as <code>If-None-Match</code>, it brings 304
      while nothing has changed.
    </p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys */}
    <pre tabIndex={0}>
      <code>{'{ "success": false, "code": "INSUFFICIENT_STOCK", "message": "Insufficient stock." }'}</code>
    </pre>
  </section>
)

const Contents = ({ view }: { view: ContractView }) => (
  <nav aria-label="Calls">
    <details open>
      <summary>Calls</summary>
      <ul>
        {view.tags.map(({ name, calls }) => (
          <li key={name}>
            <a href={`#${slugOf(name)}`}>{name}</a>
            <ul>
              {calls.map(({ id, method, path }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <span className={`method ${method.toLowerCase()}`}>{method}</span> {path}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li>
          <a href="#events">Events</a>
        </li>
        <li>
          <a href="#objects">Objects</a>
        </li>
      </ul>
    </details>
  </nav>
)

/** The contract for people. It needs no scripts. */
export function DocsPage({
  view,
  events,
  styles,
}: {
  view: ContractView
  events: readonly EventView[]
  styles: string
}) {
  const title = `${view.title} API`
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <header>
          <a href={'/' satisfies PagePath}>{view.title}</a>
          <h1>{title}</h1>
        </header>
        <Contents view={view} />
        <main>
          <Intro view={view} />
          {view.tags.map(({ name, calls }) => (
            <section key={name} aria-labelledby={slugOf(name)}>
              <h2 id={slugOf(name)}>{name}</h2>
              {calls.map((call) => (
                <CallSection key={call.id} view={view} call={call} />
              ))}
            </section>
          ))}
          <EventSections events={events} />
          <section aria-labelledby="objects">
            <h2 id="objects">Objects</h2>
            {Object.entries(view.schemas).map(([name, schema]) => (
              <article key={name} id={`schema-${name}`}>
                <h3>{name}</h3>
                <Fields schema={schema} />
              </article>
            ))}
          </section>
        </main>
      </body>
    </html>
  )
}
