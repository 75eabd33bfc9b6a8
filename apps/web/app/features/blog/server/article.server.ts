import { type ArticleText, articleBlocks, type PostCard, type PostRemark, renderArticle } from '@pasar/api'
import { escapeHtml, type Language, placeRemarks, readingMinutes } from '@pasar/domain'
import { shortenName } from '../../../lib/session/short-name.server'
import { pictureSrcSet, pictureUrl } from '../../../lib/uploads'
import { toCardViews } from '../../platform/server/card-view.server'
import type { ShownPart } from '../components/article-parts'
import { renderCard } from './article-card.server'

interface Shown {
  key: string
  width: number
  height: number
}

const SIZES = '(min-width: 48rem) 44rem, 100vw'

function writePicture({ key, width, height }: Shown, words: string): string {
  const alt = escapeHtml(words)
  return `<img src="${pictureUrl(key, 640)}" srcset="${pictureSrcSet(key)}" sizes="${SIZES}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async">`
}

function showPicture(pictures: readonly Shown[]) {
  const known = new Map(pictures.map((picture) => [picture.key, picture]))
  return (key: string, words: string): string | null => {
    const found = known.get(key)
    return found ? writePicture(found, words) : null
  }
}

/** An item as a card; null for one that cannot be had any more. */
function showItem(language: Language, { items }: ArticleText, slug: string, now: number): ShownPart | null {
  const item = items.get(slug)
  const [card] = item ? toCardViews([item], now) : []
  return card ? { type: 'item', html: renderCard(language, card) } : null
}

/** An article as its page shows it: parts of safe HTML, and the headings of its text. */
export function viewArticle(
  language: Language,
  article: ArticleText,
  pictures: readonly Shown[],
  now: number,
) {
  const headings: { id: string; text: string }[] = []
  const picture = showPicture(pictures)
  const shown = article.parts.flatMap((part): ShownPart | ShownPart[] => {
    if (part.type === 'text') return [{ type: 'text', html: renderArticle(part.text, { picture, headings }) }]
    return showItem(language, article, part.slug, now) ?? []
  })
  return { parts: shown, headings }
}

export type ArticleView = ReturnType<typeof viewArticle>

/** An article by its passages, as those see it who talk about it: with the remarks on each, the first made first. */
export function viewPassages(
  language: Language,
  article: ArticleText,
  pictures: readonly Shown[],
  remarks: readonly PostRemark[],
  now: number,
) {
  const options = { picture: showPicture(pictures), headings: [] }
  const shown = article.parts.flatMap((part): { part: ShownPart | null; words: string }[] => {
    if (part.type === 'text')
      return articleBlocks(part.text, options).map(({ html, text }) => ({
        part: { type: 'text', html },
        words: text,
      }))
    return [{ part: showItem(language, article, part.slug, now), words: part.slug }]
  })
  const inOrder = remarks.toReversed()
  const places = placeRemarks(
    shown.map(({ words }) => words),
    inOrder,
  )
  return {
    passages: shown.map((passage, at) => ({
      ...passage,
      remarks: inOrder.filter((_remark, index) => places[index] === at),
    })),
    /** Those whose words are not in the text any more. */
    lost: inOrder.filter((_remark, index) => places[index] === null),
  }
}

/** An article as lists show it. */
export const viewPost = ({ body, authorName, ...post }: PostCard) => ({
  ...post,
  authorName: shortenName(authorName),
  minutes: readingMinutes(body),
})
export type PostView = ReturnType<typeof viewPost>
