import { linkTo } from '@pasar/domain/access/link-to'
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES, type Language } from '@pasar/domain/kernel/languages'

interface Props {
  kinds: readonly string[]
  kind: string
  language: Language
  mail: { subject: string; html: string; text: string }
}

// Plain links: the sheet in a mail has the nonce of the page it came with, so each needs a page of its own.
const linkToMail = (kind: string, language: Language): string =>
  linkTo('/playground/mails', { kind, language })

/** Every mail there is, in each language, as HTML and as text. */
export function MailsPage({ kinds, kind, language, mail }: Props) {
  return (
    <div className="pg-page pg-section">
      <h1 className="pg-title">Mails</h1>
      <nav aria-label="Kinds of mail" className="pg-nav">
        {kinds.map((one) => (
          <a key={one} href={linkToMail(one, language)} aria-current={one === kind ? 'page' : undefined}>
            {one}
          </a>
        ))}
      </nav>
      <nav aria-label="Languages of the mail" className="pg-nav">
        {LANGUAGES.map((one) => (
          <a
            key={one}
            href={linkToMail(kind, one)}
            lang={LANGUAGE_TAG[one]}
            aria-current={one === language ? 'page' : undefined}
          >
            {LANGUAGE_NAME[one]}
          </a>
        ))}
      </nav>
      <h2 lang={LANGUAGE_TAG[language]}>{mail.subject}</h2>
      <div className="pg-mail">
        <iframe title="The mail as HTML" sandbox="" srcDoc={mail.html} />
        <section aria-label="The mail as text" lang={LANGUAGE_TAG[language]}>
          <pre>{mail.text}</pre>
        </section>
      </div>
    </div>
  )
}
