import { CardTile } from '../../catalogue/components/item-tile'
import type { CardView } from '../../platform/client/card-view'

export type ShownPart = { type: 'text'; html: string } | { type: 'item'; card: CardView }

/** A part of an article: text, or an item of the market as a card. */
export function ArticlePart({ part }: { part: ShownPart }) {
  if (part.type === 'text')
    return (
      <div
        className="prose"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown with HTML switched off
        dangerouslySetInnerHTML={{ __html: part.html }}
      />
    )
  return (
    <div className="max-w-64">
      <CardTile card={part.card} sizes="16rem" approx={undefined}>
        {null}
      </CardTile>
    </div>
  )
}

/** The text of an article, with items of the market as cards. */
export function ArticleParts({ parts }: { parts: readonly ShownPart[] }) {
  return (
    <div className="space-y-4">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and never move
        <ArticlePart key={at} part={part} />
      ))}
    </div>
  )
}
