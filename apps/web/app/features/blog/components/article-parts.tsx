import { CardTile } from '../../catalogue/components/item-tile'
import type { CardView } from '../../platform/client/card-view'

export type ShownPart = { type: 'text'; html: string } | { type: 'item'; card: CardView }

/** The text of an article, with items of the market as cards. */
export function ArticleParts({ parts }: { parts: readonly ShownPart[] }) {
  return (
    <div className="space-y-4">
      {parts.map((part, at) =>
        part.type === 'text' ? (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and never move
            key={at}
            className="prose"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown with HTML switched off
            dangerouslySetInnerHTML={{ __html: part.html }}
          />
        ) : (
          <div key={part.card.id} className="max-w-64">
            <CardTile card={part.card} sizes="16rem" approx={undefined}>
              {null}
            </CardTile>
          </div>
        ),
      )}
    </div>
  )
}
