import { Html } from '../../../ui/html'
/** A part of an article, as HTML of the server: text, or an item of the market as a card. */
export interface ShownPart {
  type: 'text' | 'item'
  html: string
}

export const ArticlePart = ({ part }: { part: ShownPart }) => (
  <Html html={part.html} className={part.type === 'text' ? 'prose' : 'max-w-64'} />
)

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
